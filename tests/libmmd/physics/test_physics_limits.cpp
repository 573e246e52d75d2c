// SPDX-License-Identifier: MIT
#include "libmmd/physics/physics_limits.h"
#include "tests/libmmd/physics/body_builder.h"
#include "tests/support/cpu_time.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace odori::test;
using enum mmd::pmx::BodyMode;
using Limits = mmd::PhysicsLimits;

namespace {

/// `count` balls on their own bones, `apart` units from each other, that may all collide.
BodyBuilder balls(int count, float apart, std::uint16_t mask = 0xFFFF)
{
    BodyBuilder builder;
    builder.sphere(builder.bone({0, 20, 0}), FollowsBone);
    for (int ball = 1; ball <= count; ++ball)
        builder.sphere(builder.bone({apart * float(ball), 20, 0}, 0), Dynamic, 1.0f).mask = mask;
    return builder;
}

int warningsOfOff(const std::vector<mmd::Warning>& warnings)
{
    return int(std::count_if(warnings.begin(), warnings.end(),
        [](const mmd::Warning& each) { return each.code == mmd::WarningCode::PhysicsOff; }));
}

constexpr int groupSize = 130; // two such groups at one place exceed the limit of pairs

/// Balls that float, and the same number that follow their bones and are far away at rest. Balls of
/// one kind do not collide with each other.
std::shared_ptr<const mmd::Model> twoGroups()
{
    BodyBuilder builder;
    for (int ball = 0; ball < groupSize; ++ball) {
        auto& body = builder.sphere(builder.bone({0.01f * float(ball), 10, 0}), Dynamic, 1.0f);
        body.group = 0;
        body.mask = 1 << 1;
    }
    for (int ball = 0; ball < groupSize; ++ball) {
        auto& body = builder.sphere(builder.bone({500, 10, 0}), FollowsBone, 3.0f);
        body.group = 1;
        body.mask = 1 << 0;
    }
    return builder.build();
}

/// The followers are among the others at `frame`.
mmd::Motion meetingAt(std::uint32_t frame = 20)
{
    mmd::Motion motion;
    for (int bone = groupSize; bone < 2 * groupSize; ++bone) {
        key(motion, bone, 0, {0, 0, 0});
        key(motion, bone, frame - 1, {0, 0, 0});
        key(motion, bone, frame, {-500, 0, 0});
    }
    return motion;
}

/// The same, but the followers are elsewhere from `frame` on.
mmd::Motion parted(mmd::Motion motion, std::uint32_t frame)
{
    for (int bone = groupSize; bone < 2 * groupSize; ++bone)
        key(motion, bone, frame, {0, 0, 0});
    return motion;
}

/// The same with followers on the other side as well, which collide with nothing. If both sides
/// move inwards, the model's centre and the balls do not move while a world is warmed up to the
/// pose.
std::shared_ptr<const mmd::Model> threeGroups(int size)
{
    BodyBuilder builder;
    for (int ball = 0; ball < size; ++ball)
        builder.sphere(builder.bone({0.01f * float(ball), 10, 0}), Dynamic, 1.0f).mask = 1 << 1;
    for (int ball = 0; ball < 2 * size; ++ball) {
        const bool isRight = ball < size;
        auto& body = builder.sphere(builder.bone({isRight ? 500 : -500, 10, 0}), FollowsBone, 3.0f);
        body.group = 1;
        body.mask = isRight ? 1 << 0 : 0;
    }
    return builder.build();
}

/// Both sides are in the middle already at frame 0.
mmd::Motion meetingAtOnce(int size)
{
    mmd::Motion motion;
    for (int bone = size; bone < 3 * size; ++bone)
        key(motion, bone, 0, {bone < 2 * size ? -500 : 500, 0, 0});
    return motion;
}

mmd::Simulation runOf(const mmd::Motion& motion)
{
    mmd::Simulation simulation(twoGroups(), {.gravity = glm::vec3(0.0f)});
    simulation.setMotion(motion);
    return simulation;
}

std::vector<mmd::BoneTransform> bonesAt(mmd::Simulation& simulation, double frame)
{
    return simulation.pose(frame).bones;
}

} // namespace

