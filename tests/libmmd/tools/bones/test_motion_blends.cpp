// SPDX-License-Identifier: MIT
#include "libmmd/tools/bones/motion_blends.h"
#include "libmmd/tools/bones/placed_motion.h"
#include "libmmd/tools/thin/segment_shapes.h"
#include "libmmd/tools/tool_table.h"
#include "tests/libmmd/tools/tool_scene.h"

#include <glm/geometric.hpp>

#include <QtTest/QTest>

using namespace mmd;
using namespace odori::test;

namespace {

const std::string bone = "bone";

/// A sparse track with curves; `seed` makes another one.
Track<BoneKeyframe> sparse(int seed, std::uint32_t step, std::uint32_t count)
{
    std::vector<BoneKeyframe> keys(count);
    for (std::uint32_t at = 0; at < count; ++at) {
        const double phase = seed + 1.7 * at;
        keys[at].frame = at * step;
        keys[at].fileIndex = at;
        keys[at].value.translation = {
            float(3.0 * std::sin(phase)), float(std::cos(2.0 * phase)), float(seed + 0.1 * at)};
        keys[at].value.rotation =
            turn(40.0 * std::cos(phase), glm::normalize(glm::vec3(1, 2, seed)));
        keys[at].interpolation = withCurves(
            keys[at].interpolation, {BezierCurve{64, 0, 64, 127}, {}, BezierCurve{10, 90, 30, 120},
                                        BezierCurve{64, 0, 64, 127}});
    }
    return Track<BoneKeyframe>(fieldOf(bone), keys);
}

BoneValue at(const Motion& motion, std::uint32_t frame, std::string_view name = bone)
{
    TrackCursor cursor;
    const auto* track = findBoneTrack(motion, name);
    return track ? sampleBone(*track, frame, cursor) : BoneValue{};
}
float weightAt(const Motion& motion, std::uint32_t frame)
{
    TrackCursor cursor;
    return sampleMorph(*findMorphTrack(motion, "smile"), frame, cursor);
}

/// Whether two values are equal but for the tolerance of thinning.
bool isNear(
    const BoneValue& one, const BoneValue& other, double units = 0.02, double degrees = 0.11)
{
    return double(glm::distance(one.translation, other.translation)) <= units &&
           degreesBetween(glm::dquat(one.rotation), glm::dquat(other.rotation)) <= degrees;
}

Track<MorphKeyframe> smile(std::vector<MorphKeyframe> keys)
{
    return Track<MorphKeyframe>(fieldOf("smile"), keys);
}

Motion walk()
{
    return motionAt(sampleFile(QStringLiteral("walk.vmd")));
}

double largestStep(const Motion& motion, std::uint32_t first, std::uint32_t last)
{
    double most = 0.0;
    for (std::uint32_t frame = first; frame < last; ++frame)
        most = std::max(most, double(glm::distance(at(motion, frame).translation,
                                  at(motion, frame + 1).translation)));
    return most;
}

} // namespace

/// Loops, cross-fades and exchanged parts of motions that are known.
class TestMotionBlends : public QObject {
    Q_OBJECT
private slots:
    void theEndOfALoopIsItsStart();
    void aLoopCanKeepItsTravel_data();
    void aLoopCanKeepItsTravel();
    void anotherModelsMotionIsFitted();
    void aLoopThatFitsStays();
    void aFadeGoesFromOneToTheOther();
    void aFadeWithoutFramesIsACut();
    void aPlacedCopyIsAlignedAgain();
    void switchesOfIkFollow();
    void partsAreExchangedInTheRange();
    void aWholePartKeepsItsKeys();
    void partsHaveTheirBones();
    void wideSegmentsAreRefused();
    void theTableRunsThem();
};

