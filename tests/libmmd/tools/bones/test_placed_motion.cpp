// SPDX-License-Identifier: MIT
#include "libmmd/tools/bones/placed_motion.h"
#include "libmmd/tools/tool_table.h"
#include "tests/libmmd/tools/tool_scene.h"

#include <glm/geometric.hpp>

#include <QtTest/QTest>

using namespace mmd;
using namespace odori::test;

namespace {

/// A mother bone (全ての親) without a movement stays where it is.
bool staysAtRest(const Motion& motion, const std::string& track)
{
    const auto* found = findBoneTrack(motion, track);
    return !found || std::all_of(found->values().begin(), found->values().end(),
                         [](const BoneValue& value) { return value == BoneValue{}; });
}

/// The largest distance of a joint of `after` from that of `before`, turned and moved.
double farthest(const std::shared_ptr<const Model>& model, const Motion& before,
    const Motion& after, const Placing& placing)
{
    PoseEvaluator one(model), other(model);
    one.setMotion(before);
    other.setMotion(after);
    const glm::quat turned = turn(placing.degrees, {0, 1, 0});
    int mother = 0;
    while (model->data.bones[std::size_t(mother)].name.utf8 != "全ての親")
        ++mother;
    double most = 0.0;
    for (std::uint32_t frame = 0; frame <= before.lastFrame(); ++frame) {
        const Pose& left = one.evaluate(frame);
        const Pose& right = other.evaluate(frame);
        for (std::size_t bone = 0; bone < left.bones.size(); ++bone) {
            if (int(bone) == mother && staysAtRest(before, model->boneTrackNames[bone]))
                continue;
            const glm::vec3 wanted =
                turned * left.bones[bone].translation + glm::vec3(placing.offset);
            most = std::max(most, double(glm::distance(wanted, right.bones[bone].translation)));
        }
    }
    return most;
}

Motion walk()
{
    return motionAt(sampleFile(QStringLiteral("walk.vmd")));
}

/// The walk with other curves in X than in Z at the centre, and a path sideways.
Motion curvedWalk(const Model& model)
{
    Motion motion = walk();
    replaceTrack(motion, Track<BoneKeyframe>(fieldOf(trackNamed(model, "全ての親")), {}));
    std::vector<BoneKeyframe> keys(4);
    for (std::uint32_t at = 0; at < 4; ++at) {
        keys[at].frame = 8 + 20 * at;
        keys[at].value.translation = {at % 2 ? 3.0f : -1.0f, 0.2f * float(at), -2.0f * float(at)};
        keys[at].value.rotation = turn(12.0 * at, {0, 1, 0});
        keys[at].interpolation = withCurves(
            keys[at].interpolation, {BezierCurve{90, 5, 110, 60}, {}, BezierCurve{5, 70, 30, 120},
                                        BezierCurve{64, 0, 64, 127}});
    }
    replaceTrack(motion, Track<BoneKeyframe>(fieldOf(trackNamed(model, "センター")), keys));
    return motion;
}

} // namespace

/// A motion at another place: its joints are those of the original, turned and moved.
class TestPlacedMotion : public QObject {
    Q_OBJECT
private slots:
    void jointsAreTurnedAndMoved_data();
    void jointsAreTurnedAndMoved();
    void realMotions_data() { addRealFiles(QStringLiteral("vmd")); }
    void realMotions();
    void aMotherBoneWithKeysCarriesAll();
    void quarterTurnsKeepAllKeys();
    void pathsAreScaled();
    void wideMotionsAreRefused();
    void theTableRunsIt();
};

void TestPlacedMotion::jointsAreTurnedAndMoved_data()
{
    QTest::addColumn<double>("degrees");
    QTest::addColumn<double>("x");
    for (const double degrees : {0.0, 30.0, 90.0, -135.0, 180.0})
        QTest::newRow(qPrintable(QString::number(degrees))) << degrees << degrees / 10.0 + 2.0;
}

void TestPlacedMotion::jointsAreTurnedAndMoved()
{
    QFETCH(double, degrees);
    QFETCH(double, x);
    const auto model = mannequin();
    const Motion before = curvedWalk(*model);
    const Placing placing{1.0, {x, 0.5, -7.0}, degrees};
    const auto after = placedMotion(*model, before, everyFrame, placing);
    QVERIFY(after);
    const double units = farthest(model, before, *after, placing);
    QVERIFY2(units < 0.01, qPrintable(QString::number(units)));
    QVERIFY(after->keyCount() < before.keyCount() + 80);
    for (const auto& track : before.bones)
        for (const std::uint32_t frame : track->frames())
            QVERIFY(findBoneTrack(*after, track->name())->find(frame));
}

void TestPlacedMotion::realMotions()
{
    QFETCH(QString, path);
    const auto model = mannequin();
    const Motion before = motionAt(path);
    const Placing placing{1.0, {5.0, 0.0, 3.0}, 47.0};
    const auto after = placedMotion(*model, before, everyFrame, placing);
    QVERIFY(after);
    const double units = farthest(model, before, *after, placing);
    QVERIFY2(units < 0.01, qPrintable(QString::number(units)));
}

