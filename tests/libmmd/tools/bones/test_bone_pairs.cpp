// SPDX-License-Identifier: MIT
#include "libmmd/tools/bones/bone_pairs.h"
#include "libmmd/tools/thin/segment_shapes.h"
#include "libmmd/tools/tool_table.h"
#include "tests/libmmd/tools/tool_scene.h"

#include <glm/geometric.hpp>

#include <QtTest/QTest>

using namespace mmd;
using namespace odori::test;

namespace {

/// Keys that move and turn a bone a lot.
Track<BoneKeyframe> swing(const Model& model, std::string_view name, float units, double degrees)
{
    std::vector<BoneKeyframe> keys(5);
    for (std::uint32_t at = 0; at < 5; ++at) {
        const double phase = 1.3 * at + double(name.size());
        keys[at].frame = 15 * at;
        keys[at].value.translation =
            units * glm::vec3(std::sin(phase), 0.5 * std::cos(2.0 * phase), std::cos(phase));
        keys[at].value.rotation =
            turn(degrees * std::sin(phase), glm::normalize(glm::vec3(1.0, 0.6 * at, 0.5)));
    }
    return Track<BoneKeyframe>(fieldOf(trackNamed(model, name)), keys);
}

Motion movement(const Model& model, std::string_view first, std::string_view second, float units)
{
    Motion motion = motionAt(sampleFile(QStringLiteral("walk.vmd")));
    for (const std::string_view name : {first, second})
        if (!trackNamed(model, name).empty())
            replaceTrack(motion, swing(model, name, units, name.ends_with("捩") ? 20.0 : 35.0));
    return motion;
}

bool isStill(const Motion& motion, const std::string& name)
{
    const auto* track = findBoneTrack(motion, name);
    return !track ||
           std::all_of(track->values().begin(), track->values().end(), [](const BoneValue& value) {
               return glm::length(value.translation) < 0.001f &&
                      degreesBetween(glm::dquat(value.rotation), glm::dquat(1.0, 0.0, 0.0, 0.0)) <
                          0.05;
           });
}

/// The largest change of the global rotation of a bone.
double turned(const Model& model, const ToolResult& result, std::string_view name)
{
    for (std::size_t bone = 0; bone < model.data.bones.size(); ++bone)
        if (model.data.bones[bone].name.utf8 == name)
            return result.moved->rotation[bone];
    return 1000.0;
}

} // namespace

/// Movements that are moved from one bone to another: hands, head and feet stay.
class TestBonePairs : public QObject {
    Q_OBJECT
private slots:
    void handsHeadAndFeetStay_data();
    void handsHeadAndFeetStay();
    void aHalfIsShared();
    void mergingUndoesSplitting();
    void upperBodiesKeepRotations();
    void theTwistIsTheOneAboutTheArm();
    void legsWithDBones();
    void missingBonesChangeNothing();
    void onlyTheRangeChanges();
    void theTableRunsThem();
};

void TestBonePairs::handsHeadAndFeetStay_data()
{
    QTest::addColumn<int>("pair");
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("second");
    QTest::addColumn<float>("units");
    const auto add = [](BoneCouple pair, const char* first, const char* second, float units) {
        QTest::newRow(second) << int(pair) << QByteArray(first) << QByteArray(second) << units;
    };
    add(BoneCouple::CentreGroove, "センター", "グルーブ", 1.0f);
    add(BoneCouple::CentreWaist, "センター", "腰", 0.0f);
    add(BoneCouple::MotherCentre, "全ての親", "センター", 2.0f);
    add(BoneCouple::ArmTwist, "左腕", "左腕捩", 0.0f);
    add(BoneCouple::WristTwist, "右手首", "右手捩", 0.0f);
}

