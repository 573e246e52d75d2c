// SPDX-License-Identifier: MIT
#include "libmmd/tools/feet/ground.h"
#include "libmmd/tools/ik/ik_chains.h"
#include "libmmd/tools/ik/ik_to_fk.h"
#include "libmmd/tools/motion_change.h"
#include "libmmd/tools/tool_table.h"
#include "tests/libmmd/tools/tool_scene.h"

#include <QtTest/QTest>

#include <cmath>
#include <limits>
#include <random>

using namespace mmd;
using namespace odori::test;

namespace {

const Model& modelIn(const Scene& scene)
{
    return *scene.actors.front().model;
}

Result<ToolResult> run(
    const Scene& scene, const GroundOptions& options = {}, FrameSpan range = {0, ~0U})
{
    const Progress progress;
    return groundMotion(toolInput(scene, range), options, {progress, 0.0, 1.0});
}

/// The sample's walk, which sinks from 0.3 units over the ground to 0.2 under it.
Scene sinkingWalk()
{
    Scene scene = sceneOf(modelAt(sampleFile(QStringLiteral("mannequin.pmx"))),
        motionAt(sampleFile(QStringLiteral("walk.vmd"))));
    Motion& motion = scene.actors.front().motion;
    const std::string name = modelIn(scene).boneTrack(boneNamed(modelIn(scene), "全ての親")).name;
    const Track<BoneKeyframe> track = *findBoneTrack(motion, name);
    const std::uint32_t end = motion.lastFrame();
    TrackCursor cursor;
    std::vector<BoneValue> values;
    for (std::uint32_t frame = 0; frame <= end; ++frame) {
        values.push_back(sampleBone(track, frame, cursor));
        values.back().translation.y += 0.3f - 0.5f * float(frame) / float(end);
    }
    setDenseKeys(motion, name, {0, end}, values);
    return scene;
}

} // namespace

/// The body moves up and down so that standing feet are on the ground.
class TestGround : public QObject {
    Q_OBJECT
private slots:
    void aKnownErrorGoes_data();
    void aKnownErrorGoes();
    void theCurveIsSmooth();
    void betweenContactsItIsEven();
    void outsideTheRangeNothingChanges_data();
    void outsideTheRangeNothingChanges();
    void realMotionsKeepTheirPoses_data();
    void realMotionsKeepTheirPoses();
    void brokenInputIsNoTrouble();
    void theTableRunsIt();
};

void TestGround::aKnownErrorGoes_data()
{
    QTest::addColumn<bool>("isFk");
    QTest::newRow("IK") << false;
    QTest::newRow("FK") << true;
}

/// The truth is the walk: its feet are up to 0.06 units over and under the ground.
void TestGround::aKnownErrorGoes()
{
    QFETCH(bool, isFk);
    Scene scene = sinkingWalk();
    const Progress progress;
    if (isFk) {
        const auto fk = ikToFk(
            toolInput(scene), {allChains(modelIn(scene)), false, 0.01}, {progress, 0.0, 1.0});
        scene = applied(scene, fk->patch);
    }
    const auto result = run(scene);
    QVERIFY(result);
    QCOMPARE(figure(*result, ToolFigureKind::Contacts), 9.0);
    QVERIFY(figure(*result, ToolFigureKind::FloatBefore) > 0.27);
    QVERIFY(figure(*result, ToolFigureKind::PenetrationBefore) > 0.18);
    qInfo("float %g, penetration %g", figure(*result, ToolFigureKind::FloatAfter),
        figure(*result, ToolFigureKind::PenetrationAfter));
    QVERIFY(figure(*result, ToolFigureKind::FloatAfter) <= 0.06);
    QVERIFY(figure(*result, ToolFigureKind::PenetrationAfter) <= 0.06);
    // All of the body moves straight up or down by the same way.
    const Scene after = applied(scene, result->patch);
    PoseEvaluator one(scene.actors.front().model), other(scene.actors.front().model);
    one.setMotion(motionIn(scene));
    other.setMotion(motionIn(after));
    float before = 0.0f;
    for (std::uint32_t frame = 0; frame <= motionIn(scene).lastFrame(); ++frame) {
        const auto moved = [&](const char* name) {
            const auto bone = std::size_t(boneNamed(modelIn(scene), name));
            return other.evaluate(frame).bones[bone].translation -
                   one.evaluate(frame).bones[bone].translation;
        };
        const glm::vec3 head = moved("頭");
        for (const char* name : {"左足首", "右ひざ", "右手首", "右足首"})
            QVERIFY2(glm::distance(moved(name), head) <= 0.015f, name);
        QVERIFY(std::abs(head.x) + std::abs(head.z) <= 0.01f);
        const float truth = -0.3f + 0.5f * float(frame) / float(motionIn(scene).lastFrame());
        QVERIFY2(std::abs(head.y - truth) <= 0.09f, qPrintable(QString::number(frame)));
        if (frame > 0)
            QVERIFY(std::abs(head.y - before) <= 0.02f);
        before = head.y;
    }
    QVERIFY(applied(after, inverse(result->patch)) == scene);
    // The bone above the body keeps its keys.
    const std::string root = modelIn(scene).boneTrack(boneNamed(modelIn(scene), "全ての親")).name;
    QVERIFY(*findBoneTrack(motionIn(after), root) == *findBoneTrack(motionIn(scene), root));
}

