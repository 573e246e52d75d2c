// SPDX-License-Identifier: MIT
#include "libmmd/physics/bake.h"
#include "libmmd/tools/thin/segment_shapes.h"
#include "libmmd/tools/thin/thin_bake.h"
#include "tests/libmmd/tools/tool_scene.h"

#include <QtTest/QTest>

#include <cmath>

using namespace mmd;
using namespace odori::test;

namespace {

std::vector<KeyValue> bakedKeys(const Scene& scene, FrameSpan span)
{
    const Actor& actor = scene.actors.front();
    Simulation simulation(actor.model);
    simulation.setMotion(actor.motion);
    const auto baked = bake(simulation,
        {.first = span.first, .last = span.last, .bones = simulation.rig().simulatedBones}, {});
    std::vector<KeyValue> keys;
    for (const BakedBone& bone : *baked)
        for (const BakedBone::Key& each : bone.keys) {
            KeyValue& key = keys.emplace_back();
            key.track = actor.model->boneTrack(bone.bone);
            key.frame = each.frame;
            key.bone = each.value;
        }
    return keys;
}

} // namespace

/// Physics baked with fewer keys: values within the tolerances, and few keys.
class TestThinBake : public QObject {
    Q_OBJECT
private slots:
    void hairNeedsFewKeys_data();
    void hairNeedsFewKeys();
    void aPartOfTheMotion();
};

void TestThinBake::hairNeedsFewKeys_data()
{
    QTest::addColumn<QString>("modelPath");
    QTest::addColumn<QString>("motionPath");
    QTest::addColumn<double>("mostPercent");
    QTest::addRow("sample") << sampleFile(QStringLiteral("mannequin.pmx"))
                            << sampleFile(QStringLiteral("walk.vmd"))
                            << 95.0; // its skirt hits the legs in each frame
    if (!corpusFolder().isEmpty())
        for (const char* motion : {"kagamu", "22_apology", "wait_moving"})
            QTest::addRow("Gene, %s", motion)
                << corpusFolder() + QStringLiteral("/gene/Gene.pmx")
                << corpusFolder() + (QStringLiteral("/motions/%1.vmd").arg(QLatin1String(motion)))
                << 30.0;
}

void TestThinBake::hairNeedsFewKeys()
{
    QFETCH(const QString, modelPath);
    QFETCH(const QString, motionPath);
    QFETCH(const double, mostPercent);
    const Scene scene = sceneOf(modelAt(modelPath), motionAt(motionPath));
    const FrameSpan span{0, scene.actors.front().motion.lastFrame()};
    const std::vector<KeyValue> keys = bakedKeys(scene, span);
    QVERIFY(!keys.empty());
    ThinOptions options; // the defaults of the window
    options.units = 0.02;
    options.degrees = 1.0;
    const auto baked = bakeThinned({scene, ActorId{1}}, span, keys, options, wholeProgress);
    QVERIFY(baked);
    const double percent = 100.0 * double(baked->count) / double(keys.size());
    qInfo("%.1f %% of %zu keys", percent, keys.size());
    QVERIFY(percent <= mostPercent);
    const Scene after = applied(scene, baked->patch);
    const Motion& motion = after.actors.front().motion;
    TrackCursor cursor;
    for (const KeyValue& key : keys) {
        const auto* track = findBoneTrack(motion, key.track.name);
        QVERIFY(track);
        QVERIFY(!isPhysicsOn(*track, key.frame, cursor));
        const BoneValue shown = sampleBone(*track, key.frame, cursor);
        const glm::vec3 moved = glm::abs(shown.translation - key.bone.translation);
        QVERIFY(std::max({moved.x, moved.y, moved.z}) <= 0.0201f);
        QVERIFY(degreesBetween(glm::dquat(shown.rotation), glm::dquat(key.bone.rotation)) <= 1.01);
    }
    QVERIFY(applied(after, inverse(baked->patch)) == scene);
}

void TestThinBake::aPartOfTheMotion()
{
    const Scene scene = sceneOf(mannequin(), motionAt(sampleFile(QStringLiteral("walk.vmd"))));
    const std::vector<KeyValue> keys = bakedKeys(scene, {10, 60});
    const auto baked = bakeThinned({scene, ActorId{1}}, {10, 60}, keys, {}, wholeProgress);
    QVERIFY(baked);
    const Scene after = applied(scene, baked->patch);
    const auto* track = findBoneTrack(after.actors.front().motion, keys.front().track.name);
    QVERIFY(track->find(10) && track->find(60));
    TrackCursor cursor;
    QVERIFY(!isPhysicsOn(*track, 60, cursor));
    QVERIFY(isPhysicsOn(*track, 61, cursor)); // a key behind the range
    std::size_t made = 0;
    for (const auto& each : after.actors.front().motion.bones)
        made += each->size();
    for (const auto& each : scene.actors.front().motion.bones)
        made -= each->size();
    QCOMPARE(std::uint64_t(made), baked->count);
}

QTEST_APPLESS_MAIN(TestThinBake)
#include "test_thin_bake.moc"