void TestMotionBlends::theEndOfALoopIsItsStart()
{
    Motion before;
    replaceTrack(before, sparse(1, 17, 8)); // 0..119
    replaceTrack(before, smile({{0, 0, {0.2f}}, {10, 1, {0.9f}}, {119, 2, {0.6f}}}));
    const Scene scene = sceneOf(nullptr, before);
    const auto result =
        loopMotion({.target = {scene, ActorId{1}}, .tracks = trackIds(before), .range = everyFrame},
            {24}, wholeProgress);
    QVERIFY(result);
    const Motion after = motionAfter(scene, *result);
    QVERIFY(isNear(at(after, 119), at(before, 0)));
    QVERIFY(!isNear(at(before, 119), at(before, 0), 0.5, 5.0));
    const glm::vec3 begins = at(before, 1).translation - at(before, 0).translation;
    const glm::vec3 ends = at(after, 119).translation - at(after, 118).translation;
    QVERIFY(glm::distance(begins, ends) < 0.025f);
    const auto step = [](const BoneValue& from, const BoneValue& to) {
        return glm::conjugate(glm::dquat(from.rotation)) * glm::dquat(to.rotation);
    };
    QVERIFY(degreesBetween(
                step(at(before, 0), at(before, 1)), step(at(after, 118), at(after, 119))) < 0.25);
    QVERIFY(std::abs(weightAt(after, 119) - 0.2f) < 0.003f);
    for (std::uint32_t frame = 0; frame <= 95; ++frame)
        QVERIFY(isNear(at(after, frame), at(before, frame)));
    QVERIFY(largestStep(after, 90, 119) < 1.6 * largestStep(before, 0, 119));
}

void TestMotionBlends::aLoopCanKeepItsTravel_data()
{
    QTest::addColumn<QString>("body");
    for (const char* body : {"センター", "グルーブ", "全ての親"})
        QTest::newRow(body) << QString::fromUtf8(body);
}

/// A walk along Z: the body and the goal of a foot travel, an arm does not.
void TestMotionBlends::aLoopCanKeepItsTravel()
{
    QFETCH(const QString, body);
    const auto model = mannequin();
    const std::string centre = trackNamed(*model, body.toStdString());
    const std::string foot = trackNamed(*model, "左足ＩＫ");
    const std::string arm = trackNamed(*model, "左腕");
    Motion before;
    for (const std::string& name : {centre, foot, arm})
        replaceTrack(before, denseTrack(name, 60, [&](std::uint32_t frame) {
            BoneValue value;
            if (name != arm)
                value.translation = {0.3f * std::sin(float(frame) * 0.2f),
                    0.1f * std::cos(float(frame) * 0.3f), -0.2f * float(frame)};
            value.rotation =
                glm::angleAxis(0.2f * std::sin(float(frame) * 0.21f), glm::vec3(0, 0, 1));
            return value;
        }));
    const Scene scene = sceneOf(model, before);
    const ToolInput input{
        .target = {scene, ActorId{1}}, .tracks = trackIds(before), .range = everyFrame};
    for (const bool keeps : {false, true}) {
        const auto result = loopMotion(input, {20, keeps}, wholeProgress);
        QVERIFY(result);
        const Motion after = motionAfter(scene, *result);
        TrackCursor cursor;
        for (const std::string& name : {centre, foot}) {
            const BoneValue ends = sampleBone(*findBoneTrack(after, name), 60, cursor);
            const BoneValue begins = sampleBone(*findBoneTrack(before, name), 0, cursor);
            QVERIFY(std::abs(ends.translation.z - (keeps ? -12.0f : 0.0f)) < 0.02f);
            QVERIFY(std::abs(ends.translation.y - begins.translation.y) < 0.02f);
        }
        const BoneValue raised = sampleBone(*findBoneTrack(after, arm), 60, cursor);
        QVERIFY(glm::length(raised.translation) < 0.02f);
        QVERIFY(degreesBetween(glm::dquat(raised.rotation), glm::dquat(1, 0, 0, 0)) < 0.5);
    }
}

