// SPDX-License-Identifier: MIT
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/scene/edits/keys/repair.h"
#include "tests/libmmd/scene/scene_builder.h"

#include <QtTest/QTest>

#include <cmath>
#include <limits>

using namespace mmd;
using odori::test::boneKey;
using odori::test::sceneWith;

/// repairKeys(): broken numbers become the values that evaluation uses for them; everything else
/// keeps its bits.
class TestEditsRepair : public QObject {
    Q_OBJECT
private slots:
    void aSoundMotionIsLeftAlone();
    void bonesAreRepaired();
    void cameraMorphLightAndShadowAreRepaired();
    void hiddenRecordsLeaveAndOthersStay();
    void onlyTheWantedDefectIsRepaired_data();
    void onlyTheWantedDefectIsRepaired();
    void onlyTheWantedTrackIsRepaired();
    void canBeUndone();
};

namespace {

constexpr float notANumber = std::numeric_limits<float>::quiet_NaN();
constexpr ActorId actor{1};

Motion repairedOf(const Scene& scene)
{
    return applied(scene, repairKeys({scene, actor})).actors.front().motion;
}

template <class Key>
void put(Scene& scene, const char* name, std::vector<Key> keys, std::vector<RawRecord> raws = {})
{
    replaceTrack(scene.actors.front().motion, Track<Key>(fieldOf(name), keys, std::move(raws)));
}

/// Key 10 has every defect, key 20 is valid.
Scene brokenScene()
{
    Scene scene = sceneWith({1, 2});
    BoneKeyframe broken = boneKey(10, 5);
    broken.value.translation.y = notANumber;
    broken.value.rotation = glm::quat(2.0f, 0.0f, 0.0f, 0.0f);
    BoneCurves curves = curvesOf(broken.interpolation);
    curves[2].x1 = 255;
    broken.interpolation = withCurves(withPhysics(broken.interpolation, false), curves);
    put<BoneKeyframe>(scene, "B", {broken, boneKey(20, 6)});
    return scene;
}

} // namespace

void TestEditsRepair::aSoundMotionIsLeftAlone()
{
    QVERIFY(repairKeys({sceneWith({0, 5}, {7}), actor}).isEmpty());
    QVERIFY(repairKeys({sceneWith({0}), ActorId{9}}).isEmpty());
}

void TestEditsRepair::bonesAreRepaired()
{
    const Scene scene = brokenScene();
    const Motion motion = repairedOf(scene);
    const auto& before = *findBoneTrack(scene.actors.front().motion, "B");
    const auto& after = *findBoneTrack(motion, "B");
    QCOMPARE(after.values()[0].translation, glm::vec3(10.0f, 0.0f, -1.0f));
    QCOMPARE(after.values()[0].rotation, glm::quat(1.0f, 0.0f, 0.0f, 0.0f));
    QCOMPARE(after.curves(0)[2].x1, std::uint8_t(127));
    QVERIFY(!isPhysicsOn(after.interpolation(0)));
    QCOMPARE(after.fileIndices()[0], 5u);
    QVERIFY(after.key(1) == before.key(1));
    QVERIFY(repairKeys({applied(scene, repairKeys({scene, actor})), actor}).isEmpty());
}

void TestEditsRepair::cameraMorphLightAndShadowAreRepaired()
{
    Scene scene = sceneWith({0});
    CameraKeyframe camera;
    camera.value.target = glm::vec3(1.0f, notANumber, 3.0f);
    camera.value.distance = std::numeric_limits<float>::infinity();
    camera.value.interpolation[0] = 128;
    put<CameraKeyframe>(scene, "", {camera});
    put<MorphKeyframe>(scene, "M", {{.frame = 4, .fileIndex = 0, .value = {.weight = notANumber}}});
    put<LightKeyframe>(scene, "", {{.value = {.colour = glm::vec3(notANumber), .direction = {}}}});
    put<ShadowKeyframe>(scene, "", {{.value = {.mode = 2, .distance = notANumber}}});
    const Motion motion = repairedOf(scene);
    const CameraValue& value = motion.camera->values()[0];
    QCOMPARE(value.target, glm::vec3(1.0f, 10.0f, 3.0f));
    QCOMPARE(value.distance, -45.0f);
    QCOMPARE(value.interpolation[0], std::uint8_t(127));
    QCOMPARE(findMorphTrack(motion, "M")->values()[0].weight, 0.0f);
    QVERIFY(std::isfinite(motion.light->values()[0].colour.x));
    QCOMPARE(motion.shadow->values()[0].mode, std::uint8_t(2));
    QVERIFY(std::isfinite(motion.shadow->values()[0].distance));
}

