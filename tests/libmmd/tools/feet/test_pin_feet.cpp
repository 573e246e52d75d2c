// SPDX-License-Identifier: MIT
#include "libmmd/tools/feet/pin_feet.h"
#include "libmmd/tools/ik/ik_chains.h"
#include "libmmd/tools/ik/ik_to_fk.h"
#include "libmmd/tools/motion_change.h"
#include "libmmd/tools/tool_table.h"
#include "tests/libmmd/tools/tool_scene.h"

#include <QtTest/QTest>

#include <cmath>
#include <functional>
#include <limits>

using namespace mmd;
using namespace odori::test;

namespace {

const Model& modelIn(const Scene& scene)
{
    return *scene.actors.front().model;
}

std::vector<FootContact> contactsIn(const Scene& scene)
{
    const Progress progress;
    return *footContacts(scene.actors.front().model, motionIn(scene),
        {0, motionIn(scene).lastFrame()}, {}, {progress, 0.0, 1.0});
}

std::vector<FootPath> pathsIn(const Scene& scene)
{
    const Progress progress;
    return *footPaths(scene.actors.front().model, motionIn(scene), {0, motionIn(scene).lastFrame()},
        {progress, 0.0, 1.0});
}

/// Moves the foot's goal at each frame.
void addOffsets(Scene& scene, FootSide side, const std::function<glm::vec3(std::uint32_t)>& offset)
{
    Motion& motion = scene.actors.front().motion;
    const int bone = boneNamed(modelIn(scene), side == FootSide::Left ? "左足ＩＫ" : "右足ＩＫ");
    const std::string name = modelIn(scene).boneTrack(bone).name;
    const Track<BoneKeyframe> track = *findBoneTrack(motion, name);
    TrackCursor cursor;
    std::vector<BoneValue> values;
    for (std::uint32_t frame = 0; frame <= motion.lastFrame(); ++frame) {
        values.push_back(sampleBone(track, frame, cursor));
        values.back().translation += offset(frame);
    }
    setDenseKeys(motion, name, {0, motion.lastFrame()}, values);
}

/// A time that a foot of the sample's walk stands, and how far it is into it: 0..1; beyond it -1.
float standing(FootSide side, std::uint32_t frame)
{
    const std::uint32_t phase = (frame + (side == FootSide::Left ? 0 : 15)) % 30;
    return phase <= 18 ? float(phase) / 18.0f : -1.0f;
}

/// The same back to 0 while the foot is in the air.
float inAir(FootSide side, std::uint32_t frame)
{
    const std::uint32_t phase = (frame + (side == FootSide::Left ? 0 : 15)) % 30;
    return 1.0f - float(phase - 18) / 12.0f;
}

/// The walk with feet that slide by 0.5 units in each contact and return in the air.
Scene slidingWalk()
{
    Scene scene = sceneOf(modelAt(sampleFile(QStringLiteral("mannequin.pmx"))),
        motionAt(sampleFile(QStringLiteral("walk.vmd"))));
    // Lower hips, so that the legs can reach.
    Motion& motion = scene.actors.front().motion;
    const std::string hips = modelIn(scene).boneTrack(boneNamed(modelIn(scene), "センター")).name;
    std::vector<BoneKeyframe> keys;
    if (const auto* track = findBoneTrack(motion, hips))
        for (std::size_t at = 0; at < track->size(); ++at)
            keys.push_back(track->key(at));
    if (keys.empty())
        keys.emplace_back();
    for (BoneKeyframe& key : keys)
        key.value.translation.y -= 0.5f;
    replaceTrack(motion, Track<BoneKeyframe>(fieldOf(hips), keys));
    for (const FootSide side : bothFeet)
        addOffsets(scene, side, [&](std::uint32_t frame) {
            const float part = standing(side, frame);
            return glm::vec3(0.3f, 0.0f, 0.4f) * (part >= 0.0f ? part : inAir(side, frame));
        });
    return scene;
}

Scene withFk(const Scene& scene)
{
    const Progress progress;
    const auto result =
        ikToFk(toolInput(scene), {allChains(modelIn(scene)), false, 0.01}, {progress, 0.0, 1.0});
    return applied(scene, result->patch);
}

/// The largest turn of a knee from a frame to the next one, in degrees.
double fastestKnee(const Scene& scene)
{
    PoseEvaluator evaluator(scene.actors.front().model);
    evaluator.setMotion(motionIn(scene));
    double largest = 0.0;
    for (const char* name : {"左", "右"}) {
        const auto leg = std::size_t(boneNamed(modelIn(scene), std::string(name) + "足"));
        const auto knee = std::size_t(boneNamed(modelIn(scene), std::string(name) + "ひざ"));
        glm::quat old(1.0f, 0.0f, 0.0f, 0.0f);
        for (std::uint32_t frame = 0; frame <= motionIn(scene).lastFrame(); ++frame) {
            const Pose& pose = evaluator.evaluate(frame);
            const glm::quat bend =
                glm::conjugate(pose.bones[leg].rotation) * pose.bones[knee].rotation;
            if (frame > 0)
                largest = std::max(largest, 2.0 * double(glm::degrees(std::acos(std::min(
                                                      1.0f, std::abs(glm::dot(old, bend)))))));
            old = bend;
        }
    }
    return largest;
}

Result<ToolResult> run(
    const Scene& scene, const PinOptions& options = {}, FrameSpan range = {0, ~0U})
{
    const Progress progress;
    return pinFeet(toolInput(scene, range), options, {progress, 0.0, 1.0});
}

QString textOf(const ToolResult& result)
{
    QString text;
    for (const ToolFigure& each : result.figures)
        text += QStringLiteral("%1: %2  ").arg(int(each.kind)).arg(each.value);
    return text;
}

} // namespace

