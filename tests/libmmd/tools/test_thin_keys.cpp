// SPDX-License-Identifier: MIT
#include "libmmd/tools/thin/segment_shapes.h"
#include "libmmd/tools/thin/thin_keys.h"
#include "tests/libmmd/tools/tool_scene.h"

#include <QtTest/QtTest>

#include <cmath>
#include <limits>
#include <random>

using namespace mmd;
using namespace odori::test;

namespace {

constexpr TrackTolerance usual{0.02, 0.2, 0.005};
const ThinWishes everything{{0, std::numeric_limits<std::uint32_t>::max()}, false};

Track<BoneKeyframe> track(const std::vector<BoneKeyframe>& keys)
{
    return Track<BoneKeyframe>(fieldOf("bone"), keys);
}

BoneKeyframe key(std::uint32_t frame, float x, float degrees = 0.0f)
{
    BoneKeyframe made;
    made.frame = frame;
    made.value.translation.x = x;
    const float half = degrees * 3.14159265f / 360.0f;
    made.value.rotation = glm::quat(std::cos(half), 0.0f, std::sin(half), 0.0f);
    return made;
}

/// A key on every frame of the same movement.
Track<BoneKeyframe> dense(const Track<BoneKeyframe>& sparse, std::uint32_t last)
{
    std::vector<BoneKeyframe> keys;
    TrackCursor cursor;
    for (std::uint32_t frame = 0; frame <= last; ++frame) {
        BoneKeyframe each;
        each.frame = frame;
        each.value = sampleBone(sparse, frame, cursor);
        keys.push_back(each);
    }
    return Track<BoneKeyframe>(sparse.field(), keys);
}

Track<MorphKeyframe> dense(const Track<MorphKeyframe>& sparse, std::uint32_t last)
{
    std::vector<MorphKeyframe> keys;
    TrackCursor cursor;
    for (std::uint32_t frame = 0; frame <= last; ++frame)
        keys.push_back({frame, newKeyIndex, {sampleMorph(sparse, frame, cursor)}});
    return Track<MorphKeyframe>(sparse.field(), keys);
}

Motion dense(const Motion& sparse)
{
    Motion result = sparse;
    for (const auto& each : sparse.bones)
        replaceTrack(result, dense(*each, sparse.lastFrame()));
    for (const auto& each : sparse.morphs)
        replaceTrack(result, dense(*each, sparse.lastFrame()));
    return result;
}

/// With noise of that standard deviation on each axis of each bone's keys.
Motion noisy(Motion motion, double units, double degrees)
{
    std::mt19937 random(1);
    std::normal_distribution<float> gauss;
    const auto some = [&](double size) { return float(size) * gauss(random); };
    const double half = degrees * 3.14159265 / 360.0;
    for (const auto& each : Motion(motion).bones)
        replaceTrack(motion,
            Track<BoneKeyframe>(each->field(), each->size(),
                [&](std::size_t index) {
                    BoneKeyframe key = each->key(index);
                    key.value.translation += glm::vec3(some(units), some(units), some(units));
                    key.value.rotation = glm::normalize(
                        key.value.rotation * glm::quat(1.0f, some(half), some(half), some(half)));
                    return key;
                },
                {}));
    return motion;
}

template <class Key>
Track<Key> dense(const Track<Key>& sparse)
{
    return dense(sparse, sparse.frames().back());
}

std::vector<std::uint32_t> framesOf(const Track<BoneKeyframe>& track)
{
    return {track.frames().begin(), track.frames().end()};
}

/// The largest differences of all frames: units of an axis, and degrees.
std::pair<double, double> difference(
    const Track<BoneKeyframe>& one, const Track<BoneKeyframe>& other)
{
    std::pair<double, double> largest{};
    TrackCursor left, right;
    for (std::uint32_t frame = 0; frame <= one.frames().back(); ++frame) {
        const BoneValue a = sampleBone(one, frame, left), b = sampleBone(other, frame, right);
        const auto moved = glm::abs(a.translation - b.translation);
        largest.first =
            std::max({largest.first, double(moved.x), double(moved.y), double(moved.z)});
        largest.second = std::max(
            largest.second, degreesBetween(glm::dquat(a.rotation), glm::dquat(b.rotation)));
    }
    return largest;
}

} // namespace

