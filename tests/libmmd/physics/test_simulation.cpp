// SPDX-License-Identifier: MIT
#include "tests/libmmd/physics/body_builder.h"

#include <QtTest/QTest>

#include <cstring>

using namespace odori::test;
using enum mmd::pmx::BodyMode;

namespace {

/// A head on b0 with a tail of four links b1 to b4, b5 on the last one after physics, and b6, which
/// appends the rotation of b2.
std::shared_ptr<const mmd::Model> tailModel(mmd::pmx::BodyMode mode = Dynamic)
{
    BodyBuilder builder;
    builder.sphere(builder.bone({0, 20, 0}), FollowsBone);
    for (int link = 1; link <= 4; ++link) {
        builder.sphere(builder.bone({float(link), 20, 0}, link - 1), mode, 0.4f).linearDamping =
            0.5f;
        builder.joint(link - 1, link, {float(link) - 0.5f, 20, 0});
    }
    using namespace mmd::pmx::boneFlag;
    const int last = builder.bone({6, 20, 0}, 4);
    builder.at(last).flags |= afterPhysics;
    const int follower = builder.bone({0, 5, 0});
    builder.append(follower, 2, 0.5f, appendRotation);
    builder.at(follower).flags |= afterPhysics;
    return builder.build();
}

/// The head swings back and forth for 600 frames.
mmd::Motion swinging()
{
    mmd::Motion motion;
    for (std::uint32_t frame = 0; frame <= 600; frame += 20)
        key(motion, 0, frame, {frame % 40 == 0 ? 0.0f : 6.0f, 0, 0}, aboutY(float(frame % 120)));
    return motion;
}

mmd::Simulation runOf(const mmd::Motion& motion, std::uint32_t start = 0,
    std::size_t cacheBytes = mmd::Simulation::defaultCacheBytes)
{
    mmd::Simulation simulation(tailModel(), {}, cacheBytes);
    simulation.setMotion(motion);
    simulation.start(start);
    return simulation;
}

/// The bones of frames `first` to `last`, every `step`.
std::vector<mmd::BoneTransform> bonesOf(
    mmd::Simulation& simulation, double first, double last, double step = 1.0)
{
    std::vector<mmd::BoneTransform> result;
    for (double frame = first; frame <= last; frame += step) {
        const auto& bones = simulation.pose(frame).bones;
        result.insert(result.end(), bones.begin(), bones.end());
    }
    return result;
}

} // namespace

/// Runs: the grid, the cache, edits, switches, and bones after physics.
class TestSimulation : public QObject {
    Q_OBJECT
private slots:
    void runsAreTheSameToTheLastBit();
    void theDisplayRateChangesNothing();
    void betweenStepsTheBlendIsShown();
    void playingFromAFrameIsARunThatStartsThere();
    void scrubbingBackShowsWhatWasSimulated();
    void aJumpBeginsAnew();
    void anEditKeepsWhatComesBeforeIt_data();
    void anEditKeepsWhatComesBeforeIt();
    void theCacheStaysInItsBounds();
    void theWarmUpBeginsWhereTheModelStands();
    void aKeySwitchesPhysicsOffAndOn();
    void switchingOnBeginsWithoutVelocity();
    void modeTwoKeepsItsPlace();
    void bonesAfterPhysicsSeeIt();
    void anIkChainOfSimulatedBonesIsNotSolved();
    void otherSettingsAreAnotherRun();
    void aWorkerMayBeCancelled();
    void bodiesCanBeShown();
    void anEditJustAfterTheFirstFrameBeginsAnew();
};

void TestSimulation::runsAreTheSameToTheLastBit()
{
    mmd::Simulation a = runOf(swinging());
    mmd::Simulation b = runOf(swinging());
    const auto first = bonesOf(a, 0, 600);
    QVERIFY(isSame(first, bonesOf(b, 0, 600)));
    a.start(0); // and again in the same one
    QVERIFY(isSame(first, bonesOf(a, 0, 600)));
}

void TestSimulation::theDisplayRateChangesNothing()
{
    mmd::Simulation film = runOf(swinging());
    mmd::Simulation screen = runOf(swinging());
    mmd::Simulation jerky = runOf(swinging());
    for (double frame = 0.0; frame <= 200.0; frame += 30.0 / 144.0)
        (void)screen.pose(frame);
    (void)jerky.pose(183.21);
    const auto wanted = bonesOf(film, 0, 200);
    QVERIFY(isSame(wanted, bonesOf(screen, 0, 200)));
    QVERIFY(isSame(wanted, bonesOf(jerky, 0, 200)));
}

