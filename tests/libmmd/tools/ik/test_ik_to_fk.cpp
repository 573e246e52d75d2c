// SPDX-License-Identifier: MIT
#include "libmmd/tools/ik/ik_chains.h"
#include "libmmd/tools/ik/ik_to_fk.h"
#include "libmmd/tools/tool_table.h"
#include "tests/libmmd/tools/tool_scene.h"

#include <QtTest/QTest>

#include <cmath>
#include <limits>

using namespace mmd;
using namespace odori::test;

namespace {

PoseDifference differenceOf(const std::shared_ptr<const Model>& model, const Motion& before,
    const Motion& after, FrameSpan span)
{
    const Progress progress;
    return *poseDifference(model, before, after, span, {progress, 0.0, 1.0});
}

Result<ToolResult> run(const Scene& scene, FrameSpan range = {0, ~0U}, bool thins = true)
{
    const Progress progress;
    return ikToFk(toolInput(scene, range), {allChains(*scene.actors.front().model), thins, 0.01},
        {progress, 0.0, 1.0});
}

/// The motion without keys of the goals.
Motion withoutGoals(const Motion& motion, const Model& model)
{
    Motion result = motion;
    for (const RigIkChain& chain : model.rig.chains)
        replaceTrack(result,
            Track<BoneKeyframe>(fieldOf(model.boneTrackNames[std::size_t(chain.goal)]), {}));
    return result;
}

pmx::Bone made(std::string name, glm::vec3 position, int parent, int layer = 0)
{
    pmx::Bone bone;
    bone.name.utf8 = std::move(name);
    bone.position = position;
    bone.parent = parent;
    bone.deformLayer = layer;
    return bone;
}

/// A leg with IK, a copy of it that appends its rotations after the IK (as 足D), and a bone that
/// appends the knee's rotation before the IK is solved.
std::shared_ptr<const Model> legWithCopies()
{
    pmx::Model data;
    data.bones = {made("root", {0, 0, 0}, -1), made("leg", {1, 10, 0}, 0),
        made("knee", {1, 5, -0.2f}, 1), made("ankle", {1, 1, 0}, 2), made("goal", {1, 1, 0}, 0),
        made("legD", {1, 10, 0}, 0, 1), made("kneeD", {1, 5, -0.2f}, 5, 1),
        made("early", {3, 5, 0}, 0, -1), made("onEarly", {3, 3, 0}, 7, -1)};
    pmx::Bone& goal = data.bones[4];
    goal.flags |= pmx::boneFlag::ik;
    goal.ik = {3, 40, 2.0f, {{2, 1, {-3.1f, 0, 0}, {-0.01f, 0, 0}}, {1, 0, {}, {}}}};
    const auto append = [&](std::size_t bone, int source, float ratio) {
        data.bones[bone].flags |= pmx::boneFlag::appendRotation;
        data.bones[bone].appendParent = source;
        data.bones[bone].appendRatio = ratio;
    };
    append(5, 1, 1.0f);
    append(6, 2, 0.5f);
    append(7, 2, 0.7f);
    pmx::Morph morph;
    morph.name.utf8 = "turn";
    morph.type = pmx::MorphType::Bone;
    morph.bone = {{1, {0, 0, 0}, {0.9238795f, 0, 0.3826834f, 0}}};
    data.morphs = {morph};
    return std::make_shared<const Model>(makeModel(data, {}, {}));
}

BoneKeyframe keyAt(std::uint32_t frame, glm::vec3 translation)
{
    BoneKeyframe key;
    key.frame = frame;
    key.value.translation = translation;
    return key;
}

Motion legMotion()
{
    Motion motion;
    const std::vector<BoneKeyframe> goal{
        keyAt(0, {0, 0, 0}), keyAt(20, {1, 3, -2}), keyAt(50, {-1, 2, 1})};
    replaceTrack(motion, Track<BoneKeyframe>(fieldOf("goal"), goal));
    const std::vector<MorphKeyframe> morph{{0, newKeyIndex, {0.0f}}, {50, newKeyIndex, {1.0f}}};
    replaceTrack(motion, Track<MorphKeyframe>(fieldOf("turn"), morph));
    return motion;
}

} // namespace

/// IK baked into keys of its links.
class TestIkToFk : public QObject {
    Q_OBJECT
private slots:
    void theFkPoseIsThatOfTheIk_data();
    void theFkPoseIsThatOfTheIk();
    void appendedBonesAndMorphsKeepTheirPlaces();
    void outsideTheRangeNothingChanges();
    void onlyChosenChainsAreBaked();
    void switchesBetweenAreKept();
    void aSecondRunChangesNothing();
    void thinningKeepsTheLimit();
    void wrongNumbersAreRefusedOrKept();
    void withoutAModelNothingChanges();
    void cancellingIsSaid();
    void theTableRunsIt();

private:
    [[nodiscard]] static Scene walk()
    {
        return sceneOf(modelAt(sampleFile(QStringLiteral("mannequin.pmx"))),
            motionAt(sampleFile(QStringLiteral("walk.vmd"))));
    }
};

