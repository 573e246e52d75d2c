// SPDX-License-Identifier: MIT
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/motion/angles/panel_angles.h"
#include "libmmd/motion/sampling.h"
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/values/curves.h"
#include "libmmd/scene/edits/values/motion_residue.h"
#include "libmmd/scene/edits/values/refit.h"
#include "libmmd/scene/edits/values/smooth.h"
#include "libmmd/scene/edits/values/split.h"
#include "tests/libmmd/scene/edits/checked_edit.h"
#include "tests/support/real_files.h"

#include <QtTest/QTest>

#include <cmath>
#include <random>

using namespace odori::test;

namespace {

const mmd::BezierCurve sCurve{64, 0, 64, 127};

struct ShapedKey {
    std::uint32_t frame;
    float x;                  ///< position along X
    float angle = 0.0f;       ///< about Y, degrees
    mmd::BezierCurve curve{}; ///< for all channels
    bool physics = true;
};

/// Actor 1 with the track A with these keys.
mmd::Scene sceneOf(std::initializer_list<ShapedKey> keys)
{
    mmd::Scene scene = sceneWith({});
    std::vector<mmd::BoneKeyframe> track;
    for (const ShapedKey& each : keys) {
        mmd::BoneKeyframe key;
        key.frame = each.frame;
        key.fileIndex = std::uint32_t(track.size());
        key.value.translation = glm::vec3(each.x, -2.0f * each.x, 0.0f);
        key.value.rotation = mmd::rotationOfPanelAngles(glm::vec3(0.0f, each.angle, 0.0f));
        key.interpolation = mmd::withPhysics(
            mmd::withCurves(key.interpolation, {each.curve, each.curve, each.curve, each.curve}),
            each.physics);
        track.push_back(key);
    }
    mmd::replaceTrack(
        scene.actors.front().motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf("A"), track));
    return scene;
}

mmd::Scene cameraScene(std::initializer_list<std::pair<std::uint32_t, mmd::CameraValue>> keys)
{
    mmd::Scene scene;
    std::vector<mmd::CameraKeyframe> track;
    for (const auto& [frame, value] : keys)
        track.push_back({.frame = frame, .fileIndex = std::uint32_t(track.size()), .value = value});
    mmd::replaceTrack(scene.camera, mmd::Track<mmd::CameraKeyframe>({}, track));
    return scene;
}

mmd::BoneValue at(const mmd::Scene& scene, double frame)
{
    mmd::TrackCursor cursor;
    return mmd::sampleBone(trackOf(scene, "A"), frame, cursor);
}

double speedAt(const mmd::Scene& scene, double frame, double side)
{
    const double step = side * 1e-3;
    return (double(at(scene, frame + step).translation.x) -
               double(at(scene, frame).translation.x)) /
           step;
}

const mmd::TrackId camera{mmd::TrackKind::Camera, {}};

} // namespace

class TestEditsShape : public QObject {
    Q_OBJECT
private slots:
    void aCutLinearSegmentStaysLinear();
    void aCutCurveKeepsTheMotion();
    void cutsAddUpToNoMoreThanOne();
    void keysAtEveryFrameOfARealMotion_data() { addRealFiles(u"vmd"_qs); }
    void keysAtEveryFrameOfARealMotion();
    void aKeyWhereNoneIsBeforeMakesTheRestReal();
    void aKeyPastTheLastHoldsIt();
    void physicsStaysSwitchedAsItWas();
    void keysThatAreThereStay();
    void cutsOtherKindsOnTheirLines();
    void cutsCamerasAndSaysWhatTheViewLost();
    void deletingWhatWasInsertedGivesTheCurveBack();
    void deletingFitsRotations();
    void deletingTheLastKeysFitsNothing();
    void deletingSaysWhatIsLost();
    void smoothKeysPassAtOneSpeed();
    void smoothKeysRestWhereTheMotionTurns();
    void smoothNeverOvershoots();
    void smoothTurnsSlowDownWhereTheAxisChanges();
    void smoothLeavesOtherChannels();
};