/// Physics that would take too long is switched off, at the same frame on every machine.
class TestPhysicsLimits : public QObject {
    Q_OBJECT
private slots:
    void whatIsTooMuchAtRestIsOff_data();
    void whatIsTooMuchAtRestIsOff();
    void whatIsNotTooMuchIsSimulated_data();
    void whatIsNotTooMuchIsSimulated();
    void boundsAndGroupsDecide_data();
    void boundsAndGroupsDecide();
    void tenThousandOverlappingBodiesAreQuick();
    void manyBodiesFallAsFewDo();
    void whatMeetsInARunSwitchesItOffFromThere();
    void anEditBeforeItSwitchesItOn();
    void anEditInTheMiddleOfTheRunDecidesAgain_data();
    void anEditInTheMiddleOfTheRunDecidesAgain();
    void anotherRunDecidesAgain();
    void aPoseThatIsTooMuchIsOff();
    void aWarmUpThatIsTooMuchIsOff_data();
    void aWarmUpThatIsTooMuchIsOff();
};

void TestPhysicsLimits::whatIsTooMuchAtRestIsOff_data()
{
    QTest::addColumn<int>("bodies");
    QTest::addColumn<float>("apart");
    QTest::addColumn<int>("joints");
    QTest::addColumn<QString>("place");
    QTest::newRow("bodies") << 5000 << 10.0f << 0 << QStringLiteral("5001 rigid bodies");
    QTest::newRow("joints") << 100 << 10.0f << 9000 << QStringLiteral("9000 joints");
    QTest::newRow("pairs") << 200 << 0.0f << 0 << QStringLiteral("16384 pairs");
    QTest::newRow("pairs in a row") << 3000 << 0.1f << 0 << QStringLiteral("16384 pairs");
}

void TestPhysicsLimits::whatIsTooMuchAtRestIsOff()
{
    QFETCH(int, bodies);
    QFETCH(float, apart);
    QFETCH(int, joints);
    QFETCH(QString, place);
    BodyBuilder builder = balls(bodies, apart);
    for (int joint = 0; joint < joints; ++joint)
        builder.joint(0, 1 + joint % bodies, {0, 0, 0});
    mmd::Simulation simulation(builder.build());
    QVERIFY(simulation.rig().dynamicBodies.empty());
    QVERIFY(simulation.rig().simulatedBones.empty());
    const auto warnings = simulation.warnings();
    QCOMPARE(warningsOfOff(warnings), 1);
    QVERIFY(QString::fromStdString(warnings.front().location).contains(place));
    // Equal to the pose without physics.
    mmd::PoseEvaluator evaluator(simulation.model());
    QVERIFY(isSame(bonesAt(simulation, 100.0), evaluator.evaluate(100.0).bones));
    std::vector<mmd::BodyTransform> places;
    simulation.bodiesAt(100.0, simulation.pose(100.0), places);
    QCOMPARE(places.size(), std::size_t(bodies) + 1);
}

void TestPhysicsLimits::whatIsNotTooMuchIsSimulated_data()
{
    QTest::addColumn<int>("bodies");
    QTest::addColumn<float>("apart");
    QTest::addColumn<int>("mask");
    QTest::newRow("a heap") << 150 << 0.0f << 0xFFFF;
    QTest::newRow("many in a row") << 1000 << 2.5f << 0xFFFF;
    QTest::newRow("many that pass through each other") << 1000 << 0.0f << 0;
}

void TestPhysicsLimits::whatIsNotTooMuchIsSimulated()
{
    QFETCH(int, bodies);
    QFETCH(float, apart);
    QFETCH(int, mask);
    mmd::Simulation simulation(balls(bodies, apart, std::uint16_t(mask)).build());
    QCOMPARE(simulation.rig().dynamicBodies.size(), std::size_t(bodies));
    const mmd::Pose& pose = simulation.pose(1.0);
    QVERIFY(isFinite(pose));
    QVERIFY(pose.bones[1].translation.y < 20.0f); // it falls
    QCOMPARE(warningsOfOff(simulation.warnings()), 0);
}

