// SPDX-License-Identifier: MIT
#include "tests/ui/viewport/viewport_scene.h"

#include <QtWidgets/QLineEdit>

#include <algorithm>

using namespace odori;
using namespace odori::test;

using Tracks = std::vector<mmd::TrackId>;

/// The lasso: a drag of the left button around bones. The arm is in the middle of the picture, hand
/// and ring are at its right, the twist bone is at its left, the leg is below.
class TestViewportLasso : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_fixture.reset(); }
    void bonesInsideAreSelected();
    void theLineClosesItself();
    void shiftAddsAndControlRemoves_data();
    void shiftAddsAndControlRemoves();
    void altDrawsTheOtherShape();
    void escapeDropsIt();
    void anotherModeDropsIt();
    void theLineIsDrawn();
    void aClickStillSelectsABone();
    void aSmallMovementIsAClick();
    void bonesOfTheOtherActorStay();
    void aLassoOfNothingDeselects();

private:
    [[nodiscard]] Viewport& view() { return m_fixture->viewport; }
    [[nodiscard]] QPointF at(int bone) { return m_fixture->at(bone); }
    [[nodiscard]] Tracks selected() const { return m_fixture->selected(); }
    void moveAlong(const std::vector<QPointF>& path, Qt::KeyboardModifiers modifiers);
    void lasso(const std::vector<QPointF>& path, Qt::KeyboardModifiers modifiers = {});
    /// Corners around a point, without the last edge.
    [[nodiscard]] static std::vector<QPointF> around(const QPointF& middle, double reach = 15);

    std::unique_ptr<ViewportFixture> m_fixture;
};

void TestViewportLasso::init()
{
    m_fixture = std::make_unique<ViewportFixture>();
    QVERIFY(m_fixture->isReady());
    view().setEditMode(EditMode::Lasso);
}

std::vector<QPointF> TestViewportLasso::around(const QPointF& middle, double reach)
{
    return {middle + QPointF(-reach, -reach), middle + QPointF(reach, -reach),
        middle + QPointF(reach, reach), middle + QPointF(-reach, reach)};
}

void TestViewportLasso::moveAlong(const std::vector<QPointF>& path, Qt::KeyboardModifiers modifiers)
{
    constexpr int steps = 8;
    for (std::size_t corner = 1; corner < path.size(); ++corner)
        for (int step = 1; step <= steps; ++step)
            move(view(), Qt::LeftButton,
                path[corner - 1] + (path[corner] - path[corner - 1]) * step / steps, modifiers);
}

void TestViewportLasso::lasso(const std::vector<QPointF>& path, Qt::KeyboardModifiers modifiers)
{
    press(view(), Qt::LeftButton, path.front(), modifiers);
    moveAlong(path, modifiers);
    release(view(), Qt::LeftButton, path.back(), modifiers);
}

/// An L around twist and the leg leaves the arm out, which a rectangle around both has.
void TestViewportLasso::bonesInsideAreSelected()
{
    const QPointF twist = at(Twist), arm = at(Arm), hip = at(Hip), ankle = at(Ankle);
    QVERIFY(twist.x() < arm.x() && hip.x() > arm.x() && ankle.y() > arm.y());
    lasso({twist + QPointF(-20, -20), twist + QPointF(20, -20), twist + QPointF(20, 30),
        hip + QPointF(40, -30), ankle + QPointF(40, 30), QPointF(twist.x() - 20, ankle.y() + 30)});
    const Tracks now = selected();
    for (const char* inside : {"ankle", "goal", "hip", "knee", "twist"})
        QVERIFY2(std::binary_search(now.begin(), now.end(), track(inside)), inside);
    QVERIFY(!std::binary_search(now.begin(), now.end(), track("arm")));
    QVERIFY(!std::binary_search(now.begin(), now.end(), track("hidden")));
    QVERIFY(!std::binary_search(now.begin(), now.end(), track("statue")));
    QVERIFY(!m_fixture->document.canUndo());
}

void TestViewportLasso::theLineClosesItself()
{
    lasso(around(at(Arm)));
    QCOMPARE(selected(), Tracks{track("arm")});
}

void TestViewportLasso::shiftAddsAndControlRemoves_data()
{
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<EditMode>("mode");
    QTest::addColumn<Tracks>("expected");
    const Qt::KeyboardModifiers none, shift = Qt::ShiftModifier, control = Qt::ControlModifier;
    for (const auto& [name, mode] :
        {std::pair("lasso", EditMode::Lasso), {"rectangle", EditMode::Select}}) {
        QTest::addRow("%s", name) << none << mode << Tracks{track("arm")};
        QTest::addRow("%s, Shift", name) << shift << mode << Tracks{track("arm"), track("twist")};
        QTest::addRow("%s, Ctrl", name) << control << mode << Tracks{track("twist")};
    }
}