void TestEditsShape::aCutLinearSegmentStaysLinear()
{
    const mmd::Scene scene = sceneOf({{0, 0.0f}, {30, 30.0f, 90.0f, {40, 40, 87, 87}}});
    const std::vector<std::uint32_t> frames{10};
    const auto result = mmd::insertKeys({scene, theActor}, std::vector{bone("A")}, frames);
    const mmd::Scene after = done(scene, result.patch);
    QCOMPARE(framesOf(after, bone("A")), (std::vector<std::uint32_t>{0, 10, 30}));
    QCOMPARE(trackOf(after, "A").interpolation(1), mmd::defaultBoneInterpolation());
    QCOMPARE(trackOf(after, "A").interpolation(2),
        trackOf(scene, "A").interpolation(1)); // keeps its bytes
    QVERIFY(result.residue.position < 1e-5 && result.residue.angle < 1e-4);
    QVERIFY(result.patch.selectionAfter->hasKey(bone("A"), 10));
}

void TestEditsShape::aCutCurveKeepsTheMotion()
{
    const mmd::Scene scene = sceneOf({{0, 0.0f}, {30, 10.0f, 80.0f, sCurve}});
    const std::vector<std::uint32_t> frames{13};
    const auto result = mmd::insertKeys({scene, theActor}, std::vector{bone("A")}, frames);
    const mmd::Scene after = done(scene, result.patch);
    // Each of four numbers is off by at most half a step of 127 and counts at most 3/4 together
    // with its twin; the curve's steepest part (4 here) adds that many times the error in time.
    const double bound = 0.75 * 0.5 / 127.0 * (1.0 + 4.0);
    double worst = 0.0;
    for (double frame = 0.0; frame <= 32.0; frame += 0.05) {
        worst = std::max(worst, std::abs(double(at(scene, frame).translation.x) -
                                         double(at(after, frame).translation.x)));
    }
    QVERIFY2(worst <= 10.0 * bound, qPrintable(QString::number(worst)));
    QVERIFY(worst > 0.0);
    QVERIFY(result.residue.position >= worst * 0.9); // along X and Y: longer than X alone
    QVERIFY(result.residue.angle > 0.0 && result.residue.angle <= 80.0 * bound);
    QCOMPARE(at(after, 13).translation, at(scene, 13).translation);
}

void TestEditsShape::cutsAddUpToNoMoreThanOne()
{
    const mmd::Scene scene = sceneOf({{0, 0.0f}, {60, 10.0f, 120.0f, {90, 0, 20, 127}}});
    std::vector<std::uint32_t> frames;
    for (std::uint32_t frame = 1; frame < 60; ++frame)
        frames.push_back(frame);
    const auto result = mmd::insertKeys({scene, theActor}, std::vector{bone("A")}, frames);
    const mmd::Scene after = done(scene, result.patch);
    for (const std::uint32_t frame : frames) // whole frames are exact
        QVERIFY(glm::distance(at(after, frame).translation, at(scene, frame).translation) < 1e-5f);
    QVERIFY2(result.residue.position < 0.02, qPrintable(QString::number(result.residue.position)));
    QVERIFY2(result.residue.angle < 0.1, qPrintable(QString::number(result.residue.angle)));
}