void TestEditsRepair::hiddenRecordsLeaveAndOthersStay()
{
    Scene scene = sceneWith({0});
    const std::string bytes(111, 'r');
    // File positions 0 and 1 are hidden by the keys 2 and 4; position 3 is a key's own record.
    put<BoneKeyframe>(scene, "B", {boneKey(10, 2), boneKey(20, 3), boneKey(30, 4)},
        {{10, 0, bytes}, {30, 1, bytes}, {20, 3, bytes}});
    const Motion motion = repairedOf(scene);
    const auto& track = *findBoneTrack(motion, "B");
    QCOMPARE(track.raws().size(), std::size_t(1));
    QCOMPARE(track.raws()[0].fileIndex, 3u);
    QCOMPARE(track.size(), std::size_t(3));
}

void TestEditsRepair::onlyTheWantedDefectIsRepaired_data()
{
    QTest::addColumn<int>("defect");
    QTest::addColumn<int>("changed"); // the key that changes; -1: a raw record leaves
    QTest::newRow("number") << int(KeyDefect::Number) << 0;
    QTest::newRow("curve") << int(KeyDefect::Curve) << 1;
    QTest::newRow("rotation") << int(KeyDefect::Rotation) << 2;
    QTest::newRow("duplicate") << int(KeyDefect::Duplicate) << -1;
}

/// Each key has one defect, and the last one has an earlier duplicate.
void TestEditsRepair::onlyTheWantedDefectIsRepaired()
{
    QFETCH(int, defect);
    QFETCH(int, changed);
    std::vector<BoneKeyframe> keys{boneKey(0, 1), boneKey(1, 2), boneKey(2, 3), boneKey(3, 4)};
    keys[0].value.translation.y = notANumber;
    BoneCurves curves = curvesOf(keys[1].interpolation);
    curves[2].x1 = 255;
    keys[1].interpolation = withCurves(keys[1].interpolation, curves);
    keys[2].value.rotation = glm::quat(2.0f, 0.0f, 0.0f, 0.0f);
    Scene scene = sceneWith({0});
    put<BoneKeyframe>(scene, "B", keys, {{3, 0, std::string(111, 'r')}});
    const KeyRepair repair{{TrackKind::Bone, "B"}, KeyDefect(defect)};
    const ScenePatch patch = repairKeys({scene, actor}, std::span(&repair, 1));
    const Scene after = applied(scene, patch);
    QVERIFY(applied(after, inverse(patch)) == scene);
    const auto& track = *findBoneTrack(after.actors.front().motion, "B");
    for (int index = 0; index < 4; ++index)
        QCOMPARE(track.key(std::size_t(index)) == keys[std::size_t(index)], index != changed);
    QCOMPARE(track.raws().empty(), changed < 0);
    QVERIFY(repairKeys({after, actor}, std::span(&repair, 1)).isEmpty());
}

void TestEditsRepair::onlyTheWantedTrackIsRepaired()
{
    Scene scene = brokenScene();
    put<MorphKeyframe>(scene, "M", {{.frame = 4, .fileIndex = 0, .value = {.weight = notANumber}}});
    const KeyRepair repairs[] = {{{TrackKind::Morph, "M"}, KeyDefect::Number},
        {{TrackKind::Morph, "none"}, KeyDefect::Number}};
    const Scene after = applied(scene, repairKeys({scene, actor}, repairs));
    QCOMPARE(findMorphTrack(after.actors.front().motion, "M")->values()[0].weight, 0.0f);
    QVERIFY(*findBoneTrack(after.actors.front().motion, "B") ==
            *findBoneTrack(scene.actors.front().motion, "B"));
    QVERIFY(repairKeys({scene, ActorId{9}}, repairs).isEmpty());
}

void TestEditsRepair::canBeUndone()
{
    const Scene scene = brokenScene();
    const ScenePatch patch = repairKeys({scene, actor});
    QVERIFY(applied(applied(scene, patch), inverse(patch)) == scene);
}

QTEST_GUILESS_MAIN(TestEditsRepair)
#include "test_edits_repair.moc"
