// SPDX-License-Identifier: MIT
#include "libmmd/tools/compare/motion_comparison.h"
#include "tests/libmmd/tools/tool_scene.h"

#include <QtTest/QTest>

#include <limits>

using namespace mmd;
using namespace odori::test;

namespace {

Motion walk()
{
    return motionAt(sampleFile(QStringLiteral("walk.vmd")));
}

/// `motion` with one key of a bone moved and turned, and one more morph.
Motion changed(const Motion& motion, const std::string& name, std::size_t index)
{
    Motion result = motion;
    const auto* track = findBoneTrack(motion, name);
    std::vector<BoneKeyframe> keys;
    for (std::size_t at = 0; at < track->size(); ++at)
        keys.push_back(track->key(at));
    keys[index].value.translation.y += 2.0f;
    keys[index].value.rotation = keys[index].value.rotation * turn(30.0, {0, 1, 0});
    replaceTrack(result, Track<BoneKeyframe>(fieldOf(name), keys));
    replaceTrack(result, Track<MorphKeyframe>(fieldOf("smile"),
                             std::vector<MorphKeyframe>{{0, 0, {0.0f}}, {40, 1, {0.05f}}}));
    return result;
}

} // namespace

/// Differences of motions that are known.
class TestMotionComparison : public QObject {
    Q_OBJECT
private slots:
    void equalMotionsDifferInNothing_data() { addRealFiles(QStringLiteral("vmd")); }
    void equalMotionsDifferInNothing();
    void aKnownChangeIsFound();
    void otherKeysOfOneMovementAreEqual();
    void jointsAreThoseOfPoseDifference();
    void withoutAModelTracksMakeTheStrip();
    void wrongInputIsSafe();
};

void TestMotionComparison::equalMotionsDifferInNothing()
{
    QFETCH(QString, path);
    const Motion motion = motionAt(path);
    const auto result = compareMotions(mannequin(), motion, motion, everyFrame, wholeProgress);
    QVERIFY(result && result->isEqual());
    QCOMPARE(result->frames.size(), std::size_t(motion.lastFrame()) + 1);
    QVERIFY(std::all_of(
        result->frames.begin(), result->frames.end(), [](float each) { return each == 0.0f; }));
}

void TestMotionComparison::aKnownChangeIsFound()
{
    const auto model = mannequin();
    const Motion before = walk();
    const std::string centre = trackNamed(*model, "センター");
    const auto* track = findBoneTrack(before, centre);
    QVERIFY(track->size() > 4);
    const std::uint32_t frame = track->frame(3);
    const Motion after = changed(before, centre, 3);
    const auto result = compareMotions(model, before, after, everyFrame, wholeProgress);
    QVERIFY(result && !result->isEqual());
    QCOMPARE(result->tracks.size(), std::size_t(2));
    QCOMPARE(result->tracks[0].id, (TrackId{TrackKind::Bone, centre}));
    QCOMPARE(result->tracks[0].units.frame, frame);
    QVERIFY(std::abs(result->tracks[0].units.value - 2.0) < 1e-5);
    QCOMPARE(result->tracks[0].degrees.frame, frame);
    QVERIFY(std::abs(result->tracks[0].degrees.value - 30.0) < 1e-3);
    QVERIFY(result->tracks[0].isInFirst && result->tracks[0].isInSecond);
    QCOMPARE(result->tracks[1].id, (TrackId{TrackKind::Morph, "smile"}));
    QVERIFY(!result->tracks[1].isInFirst && result->tracks[1].isInSecond);
    QVERIFY(std::abs(result->tracks[1].weight.value - 0.05) < 1e-6);
    QCOMPARE(result->tracks[1].weight.frame, 40U);
    for (std::size_t at = 1; at < result->joints.size(); ++at)
        QVERIFY(result->joints[at - 1].units.value >= result->joints[at].units.value);
    QVERIFY(result->joints.front().units.value > 1.9);
    // The strip shows only the segments beside the changed key.
    for (std::uint32_t each = 0; each <= before.lastFrame(); ++each) {
        const bool isBeside = each > track->frame(2) && each < track->frame(4);
        QCOMPARE(result->frames[each] > 0.0f, isBeside);
    }
    QCOMPARE(
        std::max_element(result->frames.begin(), result->frames.end()) - result->frames.begin(),
        std::ptrdiff_t(result->joints.front().units.frame));
    const auto strip = trackDifference(before, after, {TrackKind::Bone, centre}, {0, frame});
    QVERIFY(strip && strip->size() == frame + 1);
    QVERIFY(std::abs(strip->back() - 3.0f) < 1e-3f); // 30 degrees are more than 2 units
    const auto part = compareMotions(model, before, after, {0, track->frame(2)}, wholeProgress);
    QVERIFY(part->joints.empty());
}