void TestEditsShape::keysAtEveryFrameOfARealMotion()
{
    QFETCH(QString, path);
    const auto file = mmd::readVmd(bytesOf(readAll(path)));
    QVERIFY(file);
    mmd::Scene scene = sceneWith({});
    mmd::Motion& motion = scene.actors.front().motion;
    motion = mmd::motionFromVmd(*file).motion;
    std::vector<std::uint32_t> frames;
    for (std::uint32_t frame = 0; frame <= motion.lastFrame(); ++frame)
        frames.push_back(frame);
    const auto result = mmd::insertKeys({scene, theActor}, mmd::trackIds(motion), frames);
    const mmd::Scene after = done(scene, result.patch);
    QCOMPARE(after.actors.front().motion.keyCount(), mmd::trackIds(motion).size() * frames.size());

    // Between two frames a channel changes by d. Rounding four numbers to 127 parts moves a point
    // of the curve by at most 3/4 of half a part in time and in progress; the error in time counts
    // multiplied by the sampled steepness of the curve.
    constexpr double part = 0.75 * 0.5 / 127.0;
    for (const auto& track : motion.bones) {
        const auto* now = mmd::findBoneTrack(after.actors.front().motion, track->name());
        mmd::TrackCursor one, other;
        for (std::uint32_t frame = 0; frame < motion.lastFrame(); ++frame) {
            const auto begin = mmd::sampleBone(*track, frame, one);
            const auto end = mmd::sampleBone(*track, frame + 1.0, one);
            for (int axis = 0; axis < 3; ++axis) {
                const double way =
                    std::abs(double(end.translation[axis] - begin.translation[axis]));
                double steepest = 1.0, worst = 0.0;
                float last = begin.translation[axis];
                for (int n = 1; n <= 16; ++n) {
                    const double at = frame + n / 16.0;
                    const float old = mmd::sampleBone(*track, at, one).translation[axis];
                    const float fresh = mmd::sampleBone(*now, at, other).translation[axis];
                    if (way > 0.0)
                        steepest = std::max(steepest, 16.0 * std::abs(double(old - last)) / way);
                    worst = std::max(worst, std::abs(double(old - fresh)));
                    last = old;
                }
                QVERIFY2(worst <= way * part * (1.0 + 2.0 * steepest) + 1e-5,
                    qPrintable(QStringLiteral("%1 %2").arg(frame).arg(worst)));
            }
        }
    }
    QVERIFY2(result.residue.position <= 0.02, qPrintable(QString::number(result.residue.position)));
    QVERIFY2(result.residue.angle <= 0.1, qPrintable(QString::number(result.residue.angle)));
    qInfo("left over: %g units, %g degrees", result.residue.position, result.residue.angle);
}

void TestEditsShape::aKeyWhereNoneIsBeforeMakesTheRestReal()
{
    const mmd::Scene scene = sceneOf({{20, 8.0f, 30.0f, sCurve}});
    const std::vector<std::uint32_t> frames{0};
    const auto result = mmd::insertKeys({scene, theActor}, std::vector{bone("A")}, frames);
    const mmd::Scene after = done(scene, result.patch);
    QCOMPARE(framesOf(after, bone("A")), (std::vector<std::uint32_t>{0, 20}));
    QCOMPARE(trackOf(after, "A").values()[0], mmd::BoneValue());
    QCOMPARE(trackOf(after, "A").interpolation(1), trackOf(scene, "A").interpolation(0));
    QCOMPARE(result.residue, mmd::MotionResidue());
}

void TestEditsShape::aKeyPastTheLastHoldsIt()
{
    const mmd::Scene scene = sceneOf({{0, 0.0f}, {20, 8.0f, 30.0f, sCurve}});
    const std::vector<std::uint32_t> frames{25, 40};
    const auto result = mmd::insertKeys({scene, theActor}, std::vector{bone("A")}, frames);
    const mmd::Scene after = done(scene, result.patch);
    QCOMPARE(framesOf(after, bone("A")), (std::vector<std::uint32_t>{0, 20, 25, 40}));
    QCOMPARE(at(after, 33).translation.x, 8.0f);
    QVERIFY(result.residue.angle < 1e-4);
}