/// A model of half the size takes half of the positions.
void TestMotionBlends::anotherModelsMotionIsFitted()
{
    const auto model = mannequin();
    pmx::Model data = model->data;
    for (auto& bone : data.bones)
        bone.position *= 2.0f;
    const auto twice = std::make_shared<const Model>(makeModel(std::move(data), {}, {}));
    Motion other;
    BoneKeyframe key;
    key.value.translation = {0.0f, -4.0f, 6.0f};
    const std::string centre = trackNamed(*model, "センター");
    replaceTrack(other, Track<BoneKeyframe>(fieldOf(centre), std::vector{key}));
    BoneKeyframe still;
    Motion before;
    replaceTrack(before, Track<BoneKeyframe>(fieldOf(centre), std::vector{still}));
    const Scene scene = sceneOf(model, before);
    ToolInput input{.target = {scene, ActorId{1}},
        .tracks = {{TrackKind::Bone, centre}},
        .range = everyFrame,
        .other = std::make_shared<const Motion>(other)};
    TrackCursor cursor;
    for (const bool isFitted : {false, true}) {
        if (isFitted)
            input.otherModel = twice;
        const float z = isFitted ? 3.0f : 6.0f;
        const auto part = takePart(input, {BodyPart::Rows, 0}, wholeProgress);
        QVERIFY(part);
        QVERIFY(std::abs(sampleBone(*findBoneTrack(motionAfter(scene, *part), centre), 0, cursor)
                             .translation.z -
                         z) < 0.01f);
        const auto fade = crossFade(input, {10, 4, false}, wholeProgress);
        QVERIFY(fade);
        QVERIFY(std::abs(sampleBone(*findBoneTrack(motionAfter(scene, *fade), centre), 20, cursor)
                             .translation.z -
                         z) < 0.01f);
    }
}

void TestMotionBlends::aLoopThatFitsStays()
{
    Motion before;
    auto keys = sparse(1, 20, 6);
    std::vector<BoneKeyframe> still;
    for (std::size_t index = 0; index < keys.size(); ++index) {
        still.push_back(keys.key(index));
        still.back().value = keys.key(0).value;
    }
    replaceTrack(before, Track<BoneKeyframe>(fieldOf(bone), still));
    const Scene scene = sceneOf(nullptr, before);
    const auto result =
        loopMotion({.target = {scene, ActorId{1}}, .tracks = trackIds(before), .range = everyFrame},
            {}, wholeProgress);
    QVERIFY(result && result->patch.isEmpty());
}

void TestMotionBlends::aFadeGoesFromOneToTheOther()
{
    Motion before;
    auto other = std::make_shared<Motion>();
    replaceTrack(before, sparse(1, 17, 12));
    replaceTrack(*other, sparse(5, 13, 9));
    replaceTrack(*other, smile({{0, 0, {0.5f}}, {60, 1, {1.0f}}}));
    const Scene scene = sceneOf(nullptr, before);
    const auto result = crossFade(
        {.target = {scene, ActorId{1}}, .tracks = {}, .range = everyFrame, .other = other},
        {60, 30, false}, wholeProgress);
    QVERIFY(result);
    const Motion after = motionAfter(scene, *result);
    for (std::uint32_t frame = 0; frame <= 60; ++frame)
        QVERIFY(isNear(at(after, frame), at(before, frame)));
    for (std::uint32_t frame = 90; frame <= 200; ++frame)
        QVERIFY2(
            isNear(at(after, frame), at(*other, frame - 60)), qPrintable(QString::number(frame)));
    const glm::vec3 middle = 0.5f * (at(before, 75).translation + at(*other, 15).translation);
    QVERIFY(glm::distance(at(after, 75).translation, middle) < 0.02f);
    QVERIFY(
        weightAt(after, 60) < 0.01f && std::abs(weightAt(after, 100) - 0.5f - 1.0f / 3.0f) < 0.01f);
    // Keys outside the fade keep their curves and frames.
    const auto* track = findBoneTrack(after, bone);
    QCOMPARE(track->frames().back(), 60U + 8U * 13U);
    QCOMPARE(track->curves(track->size() - 1), sparse(5, 13, 9).curves(8));
    QCOMPARE(track->curves(2), sparse(1, 17, 12).curves(2));
    QCOMPARE(track->fileIndices()[2], 2U);
}

void TestMotionBlends::aFadeWithoutFramesIsACut()
{
    Motion before;
    auto other = std::make_shared<Motion>();
    replaceTrack(before, sparse(1, 17, 12));
    replaceTrack(*other, sparse(5, 13, 9));
    const Scene scene = sceneOf(nullptr, before);
    const auto result = crossFade(
        {.target = {scene, ActorId{1}}, .tracks = {}, .range = everyFrame, .other = other},
        {60, 0, false}, wholeProgress);
    const Motion after = motionAfter(scene, *result);
    QVERIFY(isNear(at(after, 59), at(before, 59)));
    QVERIFY(isNear(at(after, 60), at(*other, 0)));
}