void TestSimulation::betweenStepsTheBlendIsShown()
{
    mmd::Simulation simulation = runOf({});
    const glm::vec3 a = simulation.pose(10.0).bones[3].translation;
    const glm::vec3 b = simulation.pose(10.5).bones[3].translation;
    QVERIFY(glm::distance(a, b) > 0.01f);
    NEAR(simulation.pose(10.125).bones[3].translation, glm::mix(a, b, 0.25f));
}

void TestSimulation::playingFromAFrameIsARunThatStartsThere()
{
    mmd::Simulation fresh = runOf(swinging(), 77);
    mmd::Simulation used = runOf(swinging());
    (void)used.pose(90.0);
    used.start(77);
    QVERIFY(isSame(bonesOf(fresh, 77, 200), bonesOf(used, 77, 200)));
    QCOMPARE(used.startFrame(), 77u);
    QCOMPARE(used.simulated(), (mmd::SimulatedRange{77.0, 200.0}));
}

void TestSimulation::scrubbingBackShowsWhatWasSimulated()
{
    mmd::Simulation simulation = runOf(swinging());
    const auto wanted = bonesOf(simulation, 0, 400);
    std::vector<mmd::BoneTransform> back;
    for (int frame = 400; frame >= 0; --frame) {
        const auto& bones = simulation.pose(double(frame)).bones;
        back.insert(back.begin(), bones.begin(), bones.end());
    }
    QVERIFY(isSame(wanted, back));
    QCOMPARE(simulation.simulated(), (mmd::SimulatedRange{0.0, 400.0}));
    QCOMPARE(simulation.cached(), (std::vector{mmd::SimulatedRange{0.0, 400.0}}));
}

void TestSimulation::aJumpBeginsAnew()
{
    mmd::Simulation simulation = runOf(swinging(), 10);
    simulation.seek(12.5);
    (void)simulation.pose(12.5);
    QCOMPARE(simulation.startFrame(), 10u);
    simulation.seek(42.0); // less than a second ahead
    QCOMPARE(simulation.startFrame(), 10u);
    simulation.seek(43.5);
    QCOMPARE(simulation.startFrame(), 43u);
    simulation.seek(40.0);
    QCOMPARE(simulation.startFrame(), 40u);
    QVERIFY(simulation.bonesAt(39.5).empty()); // no physics before it
}

void TestSimulation::anEditKeepsWhatComesBeforeIt_data()
{
    QTest::addColumn<int>("frame");
    QTest::addColumn<double>("kept");
    QTest::newRow("in the first seconds") << 60 << 40.0;
    QTest::newRow("behind a place to go on from") << 420 << 400.0;
    QTest::newRow("right there") << 320 << 300.0;
    QTest::newRow("at the start") << 0 << 0.0;
    QTest::newRow("behind what is simulated") << 590 << 500.0;
}

void TestSimulation::anEditKeepsWhatComesBeforeIt()
{
    QFETCH(int, frame);
    QFETCH(double, kept);
    mmd::Simulation simulation = runOf(swinging());
    (void)bonesOf(simulation, 0, 500);
    mmd::Motion edited = swinging();
    key(edited, 0, std::uint32_t(frame), {2, 3, 4});
    simulation.setMotion(edited);
    QCOMPARE(simulation.simulated(), (mmd::SimulatedRange{0.0, kept}));
    mmd::Simulation fresh = runOf(edited);
    QVERIFY(isSame(bonesOf(fresh, 0, 500), bonesOf(simulation, 0, 500)));
}

void TestSimulation::theCacheStaysInItsBounds()
{
    constexpr std::size_t stateBytes = 4 * sizeof(mmd::BodyTransform);
    constexpr std::size_t limit = 900 * stateBytes; // less than three blocks of 301 states
    mmd::Simulation simulation = runOf(swinging(), 0, limit);
    mmd::Simulation whole = runOf(swinging());
    for (double frame = 0.0; frame <= 600.0; frame += 0.5) {
        (void)simulation.bonesAt(frame);
        QVERIFY(simulation.cacheBytes() <= limit);
    }
    QVERIFY(whole.droppedFrames() == 0.0);
    QVERIFY(simulation.droppedFrames() >= 300.0);
    QVERIFY(simulation.cached().front().first >= 300.0);
    QCOMPARE(simulation.cached().back().last, 600.0);
    QCOMPARE(simulation.simulated(), (mmd::SimulatedRange{0.0, 600.0}));
    // Dropped frames are simulated again, bit for bit the same.
    const auto wanted = bonesOf(whole, 0, 600);
    QVERIFY(isSame(wanted, bonesOf(simulation, 0, 600)));
    QVERIFY(isSame(wanted, bonesOf(simulation, 0, 600)));
    QVERIFY(simulation.cacheBytes() <= limit);
}