void TestEditsShape::physicsStaysSwitchedAsItWas()
{
    const mmd::Scene scene = sceneOf({{0, 0.0f, 0.0f, {}, false}, {20, 8.0f, 0.0f, sCurve, true}});
    const std::vector<std::uint32_t> frames{10, 30};
    const auto result = mmd::insertKeys({scene, theActor}, std::vector{bone("A")}, frames);
    const mmd::Scene after = done(scene, result.patch);
    const auto& track = trackOf(after, "A");
    const std::vector<bool> wanted{false, false, true, true};
    for (std::size_t index = 0; index < wanted.size(); ++index)
        QCOMPARE(mmd::isPhysicsOn(track.interpolation(index)), bool(wanted[index]));
}

void TestEditsShape::keysThatAreThereStay()
{
    const mmd::Scene scene = sceneOf({{0, 0.0f}, {20, 8.0f, 30.0f, sCurve}});
    const std::vector<std::uint32_t> frames{0, 20};
    QVERIFY(mmd::insertKeys({scene, theActor}, std::vector{bone("A")}, frames).patch.isEmpty());
    QVERIFY(mmd::insertKeys({scene, theActor}, {}, frames).patch.isEmpty());
}

void TestEditsShape::cutsOtherKindsOnTheirLines()
{
    const mmd::Scene scene = sceneOfEveryKind({0, 20});
    std::vector<mmd::TrackId> tracks = mmd::trackIds(scene.actors.front().motion);
    const std::vector<std::uint32_t> frames{5};
    const auto result = mmd::insertKeys({scene, theActor}, tracks, frames);
    const mmd::Scene after = done(scene, result.patch);
    const mmd::Motion& motion = after.actors.front().motion;
    QCOMPARE(mmd::findMorphTrack(motion, "M")->values()[1].weight, 5.0f);
    QCOMPARE(motion.light->values()[1].colour, glm::vec3(5.0f));
    QCOMPARE(motion.shadow->values()[1].distance, 5.0f);
    QCOMPARE(motion.showIk->values()[1], motion.showIk->values()[0]);
    QCOMPARE(motion.camera->values()[1].distance, -5.0f);
    QVERIFY(result.residue.position < 1e-5 && result.residue.weight < 1e-6);
}

void TestEditsShape::cutsCamerasAndSaysWhatTheViewLost()
{
    mmd::CameraValue near{.distance = -10.0f, .fieldOfView = 30};
    mmd::CameraValue far{
        .distance = -50.0f, .rotation = glm::vec3(0.0f, 1.0f, 0.5f), .fieldOfView = 45};
    far.interpolation =
        mmd::withCurves(far.interpolation, {sCurve, sCurve, sCurve, sCurve, sCurve, sCurve});
    const mmd::Scene scene = cameraScene({{0, near}, {40, far}});
    const std::vector<std::uint32_t> frames{17};
    const auto result = mmd::insertKeys({scene, mmd::sceneActor}, std::vector{camera}, frames);
    const mmd::Scene after = done(scene, result.patch);
    QCOMPARE(after.camera.camera->size(), std::size_t(3));
    QVERIFY(result.residue.position < 0.3); // of 40 units
    QVERIFY(result.residue.fieldOfView > 0.0 && result.residue.fieldOfView < 0.6);
    mmd::TrackCursor one, other;
    const auto before = mmd::sampleCamera(*scene.camera.camera, 17.0, one);
    const auto now = mmd::sampleCamera(*after.camera.camera, 17.0, other);
    QCOMPARE(now.distance, before.distance);
    QCOMPARE(now.rotation, before.rotation);
    QVERIFY(std::abs(now.fieldOfView - before.fieldOfView) <= 0.5f); // whole degrees
}

