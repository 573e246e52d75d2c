// SPDX-License-Identifier: MIT
#include "tests/ui/viewport/viewport_scene.h"
#include "ui/viewport/overlays/bone_overlay.h"

#include <glm/gtc/constants.hpp>

#include <algorithm>
#include <cmath>

using namespace odori;
using namespace odori::test;
using render::BoneMark;

namespace {

const glm::vec2 size(800.0f, 600.0f);

render::View viewFrom(float distance)
{
    mmd::CameraSample camera;
    camera.distance = distance;
    return render::viewOf(camera, size.x / size.y);
}

bool isRed(const glm::vec4& c)
{
    return c.r > 0.9f && c.g < 0.3f && c.b < 0.3f;
}

bool isNear(const glm::vec3& a, const glm::vec3& b)
{
    return glm::distance(a, b) < 1e-4f;
}

} // namespace

/// The marks and sticks of bones that are sent to the renderer.
class TestBoneOverlay : public QObject {
    Q_OBJECT
private slots:
    void init();
    void theShapeSaysWhatItDoes();
    void theColourSaysWhatItIs();
    void hiddenOnesShowWhenSelected();
    void aDraftIsGreenAndHollow();
    void selectedOnesLieAbove();
    void whatPhysicsMovesIsFaintAndBelow();
    void shortBonesShrinkFromAfar();
    void aStickLeadsToTheTail();
    void aTailMayBeAnOffset();
    void aFixedAxisIsALineOfItsOwn();
    void withoutAModelThereIsNothing();

private:
    void build(float distance = -45.0f)
    {
        m_posed.prepare();
        m_overlay.build(m_posed, viewFrom(distance), size);
    }
    void select(std::initializer_list<const char*> names);
    void setModel(mmd::pmx::Model data);
    /// Null if there is none.
    [[nodiscard]] const BoneMark* mark(int bone) const;
    [[nodiscard]] int place(int bone) const { return int(mark(bone) - m_overlay.marks().data()); }
    /// The stick between two points; null if there is none.
    [[nodiscard]] const render::OverlayLine* stick(
        const glm::vec3& from, const glm::vec3& to) const;

    mmd::Actor m_actor;
    PosedActor m_posed;
    BoneOverlay m_overlay;
};

void TestBoneOverlay::init()
{
    m_actor = {};
    m_actor.id = mmd::ActorId{1};
    m_actor.model = skeleton();
    m_posed = {};
    QVERIFY(m_posed.setActor(&m_actor));
}

void TestBoneOverlay::setModel(mmd::pmx::Model data)
{
    m_actor.model = std::make_shared<const mmd::Model>(mmd::makeModel(std::move(data), {}, {}));
    QVERIFY(m_posed.setActor(&m_actor));
}

void TestBoneOverlay::select(std::initializer_list<const char*> names)
{
    mmd::Selection selection;
    for (const char* name : names)
        selection.setTrack(track(name), true);
    m_posed.setSelection(selection);
}

const BoneMark* TestBoneOverlay::mark(int bone) const
{
    const auto& marks = m_overlay.marks();
    const auto found = std::find_if(
        marks.begin(), marks.end(), [&](const BoneMark& each) { return each.bone == bone; });
    return found == marks.end() ? nullptr : &*found;
}

const render::OverlayLine* TestBoneOverlay::stick(const glm::vec3& from, const glm::vec3& to) const
{
    for (const render::OverlayLine& line : m_overlay.sticks())
        if (isNear(line.from, from) && isNear(line.to, to))
            return &line;
    return nullptr;
}

void TestBoneOverlay::theShapeSaysWhatItDoes()
{
    build();
    for (const int moves : {Root, Goal})
        QCOMPARE(mark(moves)->shape, BoneMark::Shape::Square);
    for (const int turns : {Arm, Hand, Twist, Hip, Statue})
        QCOMPARE(mark(turns)->shape, BoneMark::Shape::Circle);
    QCOMPARE(m_overlay.marks().size(), std::size_t(10)); // each once, without the hidden one
    for (const BoneMark& each : m_overlay.marks())
        QVERIFY(!each.hollow);
}

void TestBoneOverlay::theColourSaysWhatItIs()
{
    build();
    const glm::vec4 plain = mark(Arm)->colour, goal = mark(Goal)->colour;
    const glm::vec4 twist = mark(Twist)->colour, statue = mark(Statue)->colour;
    QVERIFY(plain.b > 0.9f && plain.r < 0.3f && plain.a == 1.0f); // blue
    QCOMPARE(mark(Root)->colour, plain);
    QCOMPARE(mark(Knee)->colour, plain);
    QVERIFY(goal.r > 0.9f && goal.g > 0.4f && goal.b < 0.2f);         // orange
    QVERIFY(twist.b > 0.8f && twist.r > 0.5f && twist.g < 0.4f);      // violet
    QVERIFY(std::abs(statue.r - statue.b) < 0.2f && statue.a < 1.0f); // grey
    select({"goal", "twist", "statue", "arm"});
    build();
    for (const int bone : {Goal, Twist, Statue, Arm})
        QVERIFY(isRed(mark(bone)->colour));
    QCOMPARE(mark(Hip)->colour, plain);
}

void TestBoneOverlay::hiddenOnesShowWhenSelected()
{
    build();
    QVERIFY(!mark(Hidden));
    select({"hidden"});
    build();
    QVERIFY(mark(Hidden) && isRed(mark(Hidden)->colour));
    select({});
    build();
    QVERIFY(!mark(Hidden));
}