/// Fading from a motion to a copy of it at another place gives the motion itself.
void TestMotionBlends::aPlacedCopyIsAlignedAgain()
{
    const auto model = mannequin();
    const Motion before = walk();
    const auto other = std::make_shared<Motion>(
        *placedMotion(*model, before, everyFrame, {1.0, {12.0, 0.0, -5.0}, 110.0}));
    const Scene scene = sceneOf(model, before);
    const ToolInput input{
        .target = {scene, ActorId{1}}, .tracks = {}, .range = everyFrame, .other = other};
    const auto aligned = crossFade(input, {0, 20, true}, wholeProgress);
    QVERIFY(aligned);
    QVERIFY2(aligned->moved->joints.largest < 0.05,
        qPrintable(QString::number(aligned->moved->joints.largest)));
    QVERIFY(crossFade(input, {0, 20, false}, wholeProgress)->moved->joints.largest > 5.0);
}

void TestMotionBlends::switchesOfIkFollow()
{
    Motion before;
    auto other = std::make_shared<Motion>();
    ShowIkKeyframe off, late, show;
    off.value.switches = {ikSwitch("foot", false)};
    late.frame = 90;
    show.frame = 5;
    replaceTrack(before, Track<ShowIkKeyframe>(NameField{}, std::vector{off, late}));
    replaceTrack(*other, Track<ShowIkKeyframe>(NameField{}, std::vector{show}));
    const Scene scene = sceneOf(nullptr, before);
    const auto result = crossFade(
        {.target = {scene, ActorId{1}}, .tracks = {}, .range = everyFrame, .other = other},
        {40, 10, false}, wholeProgress);
    const Motion after = motionAfter(scene, *result);
    QVERIFY(!isIkOn(*sampleShowIk(*after.showIk, 39), "foot"));
    QVERIFY(isIkOn(*sampleShowIk(*after.showIk, 40), "foot"));
    QCOMPARE(after.showIk->frames().back(), 45U);
}

void TestMotionBlends::partsAreExchangedInTheRange()
{
    const auto model = mannequin();
    const Motion before = walk();
    const std::string arm = trackNamed(*model, "左腕"), leg = trackNamed(*model, "センター");
    auto other = std::make_shared<Motion>();
    for (const std::string& name : {arm, leg}) {
        const Track<BoneKeyframe> track = sparse(3, 9, 10);
        std::vector<BoneKeyframe> keys;
        for (std::size_t index = 0; index < track.size(); ++index)
            keys.push_back(track.key(index));
        replaceTrack(*other, Track<BoneKeyframe>(fieldOf(name), keys));
    }
    const Scene scene = sceneOf(model, before);
    const auto result =
        takePart({.target = {scene, ActorId{1}}, .tracks = {}, .range = {20, 60}, .other = other},
            {BodyPart::Arms, 8}, wholeProgress);
    QVERIFY(result);
    const Motion after = motionAfter(scene, *result);
    QCOMPARE(*findBoneTrack(after, leg), *findBoneTrack(before, leg));
    for (std::uint32_t frame = 0; frame <= before.lastFrame(); ++frame) {
        if (frame <= 20 || frame >= 60)
            QVERIFY(isNear(at(after, frame, arm), at(before, frame, arm)));
        else if (frame >= 28 && frame <= 52)
            QVERIFY(isNear(at(after, frame, arm), at(*other, frame, arm)));
    }
    QVERIFY(findBoneTrack(after, arm)->find(36) && findBoneTrack(after, arm)->find(45));
}

void TestMotionBlends::aWholePartKeepsItsKeys()
{
    const auto model = mannequin();
    const Motion before = walk();
    auto other = std::make_shared<Motion>(
        *placedMotion(*model, before, everyFrame, {1.0, {1.0, 0.0, 0.0}, 0.0}));
    const std::string arm = trackNamed(*model, "左腕");
    replaceTrack(*other, Track<BoneKeyframe>(fieldOf(arm), std::vector<BoneKeyframe>(1)));
    const Scene scene = sceneOf(model, before);
    const auto result =
        takePart({.target = {scene, ActorId{1}}, .tracks = {}, .range = everyFrame, .other = other},
            {BodyPart::Arms, 10}, wholeProgress);
    const Motion after = motionAfter(scene, *result);
    QCOMPARE(findBoneTrack(after, arm)->size(), std::size_t(1));
    QCOMPARE(after.bones.size(), before.bones.size());
    for (const auto& track : before.bones)
        if (track->name() != arm) {
            const auto* now = findBoneTrack(after, track->name());
            QVERIFY(now);
            QVERIFY(std::equal(now->values().begin(), now->values().end(), track->values().begin(),
                track->values().end()));
        }
}