/// Thinning of keys on generated motions whose sparse keys are known, and on real ones.
class TestThinKeys : public QObject {
    Q_OBJECT
private slots:
    void theKeysOfACurveAreFound();
    void aDenseMotionBecomesSparse_data();
    void aDenseMotionBecomesSparse();
    void remainingKeysKeepTheirBytes();
    void noiseBelowTheToleranceGoes();
    void cutsStay();
    void holdsStay();
    void physicsSwitchesStay();
    void extremesStayByChoice();
    void keysOutsideTheRangeStay();
    void wrongNumbersStay();
    void wideGapsTakeNoTime();
    void morphsAreThinned();
    void noiseStaysWithinTheLimits_data();
    void noiseStaysWithinTheLimits();
    void aStraightLegKeepsItsKeys();
    void spansOfOneTrackAreThinned();
    void exactFramesStay();
    void thePatchIsOneStep();
    void cancellingIsSaid();
};

void TestThinKeys::theKeysOfACurveAreFound()
{
    std::vector<BoneKeyframe> keys{key(0, 0.0f), key(20, 4.0f, 90.0f), key(50, -2.0f, 10.0f)};
    keys[1].interpolation = withCurves(
        keys[1].interpolation, {BezierCurve{64, 0, 64, 127}, {}, {}, BezierCurve{10, 60, 90, 127}});
    keys[2].interpolation = withCurves(
        keys[2].interpolation, {BezierCurve{127, 0, 20, 90}, {}, {}, BezierCurve{0, 0, 40, 127}});
    const Track<BoneKeyframe> known = track(keys);
    const Track<BoneKeyframe> found = thinned(dense(known), usual, everything);
    QCOMPARE(framesOf(found), framesOf(known));
    const auto [units, degrees] = difference(known, found);
    QVERIFY(units <= usual.units && degrees <= usual.degrees);
}

void TestThinKeys::aDenseMotionBecomesSparse_data()
{
    addRealFiles(QStringLiteral("vmd"));
}

/// At most 12 % of the keys, within the tolerance at every joint; a second run changes nothing.
void TestThinKeys::aDenseMotionBecomesSparse()
{
    QFETCH(QString, path);
    const auto model = mannequin();
    const Motion sparse = motionAt(path);
    if (sparse.bones.empty() || sparse.lastFrame() < 60)
        QSKIP("no movement of bones");
    const Motion full = dense(sparse);
    const std::vector<TrackId> tracks = trackIds(full);
    ThinOptions options;
    const auto result =
        thinnedMotion(model, full, allInSpan(tracks, everything.range), options, wholeProgress);
    QVERIFY(result);
    const auto moved = poseDifference(model, full, *result, {0, full.lastFrame()}, wholeProgress);
    QVERIFY(moved);
    const double share = double(result->keyCount()) / double(full.keyCount());
    const QString figures = QStringLiteral("%1 % of %2 keys, hands %3, feet %4, joints %5, %6 deg")
                                .arg(100.0 * share)
                                .arg(full.keyCount())
                                .arg(moved->hands.largest)
                                .arg(moved->feet.largest)
                                .arg(moved->joints.largest)
                                .arg(moved->degrees);
    // Switches of physics stay, so some motions have more.
    const double known = double(sparse.keyCount()) / double(full.keyCount());
    QVERIFY2(share <= std::max(0.12, known), qPrintable(figures));
    QVERIFY2(moved->joints.largest <= options.units, qPrintable(figures));
    QVERIFY2(moved->degrees <= options.degrees, qPrintable(figures));
    const auto again =
        thinnedMotion(model, *result, allInSpan(tracks, everything.range), options, wholeProgress);
    QVERIFY(again && *again == *result);
}

void TestThinKeys::remainingKeysKeepTheirBytes()
{
    const Motion full = dense(motionAt(sampleFile(QStringLiteral("walk.vmd"))));
    for (const auto& before : full.bones) {
        const Track<BoneKeyframe> after = thinned(*before, usual, everything);
        std::size_t last = 0;
        for (std::size_t at = 0; at < after.size(); ++at) {
            const auto index = before->find(after.frame(at));
            QVERIFY(index);
            QCOMPARE(after.values()[at], before->values()[*index]);
            QCOMPARE(after.fileIndices()[at], before->fileIndices()[*index]);
            if (at > 0 && *index == last + 1) // no key before it was removed
                QVERIFY(after.interpolation(at) == before->interpolation(*index));
            last = *index;
        }
    }
}

