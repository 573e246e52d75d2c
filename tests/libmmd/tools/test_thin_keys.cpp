// SPDX-License-Identifier: MIT
#include "libmmd/tools/thin/segment_shapes.h"
#include "libmmd/tools/thin/thin_keys.h"
#include "tests/libmmd/tools/dense_motion.h"
#include "tests/libmmd/tools/tool_scene.h"

#include <QtTest/QTest>

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
    // On every axis, and of a rotation.
    for (glm::length_t axis = 0; axis <= 3; ++axis) {
        std::vector<BoneKeyframe> keys;
        for (std::uint32_t at = 0; at < 4; ++at) {
            keys.push_back(key(10 * at, 0.0f, axis == 3 && at % 2 ? 0.1f : 0.0f));
            if (axis < 3)
                keys.back().value.translation[axis] = at % 2 ? 0.01f : 0.0f;
        }
        QCOMPARE(thinned(track(keys), usual, everything).size(), std::size_t(2));
        QVERIFY2(
            thinned(track(keys), usual, wishes) == track(keys), qPrintable(QString::number(axis)));
    }
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