void TestPhysicsLimits::boundsAndGroupsDecide_data()
{
    QTest::addColumn<int>("shape");
    QTest::addColumn<float>("turn");         ///< degrees about Z
    QTest::addColumn<QList<float>>("place"); ///< of a ball of radius 0.5
    QTest::addColumn<int>("pairs");
    using enum mmd::pmx::Shape;
    const auto row = [](const char* name, mmd::pmx::Shape shape, float turn, QList<float> place,
                         int pairs) {
        QTest::newRow(name) << int(shape) << turn << place << pairs;
    };
    row("ball, near in x", Sphere, 0, {1.4f, 0, 0}, 1);
    row("ball, near in y", Sphere, 0, {0, -1.4f, 0}, 1);
    row("ball, near in z", Sphere, 0, {0, 0, 1.4f}, 1);
    row("ball, apart in x", Sphere, 0, {1.6f, 0, 0}, 0);
    row("ball, apart in y", Sphere, 0, {0, 1.6f, 0}, 0);
    row("ball, apart in z", Sphere, 0, {0, 0, -1.6f}, 0);
    row("box along x", Box, 0, {1.4f, 0, 0}, 1);
    row("box, turned to y", Box, 90, {1.4f, 0, 0}, 0);
    row("box, turned to y, near", Box, 90, {0, 1.4f, 0}, 1);
    row("capsule", Capsule, 0, {0, 3.4f, 0}, 1);
    row("capsule, apart", Capsule, 0, {0, 3.6f, 0}, 0);
    row("capsule, beside", Capsule, 0, {1.6f, 0, 0}, 0);
    row("capsule, lying", Capsule, 90, {3.4f, 0, 0}, 1);
}

void TestPhysicsLimits::boundsAndGroupsDecide()
{
    QFETCH(int, shape);
    QFETCH(float, turn);
    QFETCH(QList<float>, place);
    QFETCH(int, pairs);
    const auto count = [&](auto change) {
        BodyBuilder builder;
        const int bone = builder.bone({0, 0, 0});
        builder.sphere(bone, Dynamic, 1.0f).shape = mmd::pmx::Shape(shape);
        builder.sphere(bone, FollowsBone, 0.5f).position = {place[0], place[1], place[2]};
        auto& bodies = builder.model().rigidBodies;
        bodies[0].rotation.z = degrees(turn);
        bodies[0].size = shape == int(mmd::pmx::Shape::Box) ? glm::vec3(1.0f, 0.1f, 0.1f)
                                                            : glm::vec3(1.0f, 4.0f, 0.0f);
        bodies[0].mask = bodies[1].mask = 0xFFFF;
        change(bodies);
        return int(mmd::pairsAtRest(mmd::makePhysicsRig(*builder.build())));
    };
    QCOMPARE(count([](auto&) {}), pairs);
    QCOMPARE(count([](auto& bodies) { bodies[1].mask = 0xFFFE; }), 0); // one way is not enough
    QCOMPARE(count([](auto& bodies) { bodies[0].mode = FollowsBone; }), 0);
    QCOMPARE(count([](auto& bodies) { bodies[1].size = {}; }), 0);
    QCOMPARE(count([](auto& bodies) {
        bodies.push_back(bodies[1]);
        bodies.push_back(bodies[1]);
    }),
        3 * pairs); // followers do not collide with each other
}