/// The pivots allow to move these exactly: to the tolerance of thinning.
void TestBonePairs::handsHeadAndFeetStay()
{
    QFETCH(int, pair);
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, second);
    QFETCH(float, units);
    const auto model = mannequin();
    const Motion before = movement(*model, first.toStdString(), second.toStdString(), units);
    const std::string one = trackNamed(*model, first.toStdString());
    const std::string other = trackNamed(*model, second.toStdString());
    QVERIFY(!one.empty() && !other.empty());
    const Scene scene = sceneOf(model, before);
    const ToolInput input{.target = {scene, ActorId{1}}, .tracks = {}, .range = everyFrame};
    const bool isTwist = pair == int(BoneCouple::ArmTwist) || pair == int(BoneCouple::WristTwist);
    for (const bool merges : {false, true}) {
        const auto result = merges ? mergeBones(input, BoneCouple(pair), wholeProgress)
                                   : splitBones(input, BoneCouple(pair), 1.0, wholeProgress);
        QVERIFY(result && !result->patch.isEmpty());
        const Motion after = motionAfter(scene, *result);
        const auto& moved = *result->moved;
        const QString text = QStringLiteral("hands %1 feet %2 head %3, %4 keys")
                                 .arg(moved.hands.largest)
                                 .arg(moved.feet.largest)
                                 .arg(moved.head.largest)
                                 .arg(after.keyCount());
        QVERIFY2(
            moved.hands.largest < 0.03 && moved.feet.largest < 0.03 && moved.head.largest < 0.03,
            qPrintable(text));
        for (const std::string_view name : {"左手首", "右手首", "頭"})
            QVERIFY2(turned(*model, *result, name) < 0.5, qPrintable(text));
        if (merges)
            QVERIFY(isStill(after, other));
        else if (!isTwist && pair != int(BoneCouple::CentreWaist))
            QVERIFY(isStill(after, one));
        QVERIFY(merges || !(*findBoneTrack(after, other) == *findBoneTrack(before, other)));
    }
}

void TestBonePairs::aHalfIsShared()
{
    const auto model = mannequin();
    Motion before;
    replaceTrack(before, swing(*model, "センター", 2.0f, 0.0));
    const Scene scene = sceneOf(model, before);
    const auto result =
        splitBones({.target = {scene, ActorId{1}}, .tracks = {}, .range = everyFrame},
            BoneCouple::CentreGroove, 0.25, wholeProgress);
    const Motion after = motionAfter(scene, *result);
    TrackCursor one, two, three;
    for (std::uint32_t frame = 0; frame <= 60; ++frame) {
        const auto at = [&](const Motion& motion, std::string_view name, TrackCursor& cursor) {
            return sampleBone(*findBoneTrack(motion, trackNamed(*model, name)), frame, cursor)
                .translation;
        };
        const glm::vec3 whole = at(before, "センター", one);
        QVERIFY(glm::distance(at(after, "センター", two), 0.75f * whole) < 0.02f);
        QVERIFY(glm::distance(at(after, "グルーブ", three), 0.25f * whole) < 0.02f);
    }
}

void TestBonePairs::mergingUndoesSplitting()
{
    const auto model = mannequin();
    Motion before = movement(*model, "左腕", "none", 0.0f);
    for (const std::string_view name : {"左腕捩", "右腕捩"})
        replaceTrack(before, Track<BoneKeyframe>(fieldOf(trackNamed(*model, name)), {}));
    const Scene scene = sceneOf(model, before);
    const ToolInput input{.target = {scene, ActorId{1}}, .tracks = {}, .range = everyFrame};
    const auto split = splitBones(input, BoneCouple::ArmTwist, 1.0, wholeProgress);
    const Scene changed = applied(scene, split->patch);
    const auto merged =
        mergeBones({.target = {changed, ActorId{1}}, .tracks = {}, .range = everyFrame},
            BoneCouple::ArmTwist, wholeProgress);
    const Motion after = motionAfter(changed, *merged);
    const auto moved = poseDifference(model, before, after, {0, before.lastFrame()}, wholeProgress);
    QVERIFY2(moved->joints.largest < 0.03 && moved->degrees < 0.5,
        qPrintable(QStringLiteral("%1 %2").arg(moved->joints.largest).arg(moved->degrees)));
}

