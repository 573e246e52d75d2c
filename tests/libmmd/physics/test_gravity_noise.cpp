// SPDX-License-Identifier: MIT
#include "libmmd/physics/gravity_noise.h"

#include "tests/libmmd/physics/body_builder.h"

#include <QtTest/QTest>

#include <thread>

using namespace odori::test;
using enum mmd::pmx::BodyMode;

namespace {

/// A tail of three links that hangs from a head.
std::shared_ptr<const mmd::Model> tail()
{
    BodyBuilder builder;
    builder.sphere(builder.bone({0, 30, 0}), FollowsBone);
    for (int link = 1; link <= 3; ++link) {
        builder.sphere(builder.bone({float(link), 30, 0}, link - 1), Dynamic, 0.4f).linearDamping =
            0.5f;
        builder.joint(link - 1, link, {float(link) - 0.5f, 30, 0});
    }
    return builder.build();
}

/// The bones at every frame from `first` to `last` of a run that starts at frame 0.
std::vector<mmd::BoneTransform> bonesOf(mmd::Simulation simulation, double first, double last)
{
    std::vector<mmd::BoneTransform> result;
    for (double frame = first; frame <= last; ++frame) {
        const auto& bones = simulation.pose(frame).bones;
        result.insert(result.end(), bones.begin(), bones.end());
    }
    return result;
}

const mmd::PhysicsSettings windy{.noise = 100.0f, .noiseSeed = 7};
constexpr double end = 400.0; ///< the world is rebuilt twice before it

/// The way of a free body from `start`, after `frames` frames, without gravity.
glm::vec3 driftOf(const mmd::PhysicsSettings& settings, std::uint32_t start, double frames)
{
    BodyBuilder builder;
    builder.sphere(builder.bone({0, 100, 0}), Dynamic);
    mmd::Simulation simulation(builder.build(), settings);
    simulation.start(start);
    return simulation.pose(double(start) + frames).bones[0].translation - glm::vec3(0, 100, 0);
}

} // namespace

/// The noise of gravity: its numbers, and that they depend on nothing but the seed and the time.
class TestGravityNoise : public QObject {
    Q_OBJECT
private slots:
    void theNumbersNeverChange();
    void theNumbersAreSpreadEvenly();
    void itAcceleratesBodiesInEveryHalfFrame_data();
    void itAcceleratesBodiesInEveryHalfFrame();
    void theSameSeedGivesTheSameBytes();
    void anotherSeedGivesAnotherMotion();
    void runsThatAreContinuedAreTheSame();
    void withoutNoiseTheSeedChangesNothing();
    void gravityHasADirection();
};

/// From the published algorithm, computed with whole numbers in another language.
void TestGravityNoise::theNumbersNeverChange()
{
    QCOMPARE(mmd::gravityNoise(0, 0),
        glm::vec3(0.5933680534362793f, -0.40761518478393555f, -0.39020586013793945f));
    QCOMPARE(mmd::gravityNoise(0, 1),
        glm::vec3(-0.9181227684020996f, 0.511629581451416f, -0.19515180587768555f));
    QCOMPARE(mmd::gravityNoise(1, 0),
        glm::vec3(0.5862107276916504f, 0.5165114402770996f, 0.47275781631469727f));
    QCOMPARE(mmd::gravityNoise(4294967295u, std::uint64_t(1) << 33),
        glm::vec3(0.6776309013366699f, -0.3338189125061035f, -0.663576602935791f));
}

void TestGravityNoise::theNumbersAreSpreadEvenly()
{
    constexpr int count = 20000;
    glm::dvec3 sum(0.0), squares(0.0);
    glm::vec3 least(2.0f), most(-2.0f);
    for (int each = 0; each < count; ++each) {
        const glm::vec3 noise = mmd::gravityNoise(3, std::uint64_t(each));
        sum += noise;
        squares += noise * noise;
        least = glm::min(least, noise);
        most = glm::max(most, noise);
    }
    for (int axis = 0; axis < 3; ++axis) {
        QVERIFY(std::abs(sum[axis] / count) < 0.015);
        QVERIFY(std::abs(squares[axis] / count - 1.0 / 3.0) < 0.01);
        QVERIFY(least[axis] > -1.0f && least[axis] < -0.999f);
        QVERIFY(most[axis] < 1.0f && most[axis] > 0.999f);
    }
}