/// A slow drift with noise: the drift is followed, the noise is not.
void TestGround::theCurveIsSmooth()
{
    std::mt19937 random(3);
    std::uniform_real_distribution<float> noise(-0.05f, 0.05f);
    FootPath path;
    path.span = {100, 400};
    std::vector<float> truth;
    for (int frame = 0; frame <= 300; ++frame) {
        truth.push_back(0.4f * std::sin(float(frame) * 0.02f));
        path.points.push_back({{0, truth.back() + noise(random), 1}, {0, 2, 0}});
    }
    const std::vector<FootContact> contacts{{.side = FootSide::Left, .span = {100, 400}}};
    const auto offsets = groundOffsets(std::vector{path}, contacts, 20);
    for (std::size_t at = 20; at <= 280; ++at)
        QVERIFY2(std::abs(offsets[at] + truth[at]) <= 0.025f,
            qPrintable(QString::number(offsets[at] + truth[at])));
    float largest = 0.0f;
    for (std::size_t at = 2; at <= 300; ++at)
        largest =
            std::max(largest, std::abs(offsets[at] - 2.0f * offsets[at - 1] + offsets[at - 2]));
    QVERIFY2(largest <= 0.002f, qPrintable(QString::number(largest)));
    // Without smoothing it is exact.
    const auto exact = groundOffsets(std::vector{path}, contacts, 0);
    for (std::size_t at = 0; at <= 300; ++at)
        QCOMPARE(exact[at], -path.points[at].lowest());
}

void TestGround::betweenContactsItIsEven()
{
    FootPath left, right;
    right.foot.side = FootSide::Right;
    left.span = right.span = {0, 40};
    for (int frame = 0; frame <= 40; ++frame) {
        left.points.push_back({{0, 0.1f, 0}, {0, 0.2f, 0}});
        right.points.push_back({{0, 0.5f, 0}, {0, 0.3f, 0}});
    }
    const std::vector<FootContact> contacts{{.side = FootSide::Left, .span = {5, 10}},
        {.side = FootSide::Right, .span = {20, 30}}, {.side = FootSide::Left, .span = {28, 29}}};
    const auto offsets = groundOffsets(std::vector{left, right}, contacts, 0);
    QCOMPARE(offsets[0], -0.1f);
    QCOMPARE(offsets[10], -0.1f);
    QVERIFY(std::abs(offsets[15] + 0.2f) < 1e-5f);
    QCOMPARE(offsets[20], -0.3f);
    QCOMPARE(offsets[28], -0.1f); // the lower foot counts
    QCOMPARE(offsets[40], -0.3f);
    for (const float each : groundOffsets(std::vector{left, right}, {}, 8))
        QCOMPARE(each, 0.0f);
    QVERIFY(groundOffsets({}, contacts, 8).empty());
}

void TestGround::outsideTheRangeNothingChanges_data()
{
    QTest::addColumn<quint32>("first");
    QTest::addColumn<quint32>("last");
    QTest::newRow("in the middle") << 10U << 40U;
    QTest::newRow("from the begin") << 0U << 40U;
    QTest::newRow("to the end") << 80U << ~0U;
}

