// SPDX-License-Identifier: MIT
#include "libmmd/tools/ik/fk_to_ik.h"
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

const Model& modelIn(const Scene& scene)
{
    return *scene.actors.front().model;
}

PoseDifference differenceOf(const Scene& before, const Scene& after, FrameSpan span)
{
    const Progress progress;
    return *poseDifference(
        before.actors.front().model, motionIn(before), motionIn(after), span, {progress, 0.0, 1.0});
}

Scene withFk(const Scene& scene, FrameSpan range = {0, ~0U})
{
    const Progress progress;
    const auto result = ikToFk(
        toolInput(scene, range), {allChains(modelIn(scene)), true, 0.01}, {progress, 0.0, 1.0});
    return applied(scene, result->patch);
}

Scene withoutGoals(Scene scene)
{
    for (const RigIkChain& chain : modelIn(scene).rig.chains)
        replaceTrack(scene.actors.front().motion,
            Track<BoneKeyframe>(
                fieldOf(modelIn(scene).boneTrackNames[std::size_t(chain.goal)]), {}));
    return scene;
}

Result<ToolResult> run(const Scene& scene, FrameSpan range = {0, ~0U}, bool ignoresOldIk = false)
{
    const Progress progress;
    return fkToIk(toolInput(scene, range), {allChains(modelIn(scene)), ignoresOldIk, true, 0.01},
        {progress, 0.0, 1.0});
}

void addKey(Scene& scene, std::string_view bone, std::uint32_t frame, glm::vec3 translation,
    glm::quat rotation)
{
    const auto& name = modelIn(scene).boneTrackNames[std::size_t(boneNamed(modelIn(scene), bone))];
    BoneKeyframe key;
    key.frame = frame;
    key.value = {translation, rotation};
    std::vector<BoneKeyframe> keys;
    if (const auto* track = findBoneTrack(motionIn(scene), name))
        for (std::size_t at = 0; at < track->size(); ++at)
            keys.push_back(track->key(at));
    keys.push_back(key);
    replaceTrack(scene.actors.front().motion, Track<BoneKeyframe>(fieldOf(name), keys));
}

void switchOff(Scene& scene, FrameSpan span)
{
    setIkSwitches(
        scene.actors.front().motion, modelIn(scene), allChains(modelIn(scene)), span, false);
}

glm::quat about(glm::vec3 axis, float degrees)
{
    return glm::angleAxis(glm::radians(degrees), glm::normalize(axis));
}

} // namespace

/// Keys of IK goals made from keys of the links.
class TestFkToIk : public QObject {
    Q_OBJECT
private slots:
    void thereAndBackGivesTheSameFeet_data();
    void thereAndBackGivesTheSameFeet();
    void goalsUnderMovedParentsAreRight();
    void theToesNeedNoKeysOfTheirOwn();
    void kneesKeepTheirDirection();
    void whatCannotBeReachedIsCounted();
    void keysUnderIkAreUsedByChoice();
    void outsideTheRangeNothingChanges();
    void brokenInputIsNoTrouble();
    void theTableRunsIt();

private:
    [[nodiscard]] static Scene walk()
    {
        return sceneOf(modelAt(sampleFile(QStringLiteral("mannequin.pmx"))),
            motionAt(sampleFile(QStringLiteral("walk.vmd"))));
    }
    [[nodiscard]] static Scene standing()
    {
        return sceneOf(modelAt(sampleFile(QStringLiteral("mannequin.pmx"))), Motion());
    }
};

void TestFkToIk::thereAndBackGivesTheSameFeet_data()
{
    addModelsWithMotions();
}

/// The truth is the motion with IK. Its goals' keys are removed after the way to FK.
void TestFkToIk::thereAndBackGivesTheSameFeet()
{
    QFETCH(QString, model);
    QFETCH(QString, motion);
    const Scene original = sceneOf(modelAt(model), motionAt(motion));
    const Scene fk = withoutGoals(withFk(original));
    const auto result = run(fk);
    QVERIFY(result);
    const Scene after = applied(fk, result->patch);
    const std::uint32_t end = motionIn(original).lastFrame();
    const auto all = allChains(modelIn(original));
    for (const int chain : all)
        QVERIFY(isChainOn(motionIn(after), modelIn(after), chain, end / 2));
    const auto back = differenceOf(fk, after, {0, end});
    const auto whole = differenceOf(original, after, {0, end});
    const QString figures =
        QStringLiteral("feet %1 and %2, %3 keys, %4 unreached, %5 units, knee %6")
            .arg(back.feet.largest)
            .arg(whole.feet.largest)
            .arg(figure(*result, ToolFigureKind::KeysAfter))
            .arg(figure(*result, ToolFigureKind::Unreached))
            .arg(figure(*result, ToolFigureKind::FarthestFromGoal))
            .arg(figure(*result, ToolFigureKind::KneeDegrees));
    qInfo("%s", qPrintable(figures));
    QVERIFY2(back.feet.largest <= 0.01, qPrintable(figures));
    QVERIFY2(whole.feet.largest <= 0.02, qPrintable(figures)); // both ways may thin
    QCOMPARE(figure(*result, ToolFigureKind::Unreached), 0.0);
    QVERIFY(figure(*result, ToolFigureKind::FarthestFromGoal) <= 0.01);
    QVERIFY(figure(*result, ToolFigureKind::KneeDegrees) <= 0.3);
}

