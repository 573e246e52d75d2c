// SPDX-License-Identifier: MIT
#include "tests/ui/viewport/viewport_scene.h"
#include "ui/viewport/viewport_view.h"

#include <QtGui/QImage>

#include <set>

using namespace odori;
using namespace odori::test;

/// The view without marks and tools.
class TestCleanView : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_fixture.reset(); }

    void onlyThePictureIsLeft();
    void nothingCanBeClicked();
    void escapeEndsIt();
    void escapeEndsADragFirst();
    void theNoteEndsByItself();
    void otherWindowsGetIt();

private:
    [[nodiscard]] Viewport& view() { return m_fixture->viewport; }
    /// The rows of the background are of one colour if nothing is drawn over them.
    [[nodiscard]] int inkedRows()
    {
        const QImage image = view().grab().toImage().convertToFormat(QImage::Format_RGB32);
        int rows = 0;
        for (int y = 0; y < image.height(); ++y) {
            std::set<QRgb> colours;
            for (int x = 0; x < image.width(); ++x)
                colours.insert(image.pixel(x, y));
            rows += colours.size() > 1 ? 1 : 0;
        }
        return rows;
    }

    std::unique_ptr<ViewportFixture> m_fixture;
};

void TestCleanView::init()
{
    m_fixture = std::make_unique<ViewportFixture>();
    QVERIFY(m_fixture->isReady());
    view().activateWindow();
    view().setFocus();
}

void TestCleanView::onlyThePictureIsLeft()
{
    m_fixture->click(Arm);
    view().setEditMode(EditMode::Rotate);
    QVERIFY(inkedRows() > 300);
    QSignalSpy changed(&view(), &Viewport::cleanChanged);
    view().setClean(true);
    QVERIFY(view().isClean());
    QCOMPARE(changed.count(), 1);
    const int note = inkedRows(); // only how to end it is there
    QVERIFY(note > 5 && note < 60);
    QTRY_COMPARE_WITH_TIMEOUT(inkedRows(), 0, 10000);
    view().setClean(false);
    QVERIFY(inkedRows() > 300);
    QVERIFY(view().isGridShown() && view().areBonesShown());
}

void TestCleanView::nothingCanBeClicked()
{
    view().setClean(true);
    QTRY_COMPARE_WITH_TIMEOUT(inkedRows(), 0, 10000);
    m_fixture->click(Arm);
    QVERIFY(m_fixture->selected().empty());
    QVERIFY(inkedRows() > 5); // says how to end it
    const float yaw = view().camera().shown().rotation.y;
    drag(view(), Qt::RightButton, {300, 300}, {340, 300}); // orbits as ever
    QVERIFY(view().camera().shown().rotation.y != yaw);
}

void TestCleanView::escapeEndsIt()
{
    view().setClean(true);
    QTest::keyClick(&view(), Qt::Key_Escape);
    QVERIFY(!view().isClean());
    m_fixture->click(Arm);
    QCOMPARE(m_fixture->selected().size(), std::size_t(1));
}

void TestCleanView::escapeEndsADragFirst()
{
    view().setClean(true);
    press(view(), Qt::RightButton, {300, 300});
    move(view(), Qt::RightButton, {350, 300});
    QTest::keyClick(&view(), Qt::Key_Escape);
    QVERIFY(view().isClean());
    release(view(), Qt::RightButton, {350, 300});
    QTest::keyClick(&view(), Qt::Key_Escape);
    QVERIFY(!view().isClean());
}

void TestCleanView::theNoteEndsByItself()
{
    view().setClean(true);
    view().setClean(false);
    view().setGridShown(false);
    view().setBonesShown(false);
    view().clearFocus(); // its frame is in every row
    const int title = inkedRows();
    QVERIFY(title < 40); // no note is left behind
}

void TestCleanView::otherWindowsGetIt()
{
    view().setClean(true);
    view().setHelpers({.hasTrail = true, .ghosts = Ghosting::Frames});
    Viewport other(m_fixture->document, m_fixture->playback);
    other.setView(view().view());
    QVERIFY(other.isClean());
    QVERIFY(other.helpers() == view().helpers());
}

QTEST_MAIN(TestCleanView)
#include "test_clean_view.moc"