/// Feet that stand are held at one place.
class TestPinFeet : public QObject {
    Q_OBJECT
private slots:
    void knownSlidesGo_data();
    void knownSlidesGo();
    void realMotionsKeepStill_data();
    void realMotionsKeepStill();
    void oneGivenContactIsHeld();
    void aFootIsHeldWhereItIsAtAFrame_data();
    void aFootIsHeldWhereItIsAtAFrame();
    void editedContactsCount();
    void heightsStayByChoice();
    void blendsAreSmooth();
    void outsideTheRangeNothingChanges();
    void brokenInputIsNoTrouble();
    void theTableRunsIt();
};

void TestPinFeet::knownSlidesGo_data()
{
    QTest::addColumn<bool>("isFk");
    QTest::addColumn<PinPlace>("place");
    QTest::newRow("IK") << false << PinPlace::Median;
    QTest::newRow("IK, first place") << false << PinPlace::First;
    QTest::newRow("FK") << true << PinPlace::Median;
}

void TestPinFeet::knownSlidesGo()
{
    QFETCH(bool, isFk);
    QFETCH(PinPlace, place);
    const Scene sliding = isFk ? withFk(slidingWalk()) : slidingWalk();
    PinOptions options;
    options.place = place;
    const auto result = run(sliding, options);
    QVERIFY(result);
    const Scene after = applied(sliding, result->patch);
    qInfo("%s knee %g before %g", qPrintable(textOf(*result)), fastestKnee(after),
        fastestKnee(sliding));
    const auto contacts = contactsIn(sliding);
    QCOMPARE(figure(*result, ToolFigureKind::Contacts), double(contacts.size()));
    QVERIFY(contacts.size() >= 8);
    QVERIFY(figure(*result, ToolFigureKind::SlideBefore) > 0.4);
    QVERIFY2(figure(*result, ToolFigureKind::SlideAfter) <= 0.01, qPrintable(textOf(*result)));
    QVERIFY2(figure(*result, ToolFigureKind::FloatAfter) <= 0.01, qPrintable(textOf(*result)));
    QVERIFY2(
        figure(*result, ToolFigureKind::PenetrationAfter) <= 0.01, qPrintable(textOf(*result)));
    QCOMPARE(figure(*result, ToolFigureKind::Unreached), 0.0);
    if (!isFk) // the solver finds these places: legs need no keys
        for (const char* name : {"左足", "左ひざ", "右足", "右ひざ"})
            QVERIFY(!findBoneTrack(
                motionIn(after), modelIn(after).boneTrack(boneNamed(modelIn(after), name)).name));
    QVERIFY(fastestKnee(after) <= fastestKnee(sliding) * 1.3 + 1.0);
    for (const FootContact& each : contactsIn(after))
        QVERIFY2(each.slide <= 0.02, qPrintable(QString::number(each.slide)));
    // Where nothing stands, nothing changes.
    const auto before = pathsIn(sliding), now = pathsIn(after);
    for (std::size_t foot = 0; foot < before.size(); ++foot)
        for (std::uint32_t frame = 0; frame <= before[foot].span.last; ++frame) {
            bool isNear = false;
            for (const FootContact& each : contacts)
                isNear = isNear || (each.side == before[foot].foot.side &&
                                       frame + options.blend >= each.span.first &&
                                       frame <= each.span.last + options.blend);
            const float moved =
                glm::distance(before[foot].at(frame).heel, now[foot].at(frame).heel);
            if (!isNear)
                QVERIFY2(moved <= 0.01f, qPrintable(QString::number(frame)));
        }
    QVERIFY(applied(after, inverse(result->patch)) == sliding);
}

