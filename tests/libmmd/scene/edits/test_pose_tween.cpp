// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/poses/pose_mix.h"
#include "libmmd/scene/edits/poses/pose_tween.h"
#include "libmmd/scene/shown_pose.h"
#include "tests/libmmd/scene/edits/checked_edit.h"

#include <QtTest/QTest>

#include <cmath>
#include <limits>

using namespace odori::test;
using enum mmd::Tween;

Q_DECLARE_METATYPE(mmd::Tween)

namespace {

const mmd::TrackId boneA = bone("A"), boneB = bone("B"), morphM = morph("M");
const glm::vec3 upwards(0, 1, 0);

/// A rotation about the vertical axis.
glm::quat turned(float degrees)
{
    return glm::angleAxis(glm::radians(degrees), upwards);
}

float degreesOf(const glm::quat& rotation)
{
    return glm::degrees(2.0f * std::atan2(rotation.y, rotation.w));
}

/// A with keys at 0 (rest), 10 (x 10, 40°) and 20 (x 40, 80°); M with one at 5; a draft of A at 5
/// (x 6, 10°). B has no keys.
mmd::Scene posed()
{
    mmd::Scene scene = sceneWith({});
    std::vector<mmd::BoneKeyframe> keys(3);
    keys[1] = {.frame = 10, .fileIndex = 1, .value = {{10, 0, 0}, turned(40)}};
    keys[2] = {.frame = 20, .fileIndex = 2, .value = {{40, 0, 0}, turned(80)}};
    mmd::replaceTrack(
        scene.actors.front().motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf("A"), keys));
    const mmd::Draft draft{boneA, 5, mmd::BoneValue{{6, 0, 0}, turned(10)}};
    return done(scene, mmd::setDrafts({scene, theActor}, {&draft, 1}));
}

mmd::Scene tweened(const mmd::Scene& scene, mmd::Tween way, std::uint32_t frame, double amount,
    bool asKeys = false, mmd::TrackId track = boneA)
{
    return done(scene, mmd::tweenPose({scene, theActor}, {.way = way,
                                                             .tracks = {&track, 1},
                                                             .frame = frame,
                                                             .amount = amount,
                                                             .asKeys = asKeys}));
}

mmd::BoneValue valueOf(const mmd::Scene& scene, std::uint32_t frame)
{
    return std::get<mmd::BoneValue>(mmd::shownValue(scene, theActor, boneA, frame));
}

} // namespace

/// Moving a pose between rest and its neighbours.
class TestPoseTween : public QObject {
    Q_OBJECT
private slots:
    void amounts_data();
    void amounts();
    void aWholeWayGivesTheBitsOfTheOtherPose();
    void exaggeratingDoublesTheDifferenceFromTheWayBetweenTheKeys();
    void exaggeratingPastHalfATurnGoesOn();
    void morphsMoveToo();
    void theRotationTakesTheShortWay();
    void withAutoKeyItIsAKey();
    void tracksWithoutTheNeededKeysStay();
    void nothingChangesWithoutAnAmountOrADifference();
    void posesWithoutADifferenceAreAnObstacle();
    void otherTracksAndActorsStay();
    void mixingKeepsBitsAtItsEnds();
    void mixingStaysFinite();
};

void TestPoseTween::amounts_data()
{
    QTest::addColumn<mmd::Tween>("way");
    QTest::addColumn<double>("amount");
    QTest::addColumn<float>("x");
    QTest::addColumn<float>("degrees");
    QTest::newRow("half the way to rest") << Rest << 0.5 << 3.0f << 5.0f;
    QTest::newRow("away from rest") << Rest << -0.5 << 9.0f << 15.0f;
    QTest::newRow("half the way to the previous key") << PreviousKey << 0.5 << 3.0f << 5.0f;
    QTest::newRow("half the way to the next key") << NextKey << 0.5 << 8.0f << 25.0f;
    QTest::newRow("beyond the next key") << NextKey << 2.0 << 14.0f << 70.0f;
    QTest::newRow("away from the next key") << NextKey << -1.0 << 2.0f << -20.0f;
}

void TestPoseTween::amounts()
{
    QFETCH(mmd::Tween, way);
    QFETCH(double, amount);
    QFETCH(float, x);
    QFETCH(float, degrees);
    const mmd::Scene before = posed();
    const mmd::Scene after = tweened(before, way, 5, amount);
    const mmd::BoneValue value = valueOf(after, 5);
    QVERIFY2(std::abs(value.translation.x - x) < 1e-4f, qPrintable(QString::number(x)));
    QVERIFY2(std::abs(degreesOf(value.rotation) - degrees) < 1e-3f,
        qPrintable(QString::number(degreesOf(value.rotation))));
    QVERIFY(after.actors.front().motion == before.actors.front().motion); // a draft
    QCOMPARE(after.actors.front().drafts.size(), std::size_t(1));
}