void TestGravityNoise::itAcceleratesBodiesInEveryHalfFrame_data()
{
    QTest::addColumn<int>("steps");
    QTest::addColumn<std::uint32_t>("start");
    QTest::newRow("60 a second") << 2 << 0u;
    QTest::newRow("120 a second") << 4 << 0u;
    QTest::newRow("from a later frame") << 2 << 25u;
    QTest::newRow("120 a second, from a later frame") << 4 << 25u;
}

void TestGravityNoise::itAcceleratesBodiesInEveryHalfFrame()
{
    QFETCH(int, steps);
    QFETCH(std::uint32_t, start);
    const mmd::PhysicsSettings settings{
        .gravity = glm::vec3(0.0f), .stepsPerFrame = steps, .noise = 600.0f, .noiseSeed = 9};
    glm::vec3 velocity(0.0f), way(0.0f);
    for (std::uint64_t step = 0; step < 3 * std::uint64_t(steps); ++step) {
        const float seconds = 1.0f / (30.0f * float(steps));
        const std::uint64_t half = start * 2 + step * 2 / std::uint64_t(steps);
        velocity += mmd::gravityNoise(9, half) * 600.0f * seconds;
        way += velocity * seconds;
    }
    const glm::vec3 drift = driftOf(settings, start, 3.0);
    QVERIFY(glm::length(way) > 0.1f);
    QVERIFY2(isNear(drift, way, 1e-3f), qPrintable(textOf(drift)));
}

void TestGravityNoise::theSameSeedGivesTheSameBytes()
{
    const auto first = bonesOf(mmd::Simulation(tail(), windy), 0, end);
    QVERIFY(isSame(first, bonesOf(mmd::Simulation(tail(), windy), 0, end)));
    std::vector<mmd::BoneTransform> other;
    std::thread worker([&] { other = bonesOf(mmd::Simulation(tail(), windy), 0, end); });
    worker.join();
    QVERIFY(isSame(first, other));
}

void TestGravityNoise::anotherSeedGivesAnotherMotion()
{
    mmd::PhysicsSettings settings = windy;
    const auto first = bonesOf(mmd::Simulation(tail(), settings), 60, 60);
    settings.noiseSeed = 8;
    QVERIFY(!isSame(first, bonesOf(mmd::Simulation(tail(), settings), 60, 60)));
    mmd::Simulation changed(tail(), windy); // and in a run that exists
    (void)changed.pose(60.0);
    changed.setSettings(settings);
    QCOMPARE(changed.simulated(), (mmd::SimulatedRange{0.0, 0.0}));
    QVERIFY(isSame(
        bonesOf(std::move(changed), 0, 90), bonesOf(mmd::Simulation(tail(), settings), 0, 90)));
}

/// From a dropped part of the cache, and after an edit.
void TestGravityNoise::runsThatAreContinuedAreTheSame()
{
    const auto wanted = bonesOf(mmd::Simulation(tail(), windy), 0, end);
    constexpr std::size_t tiny = 1000; // bytes: little more than a block
    mmd::Simulation small(tail(), windy, tiny);
    (void)small.pose(end);
    QVERIFY(small.droppedFrames() > 100.0);
    QVERIFY(isSame(wanted, bonesOf(std::move(small), 0, end)));
    mmd::Simulation edited(tail(), windy);
    (void)edited.pose(end);
    mmd::Motion motion;
    key(motion, 0, 200, {1, 0, 0});
    key(motion, 0, 210, {1, 0, 0});
    edited.setMotion(motion);
    edited.setMotion({});
    QVERIFY(edited.simulated().last < end);
    QVERIFY(isSame(wanted, bonesOf(std::move(edited), 0, end)));
}

void TestGravityNoise::withoutNoiseTheSeedChangesNothing()
{
    const mmd::PhysicsSettings still{.noise = 0.0f, .noiseSeed = 7};
    QVERIFY(isSame(
        bonesOf(mmd::Simulation(tail()), 0, end), bonesOf(mmd::Simulation(tail(), still), 0, end)));
    QVERIFY(!isSame(
        bonesOf(mmd::Simulation(tail()), 0, end), bonesOf(mmd::Simulation(tail(), windy), 0, end)));
}

void TestGravityNoise::gravityHasADirection()
{
    const glm::vec3 way = driftOf({.gravity = {30, 0, 0}}, 0, 30.0);
    // The warm-up lasts half a second: the body moves there too.
    QVERIFY2(way.x > 15.0f && std::abs(way.y) < 0.001f && std::abs(way.z) < 0.001f,
        qPrintable(QString::number(double(way.x))));
}

QTEST_GUILESS_MAIN(TestGravityNoise)
#include "test_gravity_noise.moc"