void TestPinFeet::realMotionsKeepStill_data()
{
    addModelsWithMotions();
}

void TestPinFeet::realMotionsKeepStill()
{
    QFETCH(QString, model);
    QFETCH(QString, motion);
    const Scene scene = sceneOf(modelAt(model), motionAt(motion));
    const auto result = run(scene);
    QVERIFY(result);
    const Scene after = applied(scene, result->patch);
    qInfo("%s knee %g before %g", qPrintable(textOf(*result)), fastestKnee(after),
        fastestKnee(scene));
    // In these the hips are too high for the legs.
    const bool isTooHigh = motion.endsWith(QStringLiteral("test_1bone_cube_motion.vmd")) ||
                           motion.endsWith(QStringLiteral("motions/walk.vmd"));
    QVERIFY(isTooHigh || figure(*result, ToolFigureKind::Unreached) == 0.0);
    if (figure(*result, ToolFigureKind::Unreached) == 0.0) {
        QVERIFY(figure(*result, ToolFigureKind::SlideAfter) <= 0.01);
        QVERIFY(figure(*result, ToolFigureKind::FloatAfter) <= 0.01);
        QVERIFY(figure(*result, ToolFigureKind::PenetrationAfter) <= 0.01);
    }
    QVERIFY(figure(*result, ToolFigureKind::SlideAfter) <=
            figure(*result, ToolFigureKind::SlideBefore) + 0.01);
    QVERIFY(figure(*result, ToolFigureKind::PenetrationAfter) <= 0.01);
}

/// Without found contacts: one foot and a range, "Pin Here".
void TestPinFeet::oneGivenContactIsHeld()
{
    const Scene sliding = slidingWalk();
    PinOptions options;
    options.contacts = {{{.side = FootSide::Right, .span = {48, 60}}}};
    const auto result = run(sliding, options);
    QVERIFY(result);
    const Scene after = applied(sliding, result->patch);
    QCOMPARE(figure(*result, ToolFigureKind::Contacts), 1.0);
    const auto before = pathsIn(sliding), now = pathsIn(after);
    QVERIFY(measuredContact(before[1], {48, 60}).slide > 0.3);
    QVERIFY(measuredContact(now[1], {48, 60}).slide <= 0.01);
    for (std::uint32_t frame = 0; frame <= before[0].span.last; ++frame) {
        QVERIFY(glm::distance(before[0].at(frame).toe, now[0].at(frame).toe) <= 0.003f);
        if (frame < 43 || frame > 65)
            QVERIFY(glm::distance(before[1].at(frame).toe, now[1].at(frame).toe) <= 0.003f);
    }
}

void TestPinFeet::aFootIsHeldWhereItIsAtAFrame_data()
{
    QTest::addColumn<bool>("isFk");
    QTest::addColumn<float>("lift"); ///< units: over 0.5 a foot is in the air
    QTest::newRow("IK, on the ground") << false << 0.1f;
    QTest::newRow("IK, in the air") << false << 0.8f;
    QTest::newRow("FK, on the ground") << true << 0.1f;
    QTest::newRow("FK, in the air") << true << 0.8f;
}