void TestThinKeys::noiseBelowTheToleranceGoes()
{
    std::mt19937 random(7);
    std::uniform_real_distribution<float> noise(-0.006f, 0.006f);
    std::vector<BoneKeyframe> keys;
    for (std::uint32_t frame = 0; frame <= 300; ++frame)
        keys.push_back(key(frame, 3.0f * std::sin(float(frame) * 0.05f) + noise(random),
            40.0f * std::cos(float(frame) * 0.03f) + 8.0f * noise(random)));
    const Track<BoneKeyframe> noisy = track(keys);
    const Track<BoneKeyframe> result = thinned(noisy, usual, everything);
    QVERIFY2(result.size() <= 36, qPrintable(QString::number(result.size()))); // 12 %
    // Each round of thinning may use the tolerance once.
    const auto [units, degrees] = difference(noisy, result);
    QVERIFY(units <= 2.0 * usual.units && degrees <= 2.0 * usual.degrees);
    QVERIFY(thinned(result, usual, everything) == result);
}

void TestThinKeys::cutsStay()
{
    const Track<BoneKeyframe> walk =
        track({key(0, 0.0f), key(30, 1.0f), key(31, 9.0f, 170.0f), key(60, 10.0f, 170.0f)});
    const std::vector<std::uint32_t> frames = framesOf(thinned(dense(walk), usual, everything));
    QVERIFY(std::count(frames.begin(), frames.end(), 30U) == 1);
    QVERIFY(std::count(frames.begin(), frames.end(), 31U) == 1);
    QVERIFY(frames.size() <= 6);
}

void TestThinKeys::holdsStay()
{
    // What moves little before and after the hold is within the tolerance.
    const Track<BoneKeyframe> hold =
        track({key(0, 0.0f), key(10, 0.018f), key(40, 0.018f), key(41, 0.018f), key(50, 0.0f)});
    const std::vector<std::uint32_t> frames = framesOf(thinned(hold, usual, everything));
    QCOMPARE(frames, (std::vector<std::uint32_t>{0, 10, 41, 50}));
}

void TestThinKeys::physicsSwitchesStay()
{
    std::vector<BoneKeyframe> keys;
    for (std::uint32_t frame = 0; frame <= 40; ++frame) {
        keys.push_back(key(frame, float(frame)));
        if (frame >= 11 && frame < 23)
            keys.back().interpolation = withPhysics(keys.back().interpolation, false);
    }
    const Track<BoneKeyframe> result = thinned(track(keys), usual, everything);
    QCOMPARE(framesOf(result), (std::vector<std::uint32_t>{0, 11, 23, 40}));
    TrackCursor cursor;
    for (std::uint32_t frame = 0; frame <= 40; ++frame)
        QCOMPARE(isPhysicsOn(result, frame, cursor), frame < 11 || frame >= 23);
}

void TestThinKeys::extremesStayByChoice()
{
    const Track<BoneKeyframe> small =
        track({key(0, 0.0f), key(10, 0.01f), key(20, 0.0f), key(30, 0.005f)});
    QCOMPARE(thinned(small, usual, everything).size(), std::size_t(2));
    ThinWishes wishes = everything;
    wishes.keepsExtremes = true;
    QCOMPARE(thinned(small, usual, wishes), small);
}

void TestThinKeys::keysOutsideTheRangeStay()
{
    std::vector<BoneKeyframe> keys;
    for (std::uint32_t frame = 0; frame <= 60; ++frame)
        keys.push_back(key(frame, float(frame)));
    ThinWishes wishes;
    wishes.range = {20, 40};
    const std::vector<std::uint32_t> frames = framesOf(thinned(track(keys), usual, wishes));
    std::vector<std::uint32_t> wanted;
    for (std::uint32_t frame = 0; frame <= 60; ++frame)
        if (frame <= 20 || frame >= 40)
            wanted.push_back(frame);
    QCOMPARE(frames, wanted);
}

void TestThinKeys::wrongNumbersStay()
{
    std::vector<BoneKeyframe> keys;
    for (std::uint32_t frame = 0; frame <= 20; ++frame)
        keys.push_back(key(frame, float(frame)));
    keys[10].value.translation.y = std::numeric_limits<float>::quiet_NaN();
    const Track<BoneKeyframe> result = thinned(track(keys), usual, everything);
    QVERIFY(result.find(10));
    QVERIFY(result.size() < 10);
}

/// A wrong key may be at frame four billion.
void TestThinKeys::wideGapsTakeNoTime()
{
    const Track<BoneKeyframe> wide = track({key(0, 0.0f), key(1, 1.0f), key(2, 2.0f),
        key(4'000'000'000U, 2.0f), key(4'294'967'295U, 7.0f)});
    QCOMPARE(framesOf(thinned(wide, usual, everything)),
        (std::vector<std::uint32_t>{0, 2, 4'000'000'000U, 4'294'967'295U}));
}