void TestIkToFk::theFkPoseIsThatOfTheIk_data()
{
    addModelsWithMotions();
}

void TestIkToFk::theFkPoseIsThatOfTheIk()
{
    QFETCH(QString, model);
    QFETCH(QString, motion);
    const Scene scene = sceneOf(modelAt(model), motionAt(motion));
    const auto result = run(scene);
    QVERIFY(result);
    const auto& actor = scene.actors.front();
    const Motion after = motionIn(applied(scene, result->patch));
    const std::uint32_t end = actor.motion.lastFrame();
    for (const int chain : allChains(*actor.model))
        QVERIFY(!isChainUsed(after, *actor.model, chain, {0, end}));
    const auto moved = differenceOf(actor.model, actor.motion, after, {0, end});
    const QString figures = QStringLiteral("feet %1, joints %2, %3 keys of %4")
                                .arg(moved.feet.largest)
                                .arg(moved.joints.largest)
                                .arg(result->figures[1].value)
                                .arg(result->figures[0].value);
    qInfo("%s", qPrintable(figures));
    QVERIFY2(moved.joints.largest <= 0.01, qPrintable(figures));
    QCOMPARE(result->moved->joints.largest, moved.joints.largest);
    // The goals have no effect any more.
    const auto alone =
        differenceOf(actor.model, after, withoutGoals(after, *actor.model), {0, end});
    QCOMPARE(alone.feet.largest, 0.0);
    QVERIFY(applied(applied(scene, result->patch), inverse(result->patch)) == scene);
}

void TestIkToFk::appendedBonesAndMorphsKeepTheirPlaces()
{
    const Scene scene = sceneOf(legWithCopies(), legMotion());
    const auto& actor = scene.actors.front();
    QCOMPARE(bonesOfFk(*actor.model, allChains(*actor.model)), (std::vector<int>{2, 1, 7}));
    for (const bool thins : {false, true}) {
        const auto result = run(scene, {0, 50}, thins);
        QVERIFY(result);
        const Motion after = motionIn(applied(scene, result->patch));
        const auto moved = differenceOf(actor.model, actor.motion, after, {0, 50});
        // The goal of the test is reached: without the tool, the copies move much.
        QVERIFY2(moved.joints.largest <= (thins ? 0.01 : 0.0005),
            qPrintable(QString::number(moved.joints.largest)));
        QVERIFY(findBoneTrack(after, "early")); // would follow the knee's new keys
        QVERIFY(!findBoneTrack(after, "kneeD"));
    }
    Motion still = actor.motion;
    setIkSwitches(still, *actor.model, allChains(*actor.model), {0, 50}, false);
    QVERIFY(differenceOf(actor.model, actor.motion, still, {0, 50}).joints.largest > 1.0);
}

void TestIkToFk::outsideTheRangeNothingChanges()
{
    const Scene scene = walk();
    const auto& actor = scene.actors.front();
    const auto result = run(scene, {12, 25});
    QVERIFY(result);
    const Motion after = motionIn(applied(scene, result->patch));
    const auto moved = [&](FrameSpan span) {
        return differenceOf(actor.model, actor.motion, after, span).joints.largest;
    };
    QCOMPARE(moved({0, 11}), 0.0);
    QCOMPARE(moved({26, actor.motion.lastFrame()}), 0.0);
    QVERIFY(moved({12, 25}) <= 0.01);
    for (const int chain : allChains(*actor.model)) {
        for (std::uint32_t frame = 0; frame <= actor.motion.lastFrame(); ++frame)
            QCOMPARE(isChainOn(after, *actor.model, chain, frame), frame < 12 || frame > 25);
    }
    // The links' values before the range stay, too: another motion may use them.
    const auto* track = findBoneTrack(
        after, actor.model->boneTrackNames[std::size_t(boneNamed(*actor.model, "左ひざ"))]);
    QVERIFY(track);
    TrackCursor cursor;
    QVERIFY(std::abs(sampleBone(*track, 11, cursor).rotation.w) > 0.999999f);
    QVERIFY(std::abs(sampleBone(*track, 26, cursor).rotation.w) > 0.999999f);
}

void TestIkToFk::onlyChosenChainsAreBaked()
{
    const Scene scene = walk();
    const auto& actor = scene.actors.front();
    const int left = boneNamed(*actor.model, "左足ＩＫ");
    const auto chains = chainsOfTracks(*actor.model, std::vector{actor.model->boneTrack(left)});
    QCOMPARE(chains.size(), std::size_t(1));
    QCOMPARE(legChains(*actor.model).size(), std::size_t(4));
    const Progress progress;
    const auto result =
        ikToFk(toolInput(scene), {{chains.front(), -1, 99}, true, 0.01}, {progress, 0.0, 1.0});
    QVERIFY(result);
    const Motion after = motionIn(applied(scene, result->patch));
    for (const int chain : allChains(*actor.model))
        QCOMPARE(isChainOn(after, *actor.model, chain, 5), chain != chains.front());
    QVERIFY(result->moved->joints.largest <= 0.01);
}