void TestBonePairs::upperBodiesKeepRotations()
{
    const auto model = mannequin();
    const Motion before = movement(*model, "上半身", "上半身2", 0.0f);
    const Scene scene = sceneOf(model, before);
    const ToolInput input{.target = {scene, ActorId{1}}, .tracks = {}, .range = everyFrame};
    for (const bool merges : {false, true}) {
        const auto result = merges ? mergeBones(input, BoneCouple::UpperBody, wholeProgress)
                                   : splitBones(input, BoneCouple::UpperBody, 0.5, wholeProgress);
        for (const std::string_view name : {"上半身2", "左手首", "右手首", "頭"})
            QVERIFY(turned(*model, *result, name) < 0.4);
        QVERIFY(result->moved->head.largest > 0.1); // other pivots, and it is said
        QVERIFY(turned(*model, *result, "上半身") > 1.0);
        QCOMPARE(result->moved->feet.largest, 0.0);
    }
}

void TestBonePairs::theTwistIsTheOneAboutTheArm()
{
    const auto model = mannequin();
    const auto place = [&](std::string_view name) {
        for (const auto& each : model->data.bones)
            if (each.name.utf8 == name)
                return each.position;
        return glm::vec3(0.0f);
    };
    const glm::vec3 axis = glm::normalize(place("左ひじ") - place("左腕"));
    const glm::vec3 across = glm::normalize(glm::cross(axis, glm::vec3(0, 0, 1)));
    Motion before;
    const std::string arm = trackNamed(*model, "左腕"), twist = trackNamed(*model, "左腕捩");
    replaceTrack(before, denseTrack(arm, 30, [&](std::uint32_t frame) {
        BoneValue value;
        value.rotation = turn(30.0, across) * turn(2.0 * frame, axis);
        return value;
    }));
    const Scene scene = sceneOf(model, before);
    const auto result =
        splitBones({.target = {scene, ActorId{1}}, .tracks = {}, .range = everyFrame},
            BoneCouple::ArmTwist, 1.0, wholeProgress);
    const Motion after = motionAfter(scene, *result);
    TrackCursor one, two;
    for (std::uint32_t frame = 0; frame <= 30; ++frame) {
        const auto left = sampleBone(*findBoneTrack(after, arm), frame, one).rotation;
        const auto right = sampleBone(*findBoneTrack(after, twist), frame, two).rotation;
        QVERIFY(degreesBetween(glm::dquat(left), glm::dquat(turn(30.0, across))) < 0.6);
        QVERIFY(degreesBetween(glm::dquat(right), glm::dquat(turn(2.0 * frame, axis))) < 0.6);
    }
}

/// A leg whose D bone appends it, made here.
void TestBonePairs::legsWithDBones()
{
    pmx::Model data = mannequin()->data;
    int leg = 0;
    while (data.bones[std::size_t(leg)].name.utf8 != "左足")
        ++leg;
    pmx::Bone copy = data.bones[std::size_t(leg)];
    copy.name.utf8 = "左足D";
    copy.flags |= pmx::boneFlag::appendRotation;
    copy.appendParent = leg;
    copy.appendRatio = 1.0f;
    copy.deformLayer = 1;
    std::erase_if(data.bones, [](const pmx::Bone& each) { return each.name.utf8 == "左足D"; });
    const std::size_t added = data.bones.size();
    data.bones.push_back(copy);
    const auto model = std::make_shared<const Model>(makeModel(data, {}, {}));
    Motion before;
    ShowIkKeyframe off;
    off.value.switches = {ikSwitch(trackNamed(*model, "左足ＩＫ"), false),
        ikSwitch(trackNamed(*model, "右足ＩＫ"), false)};
    replaceTrack(before, Track<ShowIkKeyframe>(NameField{}, std::vector{off}));
    replaceTrack(before, swing(*model, "左足", 0.0f, 30.0));
    replaceTrack(before, swing(*model, "左足D", 0.0f, 25.0));
    const Scene scene = sceneOf(model, before);
    const ToolInput input{.target = {scene, ActorId{1}}, .tracks = {}, .range = everyFrame};
    for (const bool merges : {false, true}) {
        const auto result = merges ? mergeBones(input, BoneCouple::LegD, wholeProgress)
                                   : splitBones(input, BoneCouple::LegD, 0.6, wholeProgress);
        QVERIFY(!result->patch.isEmpty());
        QVERIFY(result->moved->rotation[added] < 0.3);
        QVERIFY(result->moved->rotation[std::size_t(leg)] > 1.0);
        QCOMPARE(isStill(motionAfter(scene, *result), trackNamed(*model, "左足D")), merges);
    }
}