/// A key on each frame changes nothing that is seen.
void TestMotionComparison::otherKeysOfOneMovementAreEqual()
{
    const Motion before = walk();
    Motion dense = before;
    for (const auto& track : before.bones) {
        TrackCursor cursor;
        replaceTrack(dense, denseTrack(track->name(), before.lastFrame(), [&](std::uint32_t frame) {
            return sampleBone(*track, frame, cursor);
        }));
    }
    const auto result = compareMotions(mannequin(), before, dense, everyFrame, wholeProgress);
    QVERIFY(result);
    for (const TrackComparison& track : result->tracks)
        QVERIFY(track.units.value < 1e-5 && track.degrees.value < 1e-3);
    for (const JointComparison& joint : result->joints)
        QVERIFY(joint.units.value < 1e-3);
}

void TestMotionComparison::jointsAreThoseOfPoseDifference()
{
    const auto model = mannequin();
    const Motion before = walk();
    const Motion after = changed(before, trackNamed(*model, "上半身"), 1);
    const FrameSpan span{0, before.lastFrame()};
    const auto known = poseDifference(model, before, after, span, wholeProgress);
    const auto result = compareMotions(model, before, after, span, wholeProgress);
    QVERIFY(std::abs(result->joints.front().units.value - known->joints.largest) < 1e-5);
    QCOMPARE(result->joints.front().units.frame, known->joints.frame);
    double sum = 0.0;
    for (const JointComparison& joint : result->joints) {
        QVERIFY(std::abs(joint.units.value - known->units[std::size_t(joint.bone)]) < 1e-5);
        sum += joint.mean;
    }
    QVERIFY(std::abs(sum / double(model->data.bones.size()) - known->joints.mean) < 1e-6);
}

void TestMotionComparison::withoutAModelTracksMakeTheStrip()
{
    const auto model = mannequin();
    const Motion before = walk();
    const std::string centre = trackNamed(*model, "センター");
    const auto result =
        compareMotions(nullptr, before, changed(before, centre, 3), everyFrame, wholeProgress);
    QVERIFY(result->joints.empty());
    QCOMPARE(result->tracks.size(), std::size_t(2));
    const std::uint32_t frame = findBoneTrack(before, centre)->frame(3);
    QVERIFY(std::abs(result->frames[frame] - 3.0f) < 1e-3f);
}

void TestMotionComparison::wrongInputIsSafe()
{
    const auto model = mannequin();
    BoneKeyframe wrong, far;
    wrong.value.translation.x = std::numeric_limits<float>::quiet_NaN();
    Motion one, other;
    const std::string centre = trackNamed(*model, "センター");
    replaceTrack(one, Track<BoneKeyframe>(fieldOf(centre), std::vector{wrong}));
    QVERIFY(compareMotions(model, one, one, everyFrame, wholeProgress)->isEqual());
    const auto result = compareMotions(nullptr, one, other, everyFrame, wholeProgress);
    QCOMPARE(result->tracks.front().units.value, 1e6);
    far.frame = largestFrame;
    replaceTrack(other, Track<BoneKeyframe>(fieldOf(centre), std::vector{far}));
    const auto refused = compareMotions(model, one, other, everyFrame, wholeProgress);
    QVERIFY(!refused && refused.error().code == ErrorCode::TooManyFrames);
    QVERIFY(!trackDifference(one, other, {}, everyFrame));
    QVERIFY(compareMotions(model, one, other, {5, 9}, wholeProgress));
    QVERIFY(compareMotions(std::make_shared<const Model>(), one, other, {5, 9}, wholeProgress));
    Progress stopped;
    stopped.cancel();
    const auto cancelled = compareMotions(model, one, other, {5, 9}, {stopped, 0.0, 1.0});
    QVERIFY(!cancelled && cancelled.error().code == ErrorCode::Cancelled);
}

QTEST_APPLESS_MAIN(TestMotionComparison)
#include "test_motion_comparison.moc"