void TestEditsShape::deletingWhatWasInsertedGivesTheCurveBack()
{
    std::mt19937 random(4);
    const auto number = [&] { return static_cast<std::uint8_t>(random() % 128); };
    for (int round = 0; round < 20; ++round) {
        const mmd::BezierCurve curve{number(), number(), number(), number()};
        const mmd::Scene scene = sceneOf({{0, 0.0f}, {40, 10.0f, 100.0f, curve}});
        const std::vector<std::uint32_t> frames{9, 20, 31};
        const auto inserted = mmd::insertKeys({scene, theActor}, std::vector{bone("A")}, frames);
        const mmd::Scene cut = done(scene, inserted.patch);
        const auto deleted =
            mmd::deleteKeysRefitted({cut, theActor, selected({{bone("A"), {9, 20, 31}}})});
        const mmd::Scene after = done(cut, deleted.patch);
        QCOMPARE(framesOf(after, bone("A")), (std::vector<std::uint32_t>{0, 40}));
        double worst = 0.0;
        for (int frame = 0; frame <= 40; ++frame)
            worst = std::max(worst,
                double(glm::distance(at(after, frame).translation, at(scene, frame).translation)));
        // 22 units long; the fit to samples of a grid curve is off by less than 2 %.
        QVERIFY2(worst < 0.45, qPrintable(QString::number(worst)));
        QVERIFY(deleted.residue.position < 0.45 + inserted.residue.position);
    }
}

void TestEditsShape::deletingFitsRotations()
{
    // Slow, then fast: a single curve can represent it.
    const mmd::Scene scene = sceneOf({{0, 0.0f, 0.0f}, {20, 0.0f, 20.0f}, {40, 0.0f, 100.0f}});
    const auto plain =
        mmd::applied(scene, mmd::deleteKeys({scene, theActor, selected({{bone("A"), {20}}})}));
    const auto fitted = mmd::deleteKeysRefitted({scene, theActor, selected({{bone("A"), {20}}})});
    const mmd::Scene after = done(scene, fitted.patch);
    const auto angleAt = [](const mmd::Scene& of, double frame) {
        return double(mmd::panelAngles(at(of, frame).rotation).y);
    };
    QVERIFY(std::abs(angleAt(plain, 20) - 20.0) > 25.0); // half way: 50
    QVERIFY(std::abs(angleAt(after, 20) - 20.0) < 6.0);
    QVERIFY(fitted.residue.angle > 0.0 && fitted.residue.angle < 8.0);
}

void TestEditsShape::deletingTheLastKeysFitsNothing()
{
    const mmd::Scene scene = sceneOf({{0, 0.0f}, {20, 4.0f, 0.0f, sCurve}, {40, 9.0f}});
    const auto result = mmd::deleteKeysRefitted({scene, theActor, selected({{bone("A"), {40}}})});
    const mmd::Scene after = done(scene, result.patch);
    QCOMPARE(trackOf(after, "A").interpolation(1), trackOf(scene, "A").interpolation(1));
    QCOMPARE(at(after, 50).translation.x, 4.0f);
    QVERIFY(result.patch.selectionAfter->keys.empty());
}

void TestEditsShape::deletingSaysWhatIsLost()
{
    // Back and forth: a segment between two equal keys cannot move.
    const mmd::Scene scene = sceneOf({{0, 0.0f}, {20, 4.0f}, {40, 0.0f}});
    const auto result = mmd::deleteKeysRefitted({scene, theActor, selected({{bone("A"), {20}}})});
    done(scene, result.patch);
    QVERIFY(std::abs(result.residue.position - 4.0 * std::sqrt(5.0)) < 1e-4);
}

void TestEditsShape::smoothKeysPassAtOneSpeed()
{
    const mmd::Scene scene = sceneOf({{0, 0.0f}, {20, 4.0f}, {30, 12.0f}, {60, 20.0f}});
    const auto keys = selected({{bone("A"), {20, 30}}});
    const auto result = mmd::smoothKeys({scene, theActor, keys}, mmd::allCurveChannels);
    const mmd::Scene after = done(scene, result.patch);
    for (const double frame : {20.0, 30.0}) {
        QVERIFY(std::abs(speedAt(scene, frame, 1) - speedAt(scene, frame, -1)) > 0.3);
        QVERIFY(speedAt(after, frame, 1) > 0.1);
        QVERIFY(std::abs(speedAt(after, frame, 1) - speedAt(after, frame, -1)) < 0.02);
    }
    QVERIFY(result.residue.position < 0.02);
    // The outer handles are unchanged.
    QCOMPARE(trackOf(after, "A").curves(1)[0].x1, mmd::BezierCurve().x1);
    QCOMPARE(trackOf(after, "A").curves(3)[0].x2, mmd::BezierCurve().x2);
}