void TestThinKeys::morphsAreThinned()
{
    const auto morph = [](std::vector<MorphKeyframe> keys) {
        return Track<MorphKeyframe>(fieldOf("morph"), keys);
    };
    const Track<MorphKeyframe> known =
        morph({{0, newKeyIndex, {0.0f}}, {12, newKeyIndex, {1.0f}}, {19, newKeyIndex, {0.25f}}});
    QCOMPARE(thinned(dense(known), usual, everything).frames().size(), std::size_t(3));
    QCOMPARE(thinned(known, usual, everything), known);
}

void TestThinKeys::noiseStaysWithinTheLimits_data()
{
    QTest::addColumn<double>("units");
    QTest::addColumn<double>("degrees");
    QTest::addColumn<double>("mostShare");
    QTest::addColumn<double>("mostRemovedAgain");
    QTest::newRow("small") << 0.0005 << 0.005 << 0.12 << 0.0;
    QTest::newRow("near the limit") << 0.005 << 0.05 << 0.6 << 0.02;
    QTest::newRow("over the limit") << 0.05 << 0.5 << 1.0 << 0.0;
}

/// Whatever noise there is: no joint is moved farther than the limits, and what can go goes.
void TestThinKeys::noiseStaysWithinTheLimits()
{
    QFETCH(const double, units);
    QFETCH(const double, degrees);
    QFETCH(const double, mostShare);
    QFETCH(const double, mostRemovedAgain); // exactness costs too much if all is near the limit
    const auto model = mannequin();
    const Motion full =
        noisy(dense(motionAt(sampleFile(QStringLiteral("walk.vmd")))), units, degrees);
    const auto tracks = allInSpan(trackIds(full), everyFrame);
    const ThinOptions options;
    const auto result = thinnedMotion(model, full, tracks, options, wholeProgress);
    QVERIFY(result);
    const auto moved = poseDifference(model, full, *result, {0, full.lastFrame()}, wholeProgress);
    const double share = double(result->keyCount()) / double(full.keyCount());
    const QString figures = QStringLiteral("%1 %, %2, %3 deg")
                                .arg(100.0 * share)
                                .arg(moved->joints.largest)
                                .arg(moved->degrees);
    QVERIFY2(moved->joints.largest <= options.units, qPrintable(figures));
    QVERIFY2(moved->degrees <= options.degrees, qPrintable(figures));
    QVERIFY2(share <= mostShare, qPrintable(figures));
    const auto again = thinnedMotion(model, *result, tracks, options, wholeProgress);
    const auto removed = double(result->keyCount() - again->keyCount());
    QVERIFY(removed <= mostRemovedAgain * double(result->keyCount()));
}

/// The noise of a goal turns the knee of a straight leg by degrees. Only there its keys stay: not
/// while the knee is bent, and not those of bones that do not move the leg.
void TestThinKeys::aStraightLegKeepsItsKeys()
{
    constexpr std::uint32_t last = 240, bent = 120;
    const auto model = mannequin();
    std::mt19937 random(5);
    std::normal_distribution<float> gauss(0.0f, 0.006f);
    const auto noise = [&](std::uint32_t frame) {
        BoneValue value;
        value.translation = {gauss(random), gauss(random), gauss(random)};
        value.translation.y += 1e-4f * float(frame % 3); // never held
        return value;
    };
    Motion motion;
    const std::string goal = trackNamed(*model, "左足ＩＫ"), arm = trackNamed(*model, "左腕");
    replaceTrack(motion, denseTrack(goal, last, noise));
    replaceTrack(motion, denseTrack(arm, last, noise));
    replaceTrack(motion, denseTrack(trackNamed(*model, "センター"), last, [](std::uint32_t frame) {
        BoneValue value; // up until the leg is straight, then down
        value.translation.y =
            frame < bent ? 0.0f : std::max(-2.0f, 0.12f - 0.2f * float(frame - bent));
        return value;
    }));
    const ThinOptions options{.degrees = 0.2};
    const auto result = thinnedMotion(
        model, motion, allInSpan(trackIds(motion), everyFrame), options, wholeProgress);
    QVERIFY(result);
    const auto moved = poseDifference(model, motion, *result, {0, last}, wholeProgress);
    const auto unmeasured = thinnedMotion(model, motion, allInSpan(trackIds(motion), everyFrame),
        {.isForEachBone = true}, wholeProgress);
    QVERIFY(poseDifference(model, motion, *unmeasured, {0, last}, wholeProgress)->degrees >
            2.0 * options.degrees);
    QVERIFY(moved->joints.largest <= options.units);
    QVERIFY2(moved->degrees <= options.degrees, qPrintable(QString::number(moved->degrees)));
    const auto keys = [&](const std::string& name, FrameSpan span) {
        return keyCountIn(*result, std::vector{TrackId{TrackKind::Bone, name}}, span);
    };
    const QString figures = QStringLiteral("%1 %2 %3")
                                .arg(keys(goal, {0, bent}))
                                .arg(keys(goal, {bent + 20, last}))
                                .arg(keys(arm, {0, last}));
    QVERIFY2(keys(goal, {0, bent}) >= 50, qPrintable(figures));
    QVERIFY2(keys(goal, {bent + 20, last}) <= 40, qPrintable(figures));
    QVERIFY2(keys(arm, {0, last}) <= 20, qPrintable(figures));
}