void TestPoseTween::aWholeWayGivesTheBitsOfTheOtherPose()
{
    const mmd::Scene before = posed();
    QVERIFY(valueOf(tweened(before, Rest, 5, 1.0), 5) == mmd::BoneValue{});
    QVERIFY(valueOf(tweened(before, NextKey, 5, 1.0), 5) == valueOf(before, 10));
    QVERIFY(valueOf(tweened(before, PreviousKey, 10, 1.0), 10) == valueOf(before, 0));
    // On a key, the neighbours are the keys before and after it.
    QVERIFY(valueOf(tweened(before, NextKey, 10, 1.0), 10) == valueOf(before, 20));
}

void TestPoseTween::exaggeratingDoublesTheDifferenceFromTheWayBetweenTheKeys()
{
    const mmd::Scene before = posed();
    // Between the keys at 0 and 20: x 20, 40° at frame 10. The key there is x 10, 40°.
    const mmd::BoneValue more = valueOf(tweened(before, Exaggerate, 10, 1.0), 10);
    QVERIFY(std::abs(more.translation.x - 0.0f) < 1e-4f);
    QVERIFY(std::abs(degreesOf(more.rotation) - 40.0f) < 1e-3f);
    const mmd::BoneValue none = valueOf(tweened(before, Exaggerate, 10, -1.0), 10);
    QVERIFY(std::abs(none.translation.x - 20.0f) < 1e-4f);
    // The draft of frame 5: half way between the keys at 0 and 10 are x 5, 20°.
    const mmd::BoneValue drafted = valueOf(tweened(before, Exaggerate, 5, 0.5), 5);
    QVERIFY(std::abs(drafted.translation.x - 6.5f) < 1e-4f);
    QVERIFY(std::abs(degreesOf(drafted.rotation) - 5.0f) < 1e-3f);
    // After the last key there is one neighbour.
    const mmd::Draft late{boneA, 30, mmd::BoneValue{{41, 0, 0}, turned(85)}};
    const mmd::Scene later = done(before, mmd::setDrafts({before, theActor}, {&late, 1}));
    const mmd::BoneValue away = valueOf(tweened(later, Exaggerate, 30, 1.0), 30);
    QVERIFY(std::abs(away.translation.x - 42.0f) < 1e-4f);
    QVERIFY(std::abs(degreesOf(away.rotation) - 90.0f) < 1e-3f);
}

void TestPoseTween::exaggeratingPastHalfATurnGoesOn()
{
    const mmd::Draft far{boneA, 30, mmd::BoneValue{{}, turned(200)}}; // 120° from the last key
    const mmd::Scene before = posed();
    const mmd::Scene drafted = done(before, mmd::setDrafts({before, theActor}, {&far, 1}));
    const mmd::BoneValue value = valueOf(tweened(drafted, Exaggerate, 30, 2.0), 30);
    const float turns = std::abs(glm::dot(value.rotation, turned(80.0f + 3 * 120.0f)));
    QVERIFY(turns > 0.99999f);
    QVERIFY(std::abs(glm::length(value.rotation) - 1.0f) < 1e-6f);
}

void TestPoseTween::morphsMoveToo()
{
    const mmd::Scene before = posed();
    const mmd::Scene after = tweened(before, PreviousKey, 8, 1.0, false, morphM);
    QVERIFY(after == before); // it has the key's weight already
    const mmd::Scene half = tweened(before, Rest, 8, 0.5, false, morphM);
    QVERIFY(mmd::shownValue(half, theActor, morphM, 8) == mmd::DraftValue(mmd::MorphValue{0.25f}));
}

void TestPoseTween::theRotationTakesTheShortWay()
{
    mmd::Scene scene = posed();
    const glm::quat same = -turned(10); // the same rotation
    const mmd::Draft draft{boneA, 5, mmd::BoneValue{{6, 0, 0}, same}};
    scene = done(scene, mmd::setDrafts({scene, theActor}, {&draft, 1}));
    const glm::quat value = valueOf(tweened(scene, NextKey, 5, 0.5), 5).rotation;
    QVERIFY(std::abs(glm::dot(value, turned(25))) > 0.999999f);
}

void TestPoseTween::withAutoKeyItIsAKey()
{
    const mmd::Scene before = posed();
    const mmd::Scene after = tweened(before, NextKey, 5, 1.0, true);
    QCOMPARE(framesOf(after, boneA), (std::vector<std::uint32_t>{0, 5, 10, 20}));
    QVERIFY(after.actors.front().drafts.empty());
    QVERIFY(valueOf(after, 5) == valueOf(before, 10));
}

void TestPoseTween::tracksWithoutTheNeededKeysStay()
{
    const mmd::Scene scene = posed();
    const auto can = [&](mmd::Tween way, const mmd::TrackId& track, std::uint32_t frame) {
        const bool has = mmd::tweenObstacle({scene, theActor}, way, {&track, 1}, frame) !=
                         mmd::TweenObstacle::NoKeys;
        if (!has && !(tweened(scene, way, frame, 1.0, true, track) == scene))
            qFatal("a track without the needed keys changes");
        return has;
    };
    QVERIFY(can(Rest, boneB, 5));
    QVERIFY(!can(PreviousKey, boneB, 5));
    QVERIFY(!can(NextKey, boneB, 5));
    QVERIFY(!can(Exaggerate, boneB, 5));
    QVERIFY(!can(PreviousKey, boneA, 0));
    QVERIFY(can(NextKey, boneA, 0));
    QVERIFY(can(Exaggerate, boneA, 0));
    QVERIFY(can(PreviousKey, boneA, 20));
    QVERIFY(!can(NextKey, boneA, 20));
    QVERIFY(can(PreviousKey, boneA, 900));
    QVERIFY(!can(Rest, {mmd::TrackKind::Camera, {}}, 5));
}