/// The goal's parents move, turn and have their own keys.
void TestFkToIk::goalsUnderMovedParentsAreRight()
{
    Scene scene = withoutGoals(withFk(walk()));
    const int top =
        modelIn(scene).rig.bones[std::size_t(boneNamed(modelIn(scene), "左足ＩＫ"))].parent;
    QVERIFY(top >= 0);
    const std::string& name = modelIn(scene).data.bones[std::size_t(top)].name.utf8;
    addKey(scene, name, 200, {3, 1, -2}, about({1, 2, 0}, 50));
    const auto result = run(scene);
    QVERIFY(result);
    const auto moved = differenceOf(scene, applied(scene, result->patch), {0, 200});
    QVERIFY2(moved.feet.largest <= 0.01, qPrintable(QString::number(moved.feet.largest)));
    QVERIFY(moved.feet.largest > 0.0);
}

void TestFkToIk::theToesNeedNoKeysOfTheirOwn()
{
    const Scene scene = withoutGoals(withFk(walk()));
    const auto result = run(scene);
    QVERIFY(result);
    const Motion after = motionIn(applied(scene, result->patch));
    const auto trackOf = [&](std::string_view name) {
        return findBoneTrack(after, modelIn(scene).boneTrack(boneNamed(modelIn(scene), name)).name);
    };
    QVERIFY(trackOf("左足ＩＫ") && trackOf("右足ＩＫ"));
    QVERIFY(!trackOf("左つま先ＩＫ") && !trackOf("右つま先ＩＫ"));
}

/// Knees turned far to the side are within the limits of the chain, so they stay.
void TestFkToIk::kneesKeepTheirDirection()
{
    Scene scene = standing();
    addKey(scene, "左足", 0, {}, about({1, 0, 0}, 30) * about({0, 1, 0}, 20));
    addKey(scene, "左ひざ", 0, {}, about({1, 0, 0}, -40));
    addKey(scene, "左足", 30, {}, about({0, 0, 1}, 30) * about({1, 0, 0}, 50));
    addKey(scene, "左ひざ", 30, {}, about({1, 0, 0}, -80));
    switchOff(scene, {0, 30});
    const auto result = run(scene);
    QVERIFY(result);
    const auto moved = differenceOf(scene, applied(scene, result->patch), {0, 30});
    const double knee = moved.units[std::size_t(boneNamed(modelIn(scene), "左ひざ"))];
    QVERIFY2(knee <= 0.01, qPrintable(QString::number(knee)));
    QVERIFY(figure(*result, ToolFigureKind::KneeDegrees) <= 0.1);
    QVERIFY(moved.feet.largest <= 0.01);
    // The same goals without the links' keys bend the knees elsewhere: the figure can tell.
    Scene without = applied(scene, result->patch);
    PoseEvaluator one(scene.actors.front().model), other(scene.actors.front().model);
    one.setMotion(motionIn(without));
    for (const std::string_view name : {"左足", "左ひざ"})
        replaceTrack(without.actors.front().motion,
            Track<BoneKeyframe>(
                fieldOf(modelIn(scene).boneTrack(boneNamed(modelIn(scene), name)).name), {}));
    other.setMotion(motionIn(without));
    const int chain =
        modelIn(scene).rig.bones[std::size_t(boneNamed(modelIn(scene), "左足ＩＫ"))].ikChain;
    QVERIFY(kneeDegrees(modelIn(scene).rig.chains[std::size_t(chain)], one.evaluate(30).bones,
                other.evaluate(30).bones) > 5.0);
}