void TestBonePairs::missingBonesChangeNothing()
{
    const Motion before = movement(*mannequin(), "センター", "グルーブ", 1.0f);
    for (const auto& model : {std::shared_ptr<const Model>(), std::make_shared<const Model>()}) {
        const Scene scene = sceneOf(model, before);
        for (int pair = 0; pair <= int(BoneCouple::LegD); ++pair) {
            const ToolInput input{.target = {scene, ActorId{1}}, .tracks = {}, .range = everyFrame};
            QVERIFY(splitBones(input, BoneCouple(pair), 1.0, wholeProgress)->patch.isEmpty());
            QVERIFY(mergeBones(input, BoneCouple(pair), wholeProgress)->patch.isEmpty());
        }
    }
    Motion wide = before;
    BoneKeyframe far;
    far.frame = largestFrame;
    replaceTrack(wide, Track<BoneKeyframe>(fieldOf("far"), std::vector{far}));
    const Scene scene = sceneOf(mannequin(), wide);
    const auto refused =
        mergeBones({.target = {scene, ActorId{1}}, .tracks = {}, .range = everyFrame},
            BoneCouple::CentreGroove, wholeProgress);
    QVERIFY(!refused && refused.error().code == ErrorCode::TooManyFrames);
}

void TestBonePairs::onlyTheRangeChanges()
{
    const auto model = mannequin();
    const Motion before = movement(*model, "センター", "グルーブ", 1.0f);
    const Scene scene = sceneOf(model, before);
    const auto result = mergeBones({.target = {scene, ActorId{1}}, .tracks = {}, .range = {10, 40}},
        BoneCouple::CentreGroove, wholeProgress);
    const Motion after = motionAfter(scene, *result);
    QVERIFY(result->moved->joints.largest < 5.0 && result->moved->head.largest < 0.03);
    const std::string groove = trackNamed(*model, "グルーブ");
    TrackCursor one, two;
    for (std::uint32_t frame = 0; frame <= 60; ++frame) {
        const BoneValue now = sampleBone(*findBoneTrack(after, groove), frame, one);
        const BoneValue old = sampleBone(*findBoneTrack(before, groove), frame, two);
        if (frame >= 10 && frame <= 40)
            QVERIFY(glm::length(now.translation) < 0.02f);
        else
            QVERIFY(glm::distance(now.translation, old.translation) < 0.02f);
    }
}

void TestBonePairs::theTableRunsThem()
{
    const auto model = mannequin();
    const Scene scene = sceneOf(model, movement(*model, "センター", "グルーブ", 1.0f));
    const ToolInput input{.target = {scene, ActorId{1}}, .tracks = {}, .range = everyFrame};
    QVERIFY(findTool("split-bones")->run(input, {0.0, 40.0}, wholeProgress)->patch ==
            splitBones(input, BoneCouple::CentreGroove, 0.4, wholeProgress)->patch);
    QVERIFY(findTool("merge-bones")->run(input, {1.0}, wholeProgress)->patch ==
            mergeBones(input, BoneCouple::CentreWaist, wholeProgress)->patch);
    QCOMPARE(findTool("split-bones")->options[0].choices.size(), std::size_t(BoneCouple::LegD) + 1);
}

QTEST_APPLESS_MAIN(TestBonePairs)
#include "test_bone_pairs.moc"
