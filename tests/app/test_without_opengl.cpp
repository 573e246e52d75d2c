// SPDX-License-Identifier: MIT
#include "libmmd/motion/names.h"
#include "tests/app/window_hands.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/window/message_bar.h"

using namespace odori;

/// The real window on a machine whose OpenGL is too old (Mesa claims that) or missing.
class TestWithoutOpenGl : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { test::prepare("test_without_opengl"); }
    void itSaysWhyThereIsNoPicture();
    void motionsAreEditedAndSaved();

private:
    std::unique_ptr<MainWindow> m_window;
};

void TestWithoutOpenGl::itSaysWhyThereIsNoPicture()
{
    m_window = test::shownWindow();
    QVERIFY(m_window);
    QTRY_VERIFY2(m_window->messageBar().text().contains(u"OpenGL 3.3"),
        qPrintable(m_window->messageBar().text()));
    QVERIFY(m_window->messageBar().isVisible());
}

void TestWithoutOpenGl::motionsAreEditedAndSaved()
{
    QVERIFY(test::opened(*m_window, samplePaths()));
    Document& document = m_window->document();
    QVERIFY(document.actor() && document.actor()->model);
    const mmd::Scene before = document.scene();
    mmd::Selection selection;
    const mmd::TrackId track = mmd::trackIds(document.actor()->motion).front();
    selection.setKey(track, mmd::framesOf(document.actor()->motion, track).front(), true);
    document.select(mmd::withTracksOfKeys(selection));
    m_window->dopeSheet().canvas().setFocus();
    QTest::keyClick(&m_window->dopeSheet().canvas(), Qt::Key_Delete);
    QVERIFY(!(document.scene() == before));
    m_window->viewport().grab(); // nothing is drawn, and nothing is harmed
    m_window->playback().play();
    QTest::qWait(300);
    m_window->playback().stop();
    QVERIFY(document.currentFrame() > 0.0);
    document.undoStack()->undo();
    QVERIFY(document.scene().actors[0].motion == before.actors[0].motion);
    m_window.reset();
}

int main(int argc, char* argv[])
{
    qputenv("MESA_GL_VERSION_OVERRIDE", "2.1");
    QApplication application(argc, argv);
    TestWithoutOpenGl tests;
    return QTest::qExec(&tests, argc, argv);
}

#include "test_without_opengl.moc"