/// "Pin Foot Here": the range is held at the place of frame 55, with blends before and after it.
void TestPinFeet::aFootIsHeldWhereItIsAtAFrame()
{
    QFETCH(bool, isFk);
    QFETCH(float, lift);
    Scene scene = slidingWalk();
    addOffsets(scene, FootSide::Right, [&](std::uint32_t) { return glm::vec3(0, lift, 0); });
    if (isFk)
        scene = withFk(scene);
    const Tool* tool = findTool("pin-foot");
    ToolValues values = defaultValues(*tool);
    values[0] = 1.0; // the right foot
    values[2] = 55.0;
    const Progress progress;
    const auto result = tool->run(toolInput(scene, {48, 60}), values, {progress, 0.0, 1.0});
    QVERIFY(result);
    QCOMPARE(figure(*result, ToolFigureKind::Unreached), 0.0);
    const Scene after = applied(scene, result->patch);
    const auto before = pathsIn(scene), now = pathsIn(after);
    const FootPoints& here = before[1].at(55);
    const bool isInAir = here.lowest() > 0.5f;
    QCOMPARE(isInAir, lift > 0.5f);
    for (std::uint32_t frame = 48; frame <= 60; ++frame) {
        const FootPoints& point = now[1].at(frame);
        const float height = isInAir ? here.lowest() : 0.0f;
        QVERIFY2(std::abs(point.lowest() - height) <= 0.01f, qPrintable(textOf(*result)));
    }
    QVERIFY(measuredContact(before[1], {48, 60}).slide > 0.3);
    QVERIFY(measuredContact(now[1], {48, 60}).slide <= 0.01);
    const auto along = [](const glm::vec3& one, const glm::vec3& other) {
        return glm::distance(glm::vec2(one.x, one.z), glm::vec2(other.x, other.z));
    };
    QVERIFY(along(now[1].at(55).toe, here.toe) <= 0.01f);
    QVERIFY(along(now[1].at(48).toe, before[1].at(48).toe) > 0.1f);
    for (std::uint32_t frame = 0; frame <= before[0].span.last; ++frame) {
        QVERIFY(glm::distance(before[0].at(frame).toe, now[0].at(frame).toe) <= 0.003f);
        if (frame < 43 || frame > 65)
            QVERIFY(glm::distance(before[1].at(frame).toe, now[1].at(frame).toe) <= 0.003f);
    }
    QVERIFY(along(now[1].at(46).toe, before[1].at(46).toe) > 0.01f);
}

/// What the user edited counts for Pin Feet and for the ground, and not what is found.
void TestPinFeet::editedContactsCount()
{
    const Scene scene = slidingWalk();
    ToolInput input = toolInput(scene);
    for (const char* id : {"pin-feet", "ground"}) {
        const Tool* tool = findTool(id);
        const Progress progress;
        input.contacts = {{{.side = FootSide::Left, .span = {30, 40}}}};
        const auto one = tool->run(input, defaultValues(*tool), {progress, 0.0, 1.0});
        QVERIFY(one);
        QCOMPARE(figure(*one, ToolFigureKind::Contacts), 1.0);
        QVERIFY(!one->patch.isEmpty());
        input.contacts.emplace();
        const auto none = tool->run(input, defaultValues(*tool), {progress, 0.0, 1.0});
        QVERIFY(none && none->patch.isEmpty());
        QCOMPARE(figure(*none, ToolFigureKind::Contacts), 0.0);
    }
}

void TestPinFeet::heightsStayByChoice()
{
    Scene floating = slidingWalk();
    addOffsets(floating, FootSide::Left, [](std::uint32_t) { return glm::vec3(0, 0.2f, 0); });
    PinOptions options;
    options.height = PinHeight::Own;
    const auto kept = run(floating, options);
    QVERIFY(kept);
    QVERIFY2(figure(*kept, ToolFigureKind::SlideAfter) <= 0.01, qPrintable(textOf(*kept)));
    QVERIFY(std::abs(figure(*kept, ToolFigureKind::FloatAfter) -
                     figure(*kept, ToolFigureKind::FloatBefore)) <= 0.01);
    QVERIFY(figure(*kept, ToolFigureKind::FloatBefore) > 0.15);
    options.height = PinHeight::Ground;
    const auto put = run(floating, options);
    QVERIFY(put);
    QVERIFY2(figure(*put, ToolFigureKind::FloatAfter) <= 0.01, qPrintable(textOf(*put)));
}