void TestBoneOverlay::aDraftIsGreenAndHollow()
{
    m_actor.drafts = {{track("arm"), 4, mmd::BoneValue{.translation = {0, 0, 0}}}};
    m_posed.setActor(&m_actor);
    build();
    QVERIFY(!mark(Arm)->hollow); // the draft is at another frame
    m_posed.setFrame(4.0);
    build();
    const glm::vec4 green = mark(Arm)->colour;
    QVERIFY(mark(Arm)->hollow && green.g > 0.5f && green.r < 0.3f && green.b < 0.5f);
    QVERIFY(!mark(Hand)->hollow);
    select({"arm"});
    build();
    QVERIFY(mark(Arm)->hollow && isRed(mark(Arm)->colour)); // both states are visible
}

void TestBoneOverlay::selectedOnesLieAbove()
{
    build();
    QVERIFY(place(Goal) > place(Ankle)); // goals are drawn over their effectors
    QCOMPARE(place(Goal), 9);
    select({"root", "arm"});
    build();
    QVERIFY(place(Root) > place(Goal) && place(Arm) > place(Goal));
    QCOMPARE(m_overlay.marks().size(), std::size_t(10));
}

void TestBoneOverlay::whatPhysicsMovesIsFaintAndBelow()
{
    mmd::pmx::Model data = skeleton()->data;
    mmd::pmx::RigidBody hanging, following;
    hanging.bone = Hip;
    hanging.mode = mmd::pmx::BodyMode::Dynamic;
    following.bone = Arm;
    following.mode = mmd::pmx::BodyMode::FollowsBone;
    data.rigidBodies = {following, hanging};
    setModel(data);
    build();
    QCOMPARE(place(Hip), 0);
    QVERIFY(mark(Hip)->colour.a < 0.7f);
    QCOMPARE(mark(Arm)->colour, mark(Hand)->colour);
}

void TestBoneOverlay::shortBonesShrinkFromAfar()
{
    build(); // the arm is 5 units, about 70 pixels
    QCOMPARE(mark(Arm)->scale, 1.0f);
    build(-400.0f); // 14 pixels
    const float small = mark(Arm)->scale;
    QVERIFY2(small > 0.3f && small < 0.6f, qPrintable(QString::number(small)));
    QCOMPARE(mark(Goal)->scale, 1.0f);
    build(-3000.0f);
    QVERIFY(mark(Arm)->scale > 0.3f && mark(Arm)->scale < small); // still visible
    select({"arm"});
    build(-3000.0f);
    QVERIFY(mark(Arm)->scale > 1.2f); // a selected mark is larger, whatever its colour
    QCOMPARE(mark(Goal)->scale, 1.0f);
    select({"goal"});
    build();
    QVERIFY(mark(Goal)->scale > 1.2f);
}

void TestBoneOverlay::aStickLeadsToTheTail()
{
    m_actor.drafts = {{track("root"), 0, mmd::BoneValue{.translation = {0, 2, 0}}}}; // all move
    m_posed.setActor(&m_actor);
    build();
    const auto* arm = stick({0, 12, 0}, {5, 12, 0});
    QVERIFY(arm);
    QVERIFY(glm::vec3(arm->colour) == glm::vec3(mark(Arm)->colour));
    QVERIFY(arm->colour.a > 0.5f && arm->colour.a < 1.0f);
    const float width = arm->width;
    select({"arm"});
    build();
    QVERIFY(stick({0, 12, 0}, {5, 12, 0})->width > width * 1.3f);
    QVERIFY(isRed(stick({0, 12, 0}, {5, 12, 0})->colour));
}

void TestBoneOverlay::aTailMayBeAnOffset()
{
    mmd::pmx::Model data = skeleton()->data;
    data.bones[Ring].tailOffset = {0, -3, 0};
    setModel(data);
    const mmd::BoneValue turned{
        .rotation = glm::angleAxis(glm::half_pi<float>(), glm::vec3(0, 0, 1))};
    m_actor.drafts = {{track("ring"), 0, turned}};
    m_posed.setActor(&m_actor);
    build();
    const glm::vec3 place = m_posed.pose()->bones[Ring].translation;
    const glm::vec3 tail =
        place + m_posed.pose()->bones[Ring].rotation * glm::vec3(0, -3, 0); // it rotates too
    QVERIFY(std::abs(tail.y - place.y) < 2.9f);
    QVERIFY(stick(place, tail));
    QVERIFY(!stick(place, place)); // bones without a tip have no stick
}

void TestBoneOverlay::aFixedAxisIsALineOfItsOwn()
{
    for (const float distance : {-45.0f, -90.0f}) {
        build(distance);
        QCOMPARE(m_overlay.sticks().size(), std::size_t(2)); // and the arm's
        const render::OverlayLine& axis = *std::find_if(m_overlay.sticks().begin(),
            m_overlay.sticks().end(), [](const auto& line) { return line.to.x < 0.0f; });
        QCOMPARE(axis.colour, mark(Twist)->colour);
        QVERIFY(isNear((axis.from + axis.to) / 2.0f, {-5, 10, 0}));
        const auto a = render::projected(viewFrom(distance), axis.from, size);
        const auto b = render::projected(viewFrom(distance), axis.to, size);
        QVERIFY(std::abs(glm::distance(*a, *b) - 24.0f) < 0.1f); // at every distance
        QVERIFY(std::abs(a->y - b->y) < 0.01f);
    }
}

void TestBoneOverlay::withoutAModelThereIsNothing()
{
    build();
    QVERIFY(!m_overlay.marks().empty() && !m_overlay.sticks().empty());
    m_posed.setActor(nullptr);
    build();
    QVERIFY(m_overlay.marks().empty() && m_overlay.sticks().empty());
}

QTEST_MAIN(TestBoneOverlay)
#include "test_bone_overlay.moc"