void TestMotionBlends::partsHaveTheirBones()
{
    const auto model = mannequin();
    const auto has = [&](BodyPart part, std::string_view name) {
        const auto tracks = tracksOfPart(*model, part);
        return std::count(tracks.begin(), tracks.end(),
                   TrackId{TrackKind::Bone, trackNamed(*model, name)}) == 1;
    };
    QVERIFY(has(BodyPart::Arms, "右ひじ") && !has(BodyPart::Arms, "頭"));
    QVERIFY(has(BodyPart::Hands, "左手首") && !has(BodyPart::Hands, "左ひじ"));
    QVERIFY(has(BodyPart::Legs, "左足ＩＫ") && has(BodyPart::Legs, "右ひざ"));
    QVERIFY(!has(BodyPart::Legs, "センター") && has(BodyPart::UpperBody, "左手首"));
    QVERIFY(has(BodyPart::Head, "頭") && !has(BodyPart::Head, "上半身"));
    QVERIFY(has(BodyPart::Head, "首") && has(BodyPart::UpperBody, "首"));
    QVERIFY(tracksOfPart(*model, BodyPart::Rows).empty());
    QVERIFY(tracksOfPart(Model(), BodyPart::Arms).empty());
}

void TestMotionBlends::wideSegmentsAreRefused()
{
    BoneKeyframe first, far;
    far.frame = largestFrame;
    far.value.translation.x = 1.0f;
    Motion wide;
    replaceTrack(wide, Track<BoneKeyframe>(fieldOf(bone), std::vector{first, far}));
    auto other = std::make_shared<Motion>();
    replaceTrack(*other, sparse(2, 10, 5));
    const Scene scene = sceneOf(nullptr, wide);
    const ToolInput input{.target = {scene, ActorId{1}},
        .tracks = trackIds(wide),
        .range = {10, largestFrame - 10},
        .other = other};
    const auto isRefused = [](const Result<ToolResult>& result) {
        return !result && result.error().code == ErrorCode::TooManyFrames;
    };
    QVERIFY(isRefused(loopMotion(input, {20}, wholeProgress)));
    QVERIFY(isRefused(crossFade(input, {2'000'000, 20, false}, wholeProgress)));
    QVERIFY(isRefused(takePart(input, {BodyPart::Rows, 10}, wholeProgress)));
    ToolInput none = input;
    none.other = nullptr;
    QVERIFY(crossFade(none, {5, 5, true}, wholeProgress)->patch.isEmpty());
    QVERIFY(takePart(none, {BodyPart::Rows, 10}, wholeProgress)->patch.isEmpty());
    none.range = {9, 3};
    QVERIFY(loopMotion(none, {20}, wholeProgress)->patch.isEmpty());
}

void TestMotionBlends::theTableRunsThem()
{
    Motion before;
    auto other = std::make_shared<Motion>();
    replaceTrack(before, sparse(1, 17, 8));
    replaceTrack(*other, sparse(5, 13, 9));
    const Scene scene = sceneOf(nullptr, before);
    const ToolInput input{.target = {scene, ActorId{1}},
        .tracks = trackIds(before),
        .range = {0, 100},
        .other = other};
    const auto run = [&](std::string_view id, const ToolValues& values) {
        return findTool(id)->run(input, values, wholeProgress)->patch;
    };
    QVERIFY(run("loop", {15.0, 0.0}) == loopMotion(input, {15}, wholeProgress)->patch);
    QVERIFY(run("cross-fade", {30.0, 12.0, 0.0}) ==
            crossFade(input, {30, 12, false}, wholeProgress)->patch);
    QVERIFY(
        run("take-part", {0.0, 6.0}) == takePart(input, {BodyPart::Rows, 6}, wholeProgress)->patch);
}

QTEST_APPLESS_MAIN(TestMotionBlends)
#include "test_motion_blends.moc"
