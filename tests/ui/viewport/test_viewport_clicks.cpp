// SPDX-License-Identifier: MIT
#include "tests/ui/viewport/viewport_scene.h"

using namespace odori;
using namespace odori::test;

/// Clicks beside bones and the selection: a near miss of a handle must not deselect. The gizmo of
/// the arm is in the middle, with 62 pixels to each side; ten more pixels count as the gizmo.
class TestViewportClicks : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_fixture.reset(); }
    void aClickOnNothing_data();
    void aClickOnNothing();
    void thePlaceOfTheGizmoCounts();
    void whereBonesAreHiddenNothingIsLost();

private:
    [[nodiscard]] Viewport& view() { return m_fixture->viewport; }
    [[nodiscard]] Document& document() { return m_fixture->document; }
    void select(std::initializer_list<const char*> bones);
    /// Whether a click keeps the selection.
    [[nodiscard]] bool staysAfter(const QPoint& at, Qt::KeyboardModifiers modifiers = {});

    std::unique_ptr<ViewportFixture> m_fixture;
};

void TestViewportClicks::init()
{
    m_fixture = std::make_unique<ViewportFixture>();
    QVERIFY(m_fixture->isReady());
}

void TestViewportClicks::select(std::initializer_list<const char*> bones)
{
    mmd::Selection selection;
    for (const char* bone : bones)
        selection.setTrack(track(bone), true);
    document().select(selection);
}

bool TestViewportClicks::staysAfter(const QPoint& at, Qt::KeyboardModifiers modifiers)
{
    const mmd::Selection before = document().selection();
    const mmd::Scene scene = document().scene();
    QTest::mouseClick(&view(), Qt::LeftButton, modifiers, at);
    if (!(document().scene() == scene) || document().isGestureRunning())
        qFatal("a click is no edit");
    return document().selection() == before;
}

void TestViewportClicks::aClickOnNothing_data()
{
    QTest::addColumn<EditMode>("mode");
    QTest::addColumn<QPoint>("off"); // from the gizmo's middle
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<bool>("stays");
    const Qt::KeyboardModifiers none, shift = Qt::ShiftModifier, control = Qt::ControlModifier;
    using enum EditMode;
    QTest::newRow("within the ring") << Rotate << QPoint(25, -27) << none << true;
    QTest::newRow("within, below") << Rotate << QPoint(-24, 26) << none << true;
    QTest::newRow("just beyond the ring") << Rotate << QPoint(-49, -49) << none << true;
    QTest::newRow("farther") << Rotate << QPoint(-54, -54) << none << false;
    QTest::newRow("far") << Rotate << QPoint(-300, -200) << none << false;
    QTest::newRow("far, Shift") << Rotate << QPoint(-300, -200) << shift << true;
    QTest::newRow("far, Ctrl") << Rotate << QPoint(-300, -200) << control << true;
    QTest::newRow("no gizmo to select") << Select << QPoint(25, -27) << none << false;
    QTest::newRow("none to move: the arm turns") << Move << QPoint(25, -27) << none << false;
}

void TestViewportClicks::aClickOnNothing()
{
    QFETCH(EditMode, mode);
    QFETCH(QPoint, off);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QFETCH(bool, stays);
    select({"arm"});
    view().setEditMode(mode);
    QCOMPARE(m_fixture->at(Arm), QPoint(400, 300));
    QCOMPARE(staysAfter(QPoint(400, 300) + off, modifiers), stays);
    QCOMPARE(m_fixture->selected().size(), stays ? std::size_t(1) : std::size_t(0));
}

/// The distance is measured from the gizmo, not from the middle of the picture.
void TestViewportClicks::thePlaceOfTheGizmoCounts()
{
    select({"root"});
    view().setEditMode(EditMode::Move);
    const QPoint root = m_fixture->at(Root);
    QVERIFY(root.y() > 400);
    QVERIFY(staysAfter(root + QPoint(-35, -30))); // between two arrows
    QVERIFY(!staysAfter({425, 273}));
    select({"root"});
    view().setEditMode(EditMode::Rotate);
    QVERIFY(staysAfter(root + QPoint(-28, -25)));
    view().setEditMode(EditMode::Select);
    QVERIFY(!staysAfter(root + QPoint(-28, -25)));
}

void TestViewportClicks::whereBonesAreHiddenNothingIsLost()
{
    select({"arm"});
    view().setEditMode(EditMode::Rotate);
    view().setBonesShown(false);
    QVERIFY(staysAfter({100, 100}));
    view().setBonesShown(true);
    QVERIFY(!staysAfter({100, 100}));
}

QTEST_MAIN(TestViewportClicks)
#include "test_viewport_clicks.moc"