/// IK that is off for a while keeps the keys' pose there, and show keys stay.
void TestIkToFk::switchesBetweenAreKept()
{
    Scene scene = walk();
    auto& actor = scene.actors.front();
    const std::uint32_t end = actor.motion.lastFrame();
    const auto all = allChains(*actor.model);
    setIkSwitches(actor.motion, *actor.model, std::vector{all.front()}, {8, 17}, false);
    const auto before = actor.motion;
    const auto result = run(scene, {4, end});
    QVERIFY(result);
    const Motion after = motionIn(applied(scene, result->patch));
    QVERIFY(differenceOf(actor.model, before, after, {0, end}).joints.largest <= 0.01);
    for (std::uint32_t frame = 0; frame <= end; ++frame)
        QCOMPARE(isChainOn(after, *actor.model, all.front(), frame), frame < 4);
    std::vector<std::uint32_t> frames;
    for (const std::uint32_t frame : after.showIk->frames())
        frames.push_back(frame);
    QCOMPARE(frames, (std::vector<std::uint32_t>{0, 4, 8, 18}));
    // Switching on in a part and back gives the same as off in the rest.
    Motion again = after;
    setIkSwitches(again, *actor.model, all, {10, 12}, true);
    QVERIFY(isChainOn(again, *actor.model, all.back(), 10));
    QVERIFY(!isChainOn(again, *actor.model, all.back(), 9));
    QVERIFY(!isChainOn(again, *actor.model, all.back(), 13));
}

void TestIkToFk::aSecondRunChangesNothing()
{
    const Scene scene = walk();
    const auto once = run(scene);
    QVERIFY(once);
    const Scene after = applied(scene, once->patch);
    const auto twice = run(after);
    QVERIFY(twice && twice->patch.isEmpty());
}

void TestIkToFk::thinningKeepsTheLimit()
{
    const Scene scene = walk();
    const auto dense = run(scene, {0, ~0U}, false);
    const auto sparse = run(scene);
    QVERIFY(dense && sparse);
    QVERIFY(dense->moved->joints.largest < 0.001);
    QVERIFY2(sparse->figures[1].value < 0.7 * dense->figures[1].value,
        qPrintable(
            QStringLiteral("%1 of %2").arg(sparse->figures[1].value).arg(dense->figures[1].value)));
}

void TestIkToFk::wrongNumbersAreRefusedOrKept()
{
    Scene scene = walk();
    auto& actor = scene.actors.front();
    const auto& name =
        actor.model->boneTrackNames[std::size_t(boneNamed(*actor.model, "左足ＩＫ"))];
    std::vector<BoneKeyframe> keys;
    for (std::size_t at = 0; at < findBoneTrack(actor.motion, name)->size(); ++at)
        keys.push_back(findBoneTrack(actor.motion, name)->key(at));
    keys[1].value.translation.y = std::numeric_limits<float>::quiet_NaN();
    keys[1].value.rotation.x = std::numeric_limits<float>::infinity();
    replaceTrack(actor.motion, Track<BoneKeyframe>(fieldOf(name), keys));
    const auto result = run(scene);
    QVERIFY(result);
    QVERIFY(result->moved->joints.largest <= 0.01);
    keys.push_back(keyAt(4'000'000'000U, {}));
    replaceTrack(actor.motion, Track<BoneKeyframe>(fieldOf(name), keys));
    const auto refused = run(scene);
    QVERIFY(!refused && refused.error().code == ErrorCode::TooManyFrames);
}

void TestIkToFk::withoutAModelNothingChanges()
{
    const Progress progress;
    const Scene none = sceneOf(nullptr, legMotion());
    const auto result = ikToFk(toolInput(none), {{0}, true, 0.01}, {progress, 0.0, 1.0});
    QVERIFY(result && result->patch.isEmpty() && !result->moved);
    const auto empty = run(sceneOf(std::make_shared<const Model>(), legMotion()));
    QVERIFY(empty && empty->patch.isEmpty());
}

void TestIkToFk::cancellingIsSaid()
{
    const Scene scene = walk();
    Progress progress;
    progress.cancel();
    const auto result = ikToFk(toolInput(scene),
        {allChains(*scene.actors.front().model), true, 0.01}, {progress, 0.0, 1.0});
    QVERIFY(!result && result.error().code == ErrorCode::Cancelled);
}

void TestIkToFk::theTableRunsIt()
{
    const Scene scene = walk();
    const Tool* tool = findTool("ik-to-fk");
    QVERIFY(tool && tool->needsModel && tool->scope == ToolScope::WholePose);
    const Progress progress;
    const auto result = tool->run(toolInput(scene), defaultValues(*tool), {progress, 0.0, 1.0});
    QVERIFY(result && result->patch == run(scene)->patch);
}

QTEST_APPLESS_MAIN(TestIkToFk)
#include "test_ik_to_fk.moc"