void TestGround::outsideTheRangeNothingChanges()
{
    QFETCH(const quint32, first);
    QFETCH(const quint32, last);
    const Scene scene = sinkingWalk();
    const std::uint32_t end = motionIn(scene).lastFrame();
    const auto result = run(scene, {}, {first, last});
    QVERIFY(result);
    const Scene after = applied(scene, result->patch);
    const Progress progress;
    std::vector<FrameSpan> outside;
    if (first > 0)
        outside.push_back({0, first - 1});
    if (last < end)
        outside.push_back({last + 1, end});
    for (const FrameSpan span : outside) {
        const auto moved = poseDifference(scene.actors.front().model, motionIn(scene),
            motionIn(after), span, {progress, 0.0, 1.0});
        QVERIFY(moved && moved->joints.largest <= 0.005);
    }
    QVERIFY(result->moved->head.largest > 0.1);
    // Without a jump at its ends.
    PoseEvaluator one(scene.actors.front().model), other(scene.actors.front().model);
    one.setMotion(motionIn(scene));
    other.setMotion(motionIn(after));
    const auto head = std::size_t(boneNamed(modelIn(scene), "頭"));
    std::vector<float> moved;
    for (std::uint32_t frame = 0; frame <= end; ++frame)
        moved.push_back(other.evaluate(frame).bones[head].translation.y -
                        one.evaluate(frame).bones[head].translation.y);
    for (std::uint32_t frame = 1; frame <= end; ++frame)
        QVERIFY(std::abs(moved[frame] - moved[frame - 1]) <= 0.06f);
    // The begin and the end of the motion are no ends of the correction.
    if (first == 0)
        QVERIFY(moved.front() < -0.2f);
    if (last > end)
        QVERIFY(moved.back() > 0.1f);
}

void TestGround::realMotionsKeepTheirPoses_data()
{
    addModelsWithMotions();
}

void TestGround::realMotionsKeepTheirPoses()
{
    QFETCH(QString, model);
    QFETCH(QString, motion);
    const Scene scene = sceneOf(modelAt(model), motionAt(motion));
    const auto result = run(scene);
    QVERIFY(result);
    const auto error = [&](ToolFigureKind one, ToolFigureKind other) {
        return std::max(figure(*result, one), figure(*result, other));
    };
    const double before = error(ToolFigureKind::FloatBefore, ToolFigureKind::PenetrationBefore);
    const double after = error(ToolFigureKind::FloatAfter, ToolFigureKind::PenetrationAfter);
    qInfo("%g before, %g after, head %g, turned %g", before, after, result->moved->head.largest,
        result->moved->degrees);
    QVERIFY(after <= before + 0.01);
    QVERIFY(result->moved->head.largest <= before + 0.01);
}

void TestGround::brokenInputIsNoTrouble()
{
    Progress progress;
    const Scene none = sceneOf(nullptr, Motion());
    const auto nothing = groundMotion(toolInput(none), {}, {progress, 0.0, 1.0});
    QVERIFY(nothing && nothing->patch.isEmpty());
    const auto empty = run(sceneOf(std::make_shared<const Model>(), Motion()));
    QVERIFY(empty && empty->patch.isEmpty());
    GroundOptions wide;
    wide.smooth = 4'000'000'000U;
    QVERIFY(run(sinkingWalk(), wide));
    Scene scene = sinkingWalk();
    const std::string name = modelIn(scene).boneTrack(boneNamed(modelIn(scene), "センター")).name;
    BoneKeyframe key;
    key.value.translation = glm::vec3(std::numeric_limits<float>::quiet_NaN());
    replaceTrack(scene.actors.front().motion, Track<BoneKeyframe>(fieldOf(name), std::vector{key}));
    QVERIFY(run(scene));
    progress.cancel();
    const auto cancelled = groundMotion(toolInput(scene), {}, {progress, 0.0, 1.0});
    QVERIFY(!cancelled && cancelled.error().code == ErrorCode::Cancelled);
}

void TestGround::theTableRunsIt()
{
    const Scene scene = sinkingWalk();
    const Tool* tool = findTool("ground");
    QVERIFY(tool && tool->needsModel && tool->scope == ToolScope::WholePose);
    const Progress progress;
    const auto result = tool->run(toolInput(scene), defaultValues(*tool), {progress, 0.0, 1.0});
    QVERIFY(result && result->patch == run(scene)->patch);
}

QTEST_APPLESS_MAIN(TestGround)
#include "test_ground.moc"
