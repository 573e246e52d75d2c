// SPDX-License-Identifier: MIT
#include "libmmd/motion/names.h"
#include "tests/app/window_hands.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/window/message_bar.h"

using namespace odori;

/// The real window on a machine whose OpenGL is too old (Mesa claims that) or, if the environment
/// has QT_XCB_GL_INTEGRATION=none, missing.
class TestWithoutOpenGl : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { test::prepare("test_without_opengl"); }
    void itSaysWhyThereIsNoPicture();
    void motionsAreEditedAndSaved();

private:
    void checkReasonInView();

    std::unique_ptr<MainWindow> m_window;
};

/// The middle of the view has light text on a dark box.
void TestWithoutOpenGl::checkReasonInView()
{
    const QImage view = m_window->viewport().grab().toImage();
    const QRect middle(view.width() / 2 - 60, view.height() / 2 - 8, 120, 16);
    int light = 0, dark = 0;
    for (int y = middle.top(); y <= middle.bottom(); ++y)
        for (int x = middle.left(); x <= middle.right(); ++x) {
            const int grey = qGray(view.pixel(x, y));
            light += grey > 200;
            dark += grey < 60;
        }
    QVERIFY2(light > 50 && dark > 500, qPrintable(QStringLiteral("%1 %2").arg(light).arg(dark)));
}

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
    checkReasonInView(); // the message has given way to others
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
    if (qgetenv("QT_XCB_GL_INTEGRATION") != "none")
        qputenv("MESA_GL_VERSION_OVERRIDE", "2.1");
    QApplication application(argc, argv);
    TestWithoutOpenGl tests;
    return QTest::qExec(&tests, argc, argv);
}

#include "test_without_opengl.moc"