void TestThinKeys::spansOfOneTrackAreThinned()
{
    std::vector<BoneKeyframe> keys;
    for (std::uint32_t frame = 0; frame <= 60; ++frame)
        keys.push_back(key(frame, float(frame)));
    Motion motion;
    replaceTrack(motion, track(keys));
    const TrackId id{TrackKind::Bone, motion.bones.front()->name()};
    const std::vector<ThinnedTrack> spans{{id, {40, 50}}, {id, {10, 20}}};
    const auto result = thinnedMotion(nullptr, motion, spans, ThinOptions(), wholeProgress);
    std::vector<std::uint32_t> wanted;
    for (std::uint32_t frame = 0; frame <= 60; ++frame)
        if (frame <= 10 || (frame >= 20 && frame <= 40) || frame >= 50)
            wanted.push_back(frame);
    QCOMPARE(framesOf(*result->bones.front()), wanted);
}

void TestThinKeys::exactFramesStay()
{
    const std::uint32_t exact[] = {7, 13};
    ThinWishes wishes = everything;
    wishes.exactFrames = exact;
    const Track<BoneKeyframe> dense =
        denseTrack("bone", 30, [](std::uint32_t frame) { return key(frame, float(frame)).value; });
    const Track<BoneKeyframe> all = thinned(dense, usual, everything);
    const Track<BoneKeyframe> result = thinned(dense, usual, wishes, &all);
    QCOMPARE(framesOf(result), (std::vector<std::uint32_t>{0, 7, 13, 30}));
    QVERIFY(result == thinned(dense, usual, wishes));
    // Without a key at the frame those around it stay.
    const Track<BoneKeyframe> sparse = track({key(0, 0.0f), key(5, 5.0f), key(9, 9.0f),
        key(12, 12.0f), key(14, 14.0f), key(20, 20.0f), key(30, 30.0f)});
    QCOMPARE(framesOf(thinned(sparse, usual, wishes)),
        (std::vector<std::uint32_t>{0, 5, 9, 12, 14, 30}));
}

void TestThinKeys::thePatchIsOneStep()
{
    const Scene scene =
        sceneOf(mannequin(), dense(motionAt(sampleFile(QStringLiteral("walk.vmd")))));
    const Actor& actor = scene.actors.front();
    const std::vector<TrackId> tracks = trackIds(actor.motion);
    ThinOptions options;
    const auto result =
        thinKeys({{scene, ActorId{1}}, tracks, everything.range}, options, wholeProgress);
    QVERIFY(result);
    const Scene after = applied(scene, result->patch);
    const Motion& motion = after.actors.front().motion;
    QVERIFY(motion == *thinnedMotion(actor.model, actor.motion, allInSpan(tracks, everything.range),
                          options, wholeProgress));
    QCOMPARE(result->figures[1].value, double(motion.keyCount()));
    QCOMPARE(result->figures[0].value, double(actor.motion.keyCount()));
    QVERIFY(result->moved->hands.largest > 0.0);
    QVERIFY(applied(after, inverse(result->patch)) == scene);
    // Nothing is left to remove.
    const auto again =
        thinKeys({{after, ActorId{1}}, tracks, everything.range}, options, wholeProgress);
    QVERIFY(again && again->patch.isEmpty());
    QCOMPARE(again->moved->joints.largest, 0.0);
}

void TestThinKeys::cancellingIsSaid()
{
    const Motion motion = motionAt(sampleFile(QStringLiteral("walk.vmd")));
    Progress progress;
    progress.cancel();
    const ProgressPart part{progress, 0.0, 1.0};
    const auto result = thinnedMotion(
        mannequin(), motion, allInSpan(trackIds(motion), everything.range), ThinOptions(), part);
    QVERIFY(!result && result.error().code == ErrorCode::Cancelled);
}

QTEST_APPLESS_MAIN(TestThinKeys)
#include "test_thin_keys.moc"