/// The bone between knee and ankle turns only after the chain is solved, so the ankle misses.
void TestFkToIk::whatCannotBeReachedIsCounted()
{
    pmx::Model data;
    const auto add = [&](const char* name, glm::vec3 position, int parent, int layer) {
        pmx::Bone bone;
        bone.name.utf8 = name;
        bone.position = position;
        bone.parent = parent;
        bone.deformLayer = layer;
        data.bones.push_back(bone);
    };
    add("leg", {1, 10, 0}, -1, 0);
    add("knee", {1, 5, -0.2f}, 0, 0);
    add("twist", {1, 3, 0}, 1, 2);
    add("ankle", {1, 1, 0}, 2, 2);
    add("goal", {1, 1, 0}, -1, 0);
    add("source", {0, 1, 0}, -1, 0);
    data.bones[4].flags |= pmx::boneFlag::ik;
    data.bones[4].ik = {3, 40, 2.0f, {{1, 0, {}, {}}, {0, 0, {}, {}}}};
    data.bones[2].flags |= pmx::boneFlag::appendRotation;
    data.bones[2].appendParent = 5;
    data.bones[2].appendRatio = 1.0f;
    Scene scene = sceneOf(std::make_shared<const Model>(makeModel(data, {}, {})), Motion());
    addKey(scene, "source", 0, {}, about({0, 0, 1}, 0));
    addKey(scene, "source", 10, {}, about({0, 0, 1}, 0));
    addKey(scene, "source", 20, {}, about({0, 0, 1}, 40));
    switchOff(scene, {0, 20});
    const auto result = run(scene);
    QVERIFY(result);
    const auto moved = differenceOf(scene, applied(scene, result->patch), {0, 20});
    QVERIFY(moved.units[3] > 0.5);
    QCOMPARE(figure(*result, ToolFigureKind::FarthestFromGoal), moved.units[3]);
    QCOMPARE(figure(*result, ToolFigureKind::Unreached), 10.0);
    std::vector<std::uint32_t> frames;
    double farthest = 0.0;
    for (const ToolFigure& each : result->figures)
        for (const MissedFrame& missed : each.missed) {
            frames.push_back(missed.frame);
            farthest = std::max(farthest, missed.units);
            QVERIFY(missed.units > reachedUnits);
        }
    QCOMPARE(frames, (std::vector<std::uint32_t>{11, 12, 13, 14, 15, 16, 17, 18, 19, 20}));
    QCOMPARE(farthest, figure(*result, ToolFigureKind::FarthestFromGoal));
    QVERIFY(figure(*result, ToolFigureKind::KneeDegrees) > 1.0);
}

/// FK keys below an IK that is on: nothing shows them until the tool is told to.
void TestFkToIk::keysUnderIkAreUsedByChoice()
{
    Scene scene = standing();
    addKey(scene, "左足", 0, {}, about({1, 0, 0}, 30));
    addKey(scene, "左ひざ", 0, {}, about({1, 0, 0}, -40));
    addKey(scene, "左ひざ", 10, {}, about({1, 0, 0}, -60));
    Scene fk = scene;
    switchOff(fk, {0, 10});
    const auto shown = run(scene);
    QVERIFY(shown);
    QVERIFY(shown->patch.isEmpty());
    QVERIFY(differenceOf(fk, scene, {0, 10}).feet.largest > 1.0);
    const auto ignoring = run(scene, {0, ~0U}, true);
    QVERIFY(ignoring);
    const Scene after = applied(scene, ignoring->patch);
    QVERIFY(differenceOf(fk, after, {0, 10}).feet.largest <= 0.01);
}

void TestFkToIk::outsideTheRangeNothingChanges()
{
    const Scene scene = withoutGoals(withFk(walk()));
    const auto result = run(scene, {20, 44});
    QVERIFY(result);
    const Scene after = applied(scene, result->patch);
    const std::uint32_t end = motionIn(scene).lastFrame();
    QCOMPARE(differenceOf(scene, after, {0, 19}).feet.largest, 0.0);
    QCOMPARE(differenceOf(scene, after, {45, end}).feet.largest, 0.0);
    QVERIFY(differenceOf(scene, after, {20, 44}).feet.largest <= 0.01);
    for (const int chain : allChains(modelIn(scene)))
        for (std::uint32_t frame = 0; frame <= end; ++frame)
            QCOMPARE(isChainOn(motionIn(after), modelIn(scene), chain, frame),
                frame >= 20 && frame <= 44);
}

void TestFkToIk::brokenInputIsNoTrouble()
{
    Progress progress;
    const Scene none = sceneOf(nullptr, Motion());
    const auto nothing = fkToIk(toolInput(none), {{0, 7, -3}}, {progress, 0.0, 1.0});
    QVERIFY(nothing && nothing->patch.isEmpty());
    const auto empty = run(sceneOf(std::make_shared<const Model>(), Motion()));
    QVERIFY(empty && empty->patch.isEmpty());
    Scene wrong = withFk(walk());
    const float nan = std::numeric_limits<float>::quiet_NaN();
    addKey(wrong, "左ひざ", 500, {nan, nan, nan}, glm::quat(nan, nan, nan, nan));
    QVERIFY(run(wrong));
    addKey(wrong, "左ひざ", 4'100'000'000U, {}, about({1, 0, 0}, 0));
    const auto refused = run(wrong);
    QVERIFY(!refused && refused.error().code == ErrorCode::TooManyFrames);
    progress.cancel();
    const Scene scene = withFk(walk());
    const auto cancelled =
        fkToIk(toolInput(scene), {allChains(modelIn(scene))}, {progress, 0.0, 1.0});
    QVERIFY(!cancelled && cancelled.error().code == ErrorCode::Cancelled);
}

void TestFkToIk::theTableRunsIt()
{
    const Scene scene = withoutGoals(withFk(walk()));
    const Tool* tool = findTool("fk-to-ik");
    QVERIFY(tool && tool->needsModel && tool->scope == ToolScope::WholePose);
    const Progress progress;
    const auto result = tool->run(toolInput(scene), defaultValues(*tool), {progress, 0.0, 1.0});
    QVERIFY(result && result->patch == run(scene)->patch);
}

QTEST_APPLESS_MAIN(TestFkToIk)
#include "test_fk_to_ik.moc"