void TestSimulation::theWarmUpBeginsWhereTheModelStands()
{
    mmd::Motion far;
    key(far, 0, 0, {500, 0, -300}, aboutY(170));
    mmd::Simulation there = runOf(far);
    mmd::Simulation here = runOf({});
    const auto& a = there.pose(0.0).bones;
    const auto& b = here.pose(0.0).bones;
    for (std::size_t bone = 0; bone < 6; ++bone) {
        const glm::vec3 turned = aboutY(170) * (b[bone].translation - glm::vec3(0, 20, 0));
        const glm::vec3 wanted = turned + glm::vec3(500, 20, -300);
        QVERIFY2(glm::distance(a[bone].translation, wanted) < 0.2f,
            qPrintable(textOf(a[bone].translation)));
    }
}

void TestSimulation::aKeySwitchesPhysicsOffAndOn()
{
    mmd::Motion motion;
    physicsKey(motion, 2, 0, true);
    physicsKey(motion, 2, 30, false, {0, 1, 0});
    physicsKey(motion, 2, 60, true, {0, 1, 0});
    mmd::Simulation simulation = runOf(motion);
    const auto localOf = [&](double frame) {
        const auto& bones = simulation.pose(frame).bones;
        return glm::conjugate(bones[1].rotation) * (bones[2].translation - bones[1].translation);
    };
    QVERIFY(glm::distance(localOf(29.5), {1, 1, 0}) > 0.3f); // moves on its joint
    for (const double frame : {30.0, 30.25, 45.0, 59.75})
        NEAR(localOf(frame), glm::vec3(1, 1, 0)); // at its keys
    QVERIFY(glm::distance(localOf(75.0), {1, 1, 0}) > 0.3f);
}

void TestSimulation::switchingOnBeginsWithoutVelocity()
{
    // A body that its bone moves by 5 units per frame and then releases.
    BodyBuilder builder;
    builder.sphere(builder.bone({0, 500, 0}), Dynamic);
    mmd::Motion motion;
    physicsKey(motion, 0, 0, false);
    physicsKey(motion, 0, 20, true, {100, 0, 0});
    mmd::Simulation simulation(builder.build());
    simulation.setMotion(motion);
    NEAR(simulation.pose(10.0).bones[0].translation, glm::vec3(50, 500, 0));
    const glm::vec3 at = simulation.pose(50.0).bones[0].translation;
    QVERIFY2(std::abs(at.x - 100.0f) < 0.01f, qPrintable(textOf(at)));
    // One second of falling; the step at frame 20 is the first one.
    QVERIFY2(std::abs(500.0f - at.y - 49.0f) < 98.0f / 30.0f, qPrintable(textOf(at)));
}

void TestSimulation::modeTwoKeepsItsPlace()
{
    BodyBuilder builder;
    builder.sphere(builder.bone({0, 20, 0}), FollowsBone);
    builder.box(builder.bone({1, 20, 0}, 0), DynamicAtBone, {1, 0.2f, 0.2f}).position.x = 2;
    builder.joint(0, 1, {1, 20, 0});
    mmd::Motion motion;
    key(motion, 0, 0, {0, 0, 0});
    key(motion, 0, 60, {10, 0, 0});
    mmd::Simulation simulation(builder.build());
    simulation.setMotion(motion);
    float most = 0.0f;
    for (double frame = 0.0; frame <= 60.0; frame += 0.25) {
        const mmd::Pose& pose = simulation.pose(frame);
        NEAR(pose.bones[1].translation, pose.bones[0].translation + glm::vec3(1, 0, 0));
        most = std::max(most, angleBetween(pose.bones[1].rotation, aboutX(0)));
    }
    QVERIFY2(most > 60.0f, qPrintable(QString::number(most)));
}