void TestPlacedMotion::aMotherBoneWithKeysCarriesAll()
{
    const auto model = mannequin();
    const std::string mother = trackNamed(*model, "全ての親");
    QVERIFY(!mother.empty());
    Motion before = walk();
    BoneKeyframe first, second;
    first.value.translation = {1, 2, 3};
    first.value.rotation = turn(40.0, {0, 0, 1});
    second.frame = 50;
    second.value.translation = {-4, 0, 9};
    replaceTrack(before, Track<BoneKeyframe>(fieldOf(mother), std::vector{first, second}));
    const Placing placing{1.0, {3.0, -1.0, 2.0}, 75.0};
    const auto after = placedMotion(*model, before, everyFrame, placing);
    QVERIFY(after);
    QVERIFY(farthest(model, before, *after, placing) < 0.01);
    QCOMPARE(after->keyCount(), before.keyCount());
}

void TestPlacedMotion::quarterTurnsKeepAllKeys()
{
    const auto model = mannequin();
    const Motion before = curvedWalk(*model);
    const std::string centre = trackNamed(*model, "センター");
    const auto after = placedMotion(*model, before, everyFrame, {1.0, {0, 0, 0}, 90.0});
    const auto* now = findBoneTrack(*after, centre);
    QCOMPARE(now->size(), std::size_t(5)); // and one at frame 0, where MMD assumes one
    QCOMPARE(now->frame(0), 0U);
    for (std::size_t at = 1; at < 5; ++at) {
        QCOMPARE(now->curves(at)[0], (BezierCurve{5, 70, 30, 120}));
        QCOMPARE(now->curves(at)[2], (BezierCurve{90, 5, 110, 60}));
    }
    const auto back = placedMotion(*model, *after, everyFrame, {1.0, {0, 0, 0}, -90.0});
    QCOMPARE(findBoneTrack(*back, centre)->curves(2), findBoneTrack(before, centre)->curves(1));
    QCOMPARE(*placedMotion(*model, before, everyFrame, {}), before);
}

void TestPlacedMotion::pathsAreScaled()
{
    const auto model = mannequin();
    const Motion before = curvedWalk(*model);
    const auto after = placedMotion(*model, before, everyFrame, {2.0, {0, 0, 0}, 0.0});
    QCOMPARE(after->keyCount(), before.keyCount() + 1);
    for (const auto& track : before.bones) {
        const auto* now = findBoneTrack(*after, track->name());
        for (std::size_t at = 0; at < track->size(); ++at) {
            const auto index = now->find(track->frame(at));
            QVERIFY(glm::distance(now->values()[*index].translation,
                        2.0f * track->values()[at].translation) < 1e-5f);
            QVERIFY(now->interpolation(*index) == track->interpolation(at));
        }
    }
}

void TestPlacedMotion::wideMotionsAreRefused()
{
    const auto model = mannequin();
    Motion motion = curvedWalk(*model);
    const std::string centre = trackNamed(*model, "センター");
    BoneKeyframe far = findBoneTrack(motion, centre)->key(1);
    far.frame = largestFrame;
    replaceTrack(motion, Track<BoneKeyframe>(fieldOf(centre), std::vector{far}));
    const auto mixed = placedMotion(*model, motion, everyFrame, {1.0, {0, 0, 0}, 10.0});
    QVERIFY(!mixed && mixed.error().code == ErrorCode::TooManyFrames);
    QVERIFY(placedMotion(*model, motion, everyFrame, {1.0, {1, 0, 0}, 0.0}));
    QVERIFY(placedMotion(Model(), motion, everyFrame, {2.0, {1, 0, 0}, 10.0}));
}

void TestPlacedMotion::theTableRunsIt()
{
    const Tool* tool = findTool("scale-motion");
    QVERIFY(tool && tool->needsModel);
    const auto model = mannequin();
    const Scene scene = sceneOf(model, walk());
    const ToolInput input{.target = {scene, ActorId{1}}, .tracks = {}, .range = everyFrame};
    const auto nothing = tool->run(input, defaultValues(*tool), wholeProgress);
    QVERIFY(nothing && nothing->patch.isEmpty());
    const auto result = tool->run(input, {150.0, 1.0, 2.0, 3.0, 45.0}, wholeProgress);
    QVERIFY(result);
    QCOMPARE(motionAfter(scene, *result),
        *placedMotion(*model, walk(), everyFrame, {1.5, {1.0, 2.0, 3.0}, 45.0}));
    QVERIFY(
        figure(*result, ToolFigureKind::KeysAfter) >= figure(*result, ToolFigureKind::KeysBefore));
}

QTEST_APPLESS_MAIN(TestPlacedMotion)
#include "test_placed_motion.moc"