/// The offset of a foot changes little from frame to frame, and only as far as the blend goes.
void TestPinFeet::blendsAreSmooth()
{
    FootPath path;
    path.span = {0, 40};
    for (int frame = 0; frame <= 40; ++frame)
        path.points.push_back({{0.05f * float(frame), 0, 1}, {0.05f * float(frame), 0, 0}});
    const FootContact contact{.side = FootSide::Left, .span = {15, 25}};
    PinOptions options;
    options.blend = 4;
    const auto by = correctionOf(path, std::vector{contact}, options, 40);
    for (std::size_t frame = 0; frame <= 40; ++frame) {
        QCOMPARE(by.weights[frame] == 1.0f, frame >= 15 && frame <= 25);
        QCOMPARE(by.weights[frame] > 0.0f, frame >= 11 && frame <= 29);
        QCOMPARE(std::abs(by.offsets[frame].x) > 1e-6f, frame >= 11 && frame <= 29 && frame != 20);
        if (frame > 0)
            QVERIFY(std::abs(by.offsets[frame].x - by.offsets[frame - 1].x) < 0.1f);
    }
    QVERIFY(std::abs(by.offsets[15].x - 0.25f) < 1e-5f); // the median is at frame 20
    // Two contacts side by side share the gap.
    const auto two = correctionOf(path,
        std::vector{contact, FootContact{.side = FootSide::Left, .span = {28, 40}}}, options, 40);
    QVERIFY(two.weights[26] < 1.0f && two.weights[27] < 1.0f);
    QCOMPARE(two.offsets[25].x, by.offsets[25].x);
    // At an end that is not the motion's the foot is where it was.
    const auto cut = correctionOf(
        path, std::vector{FootContact{.side = FootSide::Left, .span = {20, 40}}}, options, 90);
    QCOMPARE(cut.offsets[40].x, 0.0f);
    QVERIFY(std::abs(cut.offsets[35].x) > 0.1f);
}

void TestPinFeet::outsideTheRangeNothingChanges()
{
    const Scene sliding = slidingWalk();
    const auto result = run(sliding, {}, {40, 80});
    QVERIFY(result);
    const Scene after = applied(sliding, result->patch);
    const auto before = pathsIn(sliding), now = pathsIn(after);
    for (std::size_t foot = 0; foot < 2; ++foot)
        for (std::uint32_t frame = 0; frame <= before[foot].span.last; ++frame)
            if (frame < 40 || frame > 80)
                QVERIFY(
                    glm::distance(before[foot].at(frame).toe, now[foot].at(frame).toe) <= 0.003f);
    QVERIFY(result->moved->feet.largest > 0.1);
}

void TestPinFeet::brokenInputIsNoTrouble()
{
    Progress progress;
    const Scene none = sceneOf(nullptr, Motion());
    const auto nothing = pinFeet(toolInput(none), {}, {progress, 0.0, 1.0});
    QVERIFY(nothing && nothing->patch.isEmpty());
    const auto empty = run(sceneOf(std::make_shared<const Model>(), Motion()));
    QVERIFY(empty && empty->patch.isEmpty());
    PinOptions wrong;
    wrong.contacts = {{{.side = FootSide::Left, .span = {50, 20}},
        {.side = FootSide::Left, .span = {4'000'000'000U, 4'000'000'001U}},
        {.side = FootSide::Left, .span = {10, 30}}, {.side = FootSide::Left, .span = {20, 40}}}};
    wrong.blend = 4'000'000'000U;
    QVERIFY(run(slidingWalk(), wrong));
    Scene scene = slidingWalk();
    addOffsets(scene, FootSide::Left, [](std::uint32_t frame) {
        return glm::vec3(frame == 20 ? std::numeric_limits<float>::quiet_NaN() : 0.0f);
    });
    QVERIFY(run(scene));
    progress.cancel();
    const auto cancelled = pinFeet(toolInput(scene), {}, {progress, 0.0, 1.0});
    QVERIFY(!cancelled && cancelled.error().code == ErrorCode::Cancelled);
}

void TestPinFeet::theTableRunsIt()
{
    const Scene scene = slidingWalk();
    const Tool* tool = findTool("pin-feet");
    QVERIFY(tool && tool->needsModel && tool->scope == ToolScope::WholePose);
    const Progress progress;
    const auto result = tool->run(toolInput(scene), defaultValues(*tool), {progress, 0.0, 1.0});
    QVERIFY(result && result->patch == run(scene)->patch);
}

QTEST_APPLESS_MAIN(TestPinFeet)
#include "test_pin_feet.moc"