void TestSimulation::bonesAfterPhysicsSeeIt()
{
    mmd::Simulation simulation = runOf(swinging());
    for (const double frame : {5.0, 33.3, 90.0}) {
        const auto& bones = simulation.pose(frame).bones;
        NEAR(bones[5].translation, bones[4].translation + bones[4].rotation * glm::vec3(2, 0, 0));
        const glm::quat turn = glm::conjugate(bones[1].rotation) * bones[2].rotation;
        QVERIFY(angleBetween(turn, aboutX(0)) > 1.0f);
        const float half = angleBetween(turn, aboutX(0)) / 2;
        QVERIFY(std::abs(angleBetween(bones[6].rotation, aboutX(0)) - half) < 0.05f);
    }
}

void TestSimulation::anIkChainOfSimulatedBonesIsNotSolved()
{
    BodyBuilder builder;
    builder.sphere(builder.bone({0, 20, 0}), FollowsBone);
    builder.sphere(builder.bone({1, 20, 0}, 0), Dynamic);
    const int tip = builder.bone({3, 20, 0}, 1);
    builder.joint(0, 1, {1, 20, 0});
    const int goal = builder.bone({1, 25, 0});
    builder.ik(goal, tip, {1});
    const auto model = builder.build();
    QVERIFY(poseOf(model, {}).bones[std::size_t(tip)].translation.y > 21.5f);
    mmd::PoseEvaluator evaluator(model);
    const int physics[] = {1};
    evaluator.setPhysicsBones(physics);
    NEAR(evaluator.evaluate(0.0).bones[std::size_t(tip)].translation, glm::vec3(3, 20, 0));
    mmd::Motion off;
    physicsKey(off, 1, 0, false);
    evaluator.setMotion(off);
    QVERIFY(evaluator.evaluate(0.0).bones[std::size_t(tip)].translation.y > 21.5f);
}

void TestSimulation::otherSettingsAreAnotherRun()
{
    mmd::Simulation simulation = runOf({}, 5);
    const glm::vec3 before = simulation.pose(40.0).bones[4].translation;
    simulation.setSettings({.gravity = {0, 20, 0}, .stepsPerFrame = 4});
    QCOMPARE(simulation.simulated(), (mmd::SimulatedRange{5.0, 5.0}));
    const glm::vec3 after = simulation.pose(40.25).bones[4].translation;
    QVERIFY(after.y > before.y + 2.0f);
    QCOMPARE(simulation.simulated(), (mmd::SimulatedRange{5.0, 40.25}));
}

void TestSimulation::aWorkerMayBeCancelled()
{
    mmd::Simulation simulation = runOf(swinging());
    double share = 0.0;
    mmd::Progress whole([&](double now) { share = now; });
    QVERIFY(simulation.simulateTo(100.0, whole));
    QCOMPARE(share, 1.0);
    QCOMPARE(simulation.simulated().last, 100.0);
    mmd::Progress* running = nullptr;
    mmd::Progress cut([&](double now) {
        if (now > 0.75)
            running->cancel();
    });
    running = &cut;
    QVERIFY(!simulation.simulateTo(200.0, cut));
    QVERIFY(simulation.simulated().last > 149.0 && simulation.simulated().last < 152.0);
}

void TestSimulation::bodiesCanBeShown()
{
    mmd::Simulation simulation = runOf(swinging());
    std::vector<mmd::BodyTransform> bodies;
    const mmd::Pose pose = simulation.pose(31.75);
    simulation.bodiesAt(31.75, pose, bodies);
    QCOMPARE(bodies.size(), std::size_t(5));
    for (std::size_t body = 0; body < 5; ++body)
        QVERIFY(isNear(bodies[body].position, pose.bones[body].translation, 1e-4f));
}

/// The run starts with the velocity at its first frame, which depends on the second key.
void TestSimulation::anEditJustAfterTheFirstFrameBeginsAnew()
{
    const auto motionTo = [](float x) {
        mmd::Motion motion;
        key(motion, 0, 0, {0, 0, 0});
        key(motion, 0, 1, {x, 0, 0});
        key(motion, 0, 30, {5, 0, 0});
        return motion;
    };
    mmd::Simulation edited = runOf(motionTo(0.0f));
    (void)edited.pose(20.0);
    edited.setMotion(motionTo(2.0f));
    mmd::Simulation fresh = runOf(motionTo(2.0f));
    for (const double frame : {0.0, 1.0, 5.0, 20.0}) {
        const auto bones = fresh.pose(frame).bones;
        QVERIFY(isSame(edited.pose(frame).bones, bones));
    }
}

QTEST_GUILESS_MAIN(TestSimulation)
#include "test_simulation.moc"