void TestEditsShape::smoothKeysRestWhereTheMotionTurns()
{
    const mmd::Scene scene = sceneOf({{0, 0.0f}, {20, 8.0f}, {40, 2.0f}});
    const auto keys = selected({{bone("A"), {20, 40}}});
    const auto result = mmd::smoothKeys({scene, theActor, keys}, mmd::allCurveChannels);
    const mmd::Scene after = done(scene, result.patch);
    QVERIFY(std::abs(speedAt(after, 20, -1)) < 0.01);
    QVERIFY(std::abs(speedAt(after, 20, 1)) < 0.01);
    QVERIFY(std::abs(speedAt(after, 40, -1)) < 0.01); // it stops there
    QCOMPARE(result.residue, mmd::MotionResidue());
}

void TestEditsShape::smoothNeverOvershoots()
{
    const mmd::Scene scene = sceneOf({{0, 0.0f}, {3, 0.1f}, {30, 12.0f}, {31, 30.0f}, {90, 30.5f}});
    const auto keys = selected({{bone("A"), {3, 30, 31, 90}}});
    const auto result = mmd::smoothKeys({scene, theActor, keys}, mmd::allCurveChannels);
    const mmd::Scene after = done(scene, result.patch);
    float before = -1.0f;
    for (double frame = 0.0; frame <= 90.0; frame += 0.1) {
        const float x = at(after, frame).translation.x;
        QVERIFY2(x >= before - 1e-5f, qPrintable(QString::number(frame)));
        before = x;
    }
}

void TestEditsShape::smoothTurnsSlowDownWhereTheAxisChanges()
{
    const auto residueWith = [](const glm::vec3& last) {
        mmd::Scene scene = sceneOf({{0, 0.0f}, {20, 0.0f, 40.0f}, {40, 0.0f}});
        const mmd::KeyValue value{.track = bone("A"),
            .frame = 40,
            .bone = {glm::vec3(0.0f), mmd::rotationOfPanelAngles(last)},
            .interpolation = {}};
        scene = mmd::applied(scene, mmd::setKeys({scene, theActor}, {&value, 1}));
        const auto result = mmd::smoothKeys(
            {scene, theActor, selected({{bone("A"), {20}}})}, mmd::allCurveChannels);
        done(scene, result.patch);
        return result.residue.angle;
    };
    QVERIFY(residueWith({0.0f, 90.0f, 0.0f}) < 0.05);      // continues about one axis
    QCOMPARE(residueWith({0.0f, 0.0f, 0.0f}), 0.0);        // turns back
    const double bent = residueWith({30.0f, 70.0f, 0.0f}); // continues about another axis
    QVERIFY2(bent > 0.1 && bent < 2.0, qPrintable(QString::number(bent))); // degrees per frame
}

void TestEditsShape::smoothLeavesOtherChannels()
{
    const mmd::Scene scene = sceneOf({{0, 0.0f}, {20, 4.0f, 30.0f, sCurve}, {30, 12.0f}});
    const auto result =
        mmd::smoothKeys({scene, theActor, selected({{bone("A"), {20}}})}, 1u); // only X
    const mmd::Scene after = done(scene, result.patch);
    const mmd::BoneCurves& curves = trackOf(after, "A").curves(1);
    QVERIFY(curves[0] != sCurve);
    QCOMPARE(curves[1], sCurve);
    QCOMPARE(curves[3], sCurve);
    QVERIFY(mmd::smoothKeys({scene, theActor}, mmd::allCurveChannels).patch.isEmpty());
}

QTEST_GUILESS_MAIN(TestEditsShape)
#include "test_edits_shape.moc"