void TestPoseTween::nothingChangesWithoutAnAmountOrADifference()
{
    const mmd::Scene scene = posed();
    for (const mmd::Tween way : {Rest, PreviousKey, NextKey, Exaggerate})
        QVERIFY(mmd::tweenPose(
            {scene, theActor}, {.way = way, .tracks = {&boneA, 1}, .frame = 5, .amount = 0.0})
                    .isEmpty());
    QVERIFY(mmd::tweenPose({scene, theActor}, // at rest already
        {.way = Rest, .tracks = {&boneA, 1}, .frame = 0, .amount = 0.5, .asKeys = true})
                .isEmpty());
}

void TestPoseTween::posesWithoutADifferenceAreAnObstacle()
{
    const mmd::Scene scene = posed();
    const auto obstacle = [&](mmd::Tween way, std::uint32_t frame) {
        return mmd::tweenObstacle({scene, theActor}, way, {&boneA, 1}, frame);
    };
    QCOMPARE(obstacle(Exaggerate, 3), mmd::TweenObstacle::NoDifference); // on the straight way
    QCOMPARE(obstacle(Exaggerate, 5), mmd::TweenObstacle::None);         // the draft is beside it
    QCOMPARE(obstacle(Rest, 0), mmd::TweenObstacle::NoDifference);
    QCOMPARE(obstacle(Rest, 1), mmd::TweenObstacle::None);
    QCOMPARE(obstacle(PreviousKey, 30), mmd::TweenObstacle::NoDifference); // held after the last
    // Each of position and rotation is a difference.
    const mmd::Draft moved{boneA, 30, mmd::BoneValue{{40.01f, 0, 0}, turned(80)}};
    const mmd::Draft rotated{boneA, 30, mmd::BoneValue{{40, 0, 0}, -turned(80.1f)}};
    const mmd::Draft same{boneA, 30, mmd::BoneValue{{40, 0, 0}, -turned(80)}};
    const auto with = [&](const mmd::Draft& draft) {
        const mmd::Scene drafted = done(scene, mmd::setDrafts({scene, theActor}, {&draft, 1}));
        return mmd::tweenObstacle({drafted, theActor}, PreviousKey, {&boneA, 1}, 30);
    };
    QCOMPARE(with(moved), mmd::TweenObstacle::None);
    QCOMPARE(with(rotated), mmd::TweenObstacle::None);
    QCOMPARE(with(same), mmd::TweenObstacle::NoDifference);
}

void TestPoseTween::otherTracksAndActorsStay()
{
    mmd::Scene scene = posed();
    mmd::Actor other = scene.actors.front();
    other.id = mmd::ActorId{2};
    scene.actors.push_back(other);
    scene.nextActor = 3;
    const mmd::Scene after =
        done(scene, mmd::tweenPose({scene, mmd::ActorId{2}},
                        {.way = Rest, .tracks = {&boneA, 1}, .frame = 10, .amount = 0.5}));
    QVERIFY(after.actors[0] == scene.actors[0]);
    QCOMPARE(after.actors[1].drafts.size(), std::size_t(2));
    QVERIFY(mmd::tweenPose(
        {scene, mmd::sceneActor}, {.way = Rest, .tracks = {&boneA, 1}, .frame = 10, .amount = 0.5})
                .isEmpty());
}

void TestPoseTween::mixingKeepsBitsAtItsEnds()
{
    const mmd::DraftValue from = mmd::BoneValue{{0.1f, -0.0f, 3}, glm::quat(2, 0, 0, 0)};
    const mmd::DraftValue to = mmd::BoneValue{{7, 8, 9}, turned(30) * 1.5f};
    QVERIFY(mmd::mixedPose(from, to, 0.0) == from);
    QVERIFY(mmd::mixedPose(from, to, 1.0) == to);
}

void TestPoseTween::mixingStaysFinite()
{
    constexpr float largest = std::numeric_limits<float>::max();
    const mmd::DraftValue from = mmd::BoneValue{{-largest, 1, 0}, glm::quat(0, 0, 0, 0)};
    const mmd::DraftValue to = mmd::BoneValue{{largest, std::nanf(""), 0}, turned(90)};
    const auto value = std::get<mmd::BoneValue>(mmd::mixedPose(from, to, 2.0));
    QCOMPARE(value.translation.x, largest);
    QCOMPARE(value.translation.y, 1.0f);
    QVERIFY(std::abs(std::abs(degreesOf(value.rotation)) - 180.0f) < 1e-3f);
}

QTEST_GUILESS_MAIN(TestPoseTween)
#include "test_pose_tween.moc"