void TestPhysicsLimits::tenThousandOverlappingBodiesAreQuick()
{
    const auto model = balls(10'000, 0.0f).build();
    const CpuTime time;
    mmd::Simulation simulation(model);
    QVERIFY(isFinite(simulation.pose(300.0)));
    QVERIFY2(time.seconds() < 3.0, "the cost is not bounded");
}

/// A broad phase of many bodies is computed differently. Two of the balls collide, all fall onto
/// the ground.
void TestPhysicsLimits::manyBodiesFallAsFewDo()
{
    const auto run = [](int count) {
        BodyBuilder builder = balls(count, 4.0f);
        builder.sphere(builder.bone({4, 23, 0}, 0), Dynamic, 1.0f).mask = 0xFFFF; // above the first
        return std::make_unique<mmd::Simulation>(builder.build());
    };
    const auto few = run(20), many = run(int(Limits::mostSweptBodies));
    QCOMPARE(many->rig().dynamicBodies.size(), Limits::mostSweptBodies + 1);
    for (const double frame : {10.0, 60.0}) {
        const mmd::Pose& wanted = few->pose(frame);
        const mmd::Pose& found = many->pose(frame);
        for (std::size_t bone = 0; bone <= 20; ++bone)
            QVERIFY(glm::distance(found.bones[bone].translation, wanted.bones[bone].translation) <
                    2e-3f);
        QVERIFY(
            glm::distance(found.bones.back().translation, wanted.bones.back().translation) < 2e-3f);
    }
    const auto again = run(int(Limits::mostSweptBodies));
    QVERIFY(isSame(again->pose(60.0).bones, many->pose(60.0).bones)); // bit for bit
}

void TestPhysicsLimits::whatMeetsInARunSwitchesItOffFromThere()
{
    mmd::Simulation run = runOf(meetingAt());
    QCOMPARE(run.rig().dynamicBodies.size(), std::size_t(groupSize));
    (void)run.pose(19.0);
    QCOMPARE(warningsOfOff(run.warnings()), 0);
    const auto before = bonesAt(run, 19.0);
    const auto after = bonesAt(run, 25.0);
    QCOMPARE(warningsOfOff(run.warnings()), 1);
    QVERIFY(run.warnings().front().location.find("at frame 19") != std::string::npos ||
            run.warnings().front().location.find("at frame 20") != std::string::npos);
    for (int bone = 0; bone < groupSize; ++bone)
        NEAR(after[std::size_t(bone)].translation, (glm::vec3(0.01f * float(bone), 10, 0)));
    // Several cache blocks later physics is still off, in this run and in another one that jumps
    // there.
    const auto late = bonesAt(run, 400.0);
    mmd::Simulation other = runOf(meetingAt());
    QVERIFY(isSame(late, bonesAt(other, 400.0)));
    QCOMPARE(warningsOfOff(other.warnings()), 1);
    QVERIFY(isSame(before, bonesAt(other, 19.0))); // still on at an earlier frame
    QVERIFY(isSame(after, bonesAt(other, 25.0)));
}

void TestPhysicsLimits::anEditBeforeItSwitchesItOn()
{
    mmd::Simulation run = runOf(meetingAt());
    (void)run.pose(60.0);
    QCOMPARE(warningsOfOff(run.warnings()), 1);
    run.setMotion({});
    QVERIFY(isFinite(run.pose(60.0)));
    QCOMPARE(warningsOfOff(run.warnings()), 0);
    mmd::Simulation apart = runOf({});
    QVERIFY(isSame(bonesAt(run, 60.0), bonesAt(apart, 60.0)));
}

void TestPhysicsLimits::anEditInTheMiddleOfTheRunDecidesAgain_data()
{
    QTest::addColumn<int>("parting"); ///< when the followers move away
    QTest::addColumn<int>("meeting"); ///< when they return; 0: never
    QTest::addColumn<double>("kept");
    QTest::addColumn<QString>("off"); ///< the frame where physics is switched off, or the next one
    QTest::newRow("they do not meet") << 200 << 0 << 199.0 << QString();
    QTest::newRow("they meet later") << 200 << 230 << 199.0 << QStringLiteral("230");
    QTest::newRow("they meet after a place to go on from")
        << 200 << 320 << 199.0 << QStringLiteral("320");
    QTest::newRow("they part after it") << 260 << 0 << 200.0 << QStringLiteral("200");
    QTest::newRow("they part and meet after it") << 260 << 320 << 200.0 << QStringLiteral("200");
}

/// The run's warnings and poses equal those of a run that always had the edited motion.
void TestPhysicsLimits::anEditInTheMiddleOfTheRunDecidesAgain()
{
    QFETCH(int, parting);
    QFETCH(int, meeting);
    QFETCH(double, kept);
    QFETCH(QString, off);
    mmd::Simulation run = runOf(meetingAt(200));
    (void)run.pose(400.0);
    QCOMPARE(warningsOfOff(run.warnings()), 1);
    mmd::Motion edited = parted(meetingAt(200), std::uint32_t(parting));
    for (int bone = groupSize; meeting > 0 && bone < 2 * groupSize; ++bone) {
        key(edited, bone, std::uint32_t(meeting) - 1, {0, 0, 0});
        key(edited, bone, std::uint32_t(meeting), {-500, 0, 0});
    }
    run.setMotion(edited);
    QCOMPARE(run.simulated(), (mmd::SimulatedRange{0.0, kept}));
    const bool isOffYet = off == QStringLiteral("200") && kept >= 200.0;
    QCOMPARE(run.warningCount(), std::size_t(isOffYet ? 1 : 0));
    mmd::Simulation fresh = runOf(edited);
    for (const double frame : {198.0, 201.5, 240.0, 330.0, 400.0})
        QVERIFY(isSame(bonesAt(run, frame), bonesAt(fresh, frame)));
    QCOMPARE(warningsOfOff(run.warnings()), off.isEmpty() ? 0 : 1);
    QCOMPARE(run.warningCount(), fresh.warningCount());
    if (off.isEmpty())
        return;
    QCOMPARE(run.warnings().front().location, fresh.warnings().front().location);
    const QString place = QString::fromStdString(run.warnings().front().location);
    const QString before = QString::number(off.toInt() - 1);
    QVERIFY2(place.endsWith(off) || place.endsWith(before), qPrintable(place));
}

void TestPhysicsLimits::anotherRunDecidesAgain()
{
    mmd::Simulation run = runOf(parted(meetingAt(), 60));
    (void)run.pose(100.0);
    QCOMPARE(warningsOfOff(run.warnings()), 1);
    run.start(70); // the followers are away
    QCOMPARE(warningsOfOff(run.warnings()), 0);
    (void)run.pose(100.0);
    QCOMPARE(warningsOfOff(run.warnings()), 0);
    run.start(0);
    (void)run.pose(100.0);
    QCOMPARE(warningsOfOff(run.warnings()), 1);
    run.setSettings({.gravity = {0.0f, -98.0f, 0.0f}}); // on the ground before the others arrive
    QCOMPARE(warningsOfOff(run.warnings()), 0);
    QVERIFY(bonesAt(run, 100.0)[7].translation.y < 3.0f);
    QCOMPARE(warningsOfOff(run.warnings()), 0);
}

void TestPhysicsLimits::aPoseThatIsTooMuchIsOff()
{
    const auto model = twoGroups();
    const mmd::PhysicsRig rig = mmd::makePhysicsRig(*model);
    mmd::PhysicsWorld world(rig, {.gravity = glm::vec3(0.0f)});
    const mmd::Pose apart = poseOf(model, {});
    const mmd::Pose together = poseOf(model, meetingAt(), 20.0);
    world.warmUp(apart);
    QVERIFY(!world.isOff());
    world.reset(together);
    world.step(together);
    QVERIFY(world.isOff());
    std::vector<mmd::BodyTransform> places(rig.dynamicBodies.size());
    world.transforms(places);
    NEAR(places[7].position, (glm::vec3(0.07f, 10, 0)));
    std::vector<mmd::BodyState> states(rig.dynamicBodies.size());
    world.states(states);
    QVERIFY(states[7].transform == places[7]);
    world.step(together); // fast and without effect
    QVERIFY(world.isOff());
    world.warmUp(apart);
    QVERIFY(!world.isOff());
}

void TestPhysicsLimits::aWarmUpThatIsTooMuchIsOff_data()
{
    QTest::addColumn<int>("size"); ///< of a group; its square is the number of pairs
    QTest::addColumn<bool>("isOff");
    QTest::newRow("16900 pairs") << 130 << true;
    QTest::newRow("16384 pairs") << 128 << false;
}

/// At rest nothing overlaps, but it does on the way to the pose.
void TestPhysicsLimits::aWarmUpThatIsTooMuchIsOff()
{
    QFETCH(int, size);
    QFETCH(bool, isOff);
    const auto model = threeGroups(size);
    const mmd::PhysicsRig rig = mmd::makePhysicsRig(*model);
    QCOMPARE(rig.dynamicBodies.size(), std::size_t(size));
    mmd::PhysicsWorld world(rig, {.gravity = glm::vec3(0.0f)});
    const mmd::Pose apart = poseOf(model, {});
    const mmd::Pose together = poseOf(model, meetingAtOnce(size));
    world.warmUp(together);
    QCOMPARE(world.isOff(), isOff);
    std::vector<mmd::BodyTransform> places(rig.dynamicBodies.size());
    world.transforms(places);
    const glm::vec3 rest(0.07f, 10, 0);
    QVERIFY((glm::distance(places[7].position, rest) < 1e-3f) == isOff); // else it is pushed away
    world.warmUp(apart);
    QVERIFY(!world.isOff());

    // A run that starts like this warns once, and has no physics at any later frame.
    mmd::Simulation run(model, {.gravity = glm::vec3(0.0f)});
    run.setMotion(meetingAtOnce(size));
    const auto first = bonesAt(run, 0.0);
    const auto warnings = run.warnings();
    QCOMPARE(warningsOfOff(warnings), isOff ? 1 : 0);
    if (!isOff)
        return;
    QVERIFY(warnings.front().location.find("at frame 0") != std::string::npos);
    mmd::PoseEvaluator evaluator(model);
    evaluator.setMotion(meetingAtOnce(size));
    QVERIFY(isSame(first, evaluator.evaluate(0.0).bones));
    QVERIFY(isSame(bonesAt(run, 400.0), evaluator.evaluate(400.0).bones));
    QCOMPARE(warningsOfOff(run.warnings()), 1);
}

QTEST_GUILESS_MAIN(TestPhysicsLimits)
#include "test_physics_limits.moc"