void TestViewportLasso::shiftAddsAndControlRemoves()
{
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QFETCH(EditMode, mode);
    QFETCH(Tracks, expected);
    view().setEditMode(mode);
    const bool removes = modifiers & Qt::ControlModifier;
    mmd::Selection before;
    before.setTrack(track("twist"), true);
    before.setTrack(track("arm"), removes);
    m_fixture->document.select(before);
    const auto corners = around(at(Arm));
    if (mode == EditMode::Lasso)
        lasso(corners, modifiers);
    else
        drag(view(), Qt::LeftButton, corners[0], corners[2], modifiers);
    QCOMPARE(selected(), expected);
}

/// Between the twist bone and the arm, a diagonal line has neither, a rectangle has both.
void TestViewportLasso::altDrawsTheOtherShape()
{
    const QPointF high = at(Twist) + QPointF(-15, -15), low = at(Arm) + QPointF(15, 15);
    drag(view(), Qt::LeftButton, high, low, Qt::AltModifier);
    QCOMPARE(selected(), (Tracks{track("arm"), track("twist")}));
    view().setEditMode(EditMode::Select);
    drag(view(), Qt::LeftButton, high, low, Qt::AltModifier);
    QVERIFY(selected().empty());
}

void TestViewportLasso::escapeDropsIt()
{
    m_fixture->click(Twist);
    const auto corners = around(at(Arm));
    press(view(), Qt::LeftButton, corners[0]);
    moveAlong(corners, {});
    QTest::keyClick(&view(), Qt::Key_Escape);
    release(view(), Qt::LeftButton, corners[3]);
    QCOMPARE(selected(), Tracks{track("twist")});
    lasso(corners); // the next one begins anew
    QCOMPARE(selected(), Tracks{track("arm")});
}

void TestViewportLasso::anotherModeDropsIt()
{
    const auto corners = around(at(Arm));
    press(view(), Qt::LeftButton, corners[0]);
    moveAlong(corners, {});
    view().setEditMode(EditMode::Select);
    release(view(), Qt::LeftButton, corners[3]);
    QVERIFY(selected().empty());
}

void TestViewportLasso::theLineIsDrawn()
{
    const QPoint corner(60, 60); // beside the figure and the texts
    const auto colours = [&](const QRect& area) {
        const QImage picture = view().grabFramebuffer();
        QSet<QRgb> seen;
        for (int y = area.top(); y <= area.bottom(); ++y)
            for (int x = area.left(); x <= area.right(); ++x)
                seen.insert(picture.pixel(QPoint(x, y) * int(picture.devicePixelRatio())));
        return seen;
    };
    const QRect edge(corner.x() + 20, corner.y() - 3, 40, 6);
    const QSet<QRgb> before = colours(edge);
    press(view(), Qt::LeftButton, corner);
    moveAlong({corner, corner + QPoint(90, 0), corner + QPoint(90, 90)}, {});
    QVERIFY(colours(edge) != before);
    release(view(), Qt::LeftButton, corner + QPoint(90, 90));
    QCOMPARE(colours(edge), before);
}

void TestViewportLasso::aClickStillSelectsABone()
{
    m_fixture->click(Arm);
    QCOMPARE(selected(), Tracks{track("arm")});
    m_fixture->click(Twist, Qt::ShiftModifier);
    QCOMPARE(selected(), (Tracks{track("arm"), track("twist")}));
}

void TestViewportLasso::aSmallMovementIsAClick()
{
    m_fixture->click(Arm);
    const QPointF nothing(30, 500);
    press(view(), Qt::LeftButton, nothing);
    move(view(), Qt::LeftButton, nothing + QPointF(2, 1));
    release(view(), Qt::LeftButton, nothing + QPointF(2, 1));
    QVERIFY(selected().empty());
}

/// A lasso selects bones of the active actor only.
void TestViewportLasso::bonesOfTheOtherActorStay()
{
    Document& document = m_fixture->document;
    document.load(mmd::addActor(document.scene(), skeleton()));
    QTRY_VERIFY(view().stage().isUploaded());
    const mmd::ActorId second = document.scene().active;
    QCOMPARE(document.scene().actors.size(), std::size_t(2));
    lasso(around(at(Arm)));
    QCOMPARE(selected(), Tracks{track("arm")});
    document.activate(document.scene().actors.front().id);
    QVERIFY(selected().empty());
    document.activate(mmd::sceneActor);
    lasso({{100, 100}, {700, 100}, {700, 500}});
    QVERIFY(selected().empty());
    document.activate(second);
    QVERIFY(selected().empty());
}

void TestViewportLasso::aLassoOfNothingDeselects()
{
    m_fixture->click(Arm);
    lasso({{20, 500}, {60, 500}, {60, 560}});
    QVERIFY(selected().empty());
}

QTEST_MAIN(TestViewportLasso)
#include "test_viewport_lasso.moc"
