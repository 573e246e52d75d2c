// SPDX-License-Identifier: MIT
#include "libmmd/interchange/export_builder.h"
#include "libmmd/interchange/fbx_ascii.h"
#include "libmmd/interchange/fbx_binary.h"
#include "libmmd/interchange/rotation_keys.h"
#include "libmmd/interchange/verification.h"
#include "libmmd/interchange/writers.h"
#include "libmmd/text/cp932.h"
#include "tests/interchange/fbx_player.h"
#include "tests/interchange/small_model.h"
#include "tests/pose/rig_builder.h"

#include <QtTest/QtTest>

using mmd::fbx::Document;
using odori::test::Blend;

/// Readers of FBX disagree about what lies between two keys of a rotation: all of them shall show
/// the same motion.
class TestReadings : public QObject {
    Q_OBJECT
private slots:
    void aSteadyTurnIsSteady_data();
    void aSteadyTurnIsSteady();
    void aBoneThatTurnsAndTravelsIsRead_data();
    void aBoneThatTurnsAndTravelsIsRead();
    void whatStandsStillHasFewKeys();
    void camerasAndLightsKeepTheirTurns();
    void missingKeysAreNoticed_data();
    void missingKeysAreNoticed();
    void jumpsBetweenFramesAreNoticed();
    void whatBlendedAnglesDoBetweenFramesIsMeasured();
    void snapsOfHalfATurnPass();

private:
    void make(mmd::ExportJob job, mmd::ExportOptions options = {});
    [[nodiscard]] std::vector<std::byte> written();
    [[nodiscard]] mmd::Result<mmd::Verification> verified(std::span<const std::byte> bytes);
    /// Degrees between 左腕 in the file and what the bake says, at the worst of half frames.
    [[nodiscard]] double worst(const Document& document, Blend blend, bool alsoHalfWay);

    mmd::ExportJob m_job;
    mmd::ExportOptions m_options;
    mmd::BakedMotion m_motion;
    std::vector<mmd::Warning> m_warnings;
    std::optional<mmd::ExportScene> m_scene;
};

namespace {

constexpr const char* arm = "左腕";
constexpr double nearly = 0.01; ///< degrees that readers may be apart

mmd::BoneKeyframe keyAt(std::uint32_t frame, const glm::quat& rotation, float x = 0.0f)
{
    mmd::BoneKeyframe key;
    key.frame = frame;
    key.value.rotation = rotation;
    key.value.translation.x = x;
    return key;
}

mmd::ExportJob jobOf(const std::vector<mmd::BoneKeyframe>& keys)
{
    mmd::ExportJob job = odori::test::smallJob(1);
    mmd::replaceTrack(
        job.motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf(mmd::encodeCp932(arm).bytes), keys));
    return job;
}

/// Once round in four seconds, about Y.
mmd::ExportJob steadyTurn()
{
    std::vector<mmd::BoneKeyframe> keys;
    for (std::uint32_t quarter = 0; quarter <= 4; ++quarter)
        keys.push_back(keyAt(30 * quarter, odori::test::aboutY(90.0f * float(quarter))));
    return jobOf(keys);
}

/// Leaves the first key and the last of each of a model's rotation curves.
void dropKeys(Document& document)
{
    for (const char* channel : {"d|X", "d|Y", "d|Z"}) {
        mmd::fbx::Node* curve = odori::test::curveOf(document, arm, "Lcl Rotation", channel);
        auto times = *curve->childValue<std::vector<std::int64_t>>("KeyTime");
        auto values = *curve->childValue<std::vector<float>>("KeyValueFloat");
        if (times.size() < 3)
            continue;
        times = {times.front(), times.back()};
        values = {values.front(), values.back()};
        mmd::fbx::setChild(*curve, "KeyTime", std::move(times));
        mmd::fbx::setChild(*curve, "KeyValueFloat", std::move(values));
        mmd::fbx::setChild(*curve, "KeyAttrRefCount", std::vector<std::int32_t>{2});
    }
}

} // namespace

void TestReadings::make(mmd::ExportJob job, mmd::ExportOptions options)
{
    m_job = std::move(job);
    m_options = std::move(options);
    mmd::PoseEvaluator evaluator(m_job.model);
    evaluator.setMotion(m_job.motion);
    const mmd::Progress progress;
    const std::uint32_t last = std::max(m_job.motion.lastFrame(), m_job.view.lastFrame());
    m_motion = *mmd::bakeMotion(
        *m_job.model, [&](double frame) -> const mmd::Pose& { return evaluator.evaluate(frame); },
        {0, last}, m_options.fps, mmd::ProgressPart(progress, 0, 1));
    m_scene.emplace(mmd::exportScene(m_job, m_motion, m_options, "small.fbx", m_warnings));
}

std::vector<std::byte> TestReadings::written()
{
    const mmd::Progress progress;
    return *mmd::writeFbx(*m_scene, mmd::ProgressPart(progress, 0, 1), m_warnings);
}

mmd::Result<mmd::Verification> TestReadings::verified(std::span<const std::byte> bytes)
{
    const mmd::Progress progress;
    return mmd::verifyFile(*m_scene, bytes, mmd::ProgressPart(progress, 0, 1));
}

double TestReadings::worst(const Document& document, Blend blend, bool alsoHalfWay)
{
    double largest = 0.0;
    const std::size_t halves = 2 * m_motion.frameCount - 1;
    for (std::size_t half = 0; half < halves; half += alsoHalfWay ? 1 : 2) {
        const glm::dquat a = mmd::jointPose(*m_scene, 1, half / 2).rotation;
        const glm::dquat b = mmd::jointPose(*m_scene, 1, (half + 1) / 2).rotation;
        const glm::dquat wanted =
            glm::normalize(glm::dot(a, b) < 0.0 ? a - b : a + b); // half-way, or there
        const glm::dquat found =
            odori::test::turnOfModel(document, arm, double(half) / 2.0, m_options.fps, blend);
        largest = std::max(largest, mmd::degreesBetween(wanted, found));
    }
    return largest;
}

void TestReadings::aSteadyTurnIsSteady_data()
{
    QTest::addColumn<int>("fps");
    QTest::addColumn<double>("tolerance");
    QTest::newRow("30") << 30 << 0.0;
    QTest::newRow("60") << 60 << 0.0;
    QTest::newRow("reduced") << 30 << 0.1;
    QTest::newRow("reduced much") << 60 << 2.0;
}

void TestReadings::aSteadyTurnIsSteady()
{
    QFETCH(int, fps);
    QFETCH(double, tolerance);
    mmd::ExportOptions options;
    options.fps = fps;
    options.rotationTolerance = tolerance;
    make(steadyTurn(), options);
    const auto bytes = written();
    const auto document = mmd::fbx::readBinary(bytes);
    const double allowed = std::max(tolerance, nearly);
    QVERIFY(worst(*document, Blend::Angles, true) <= allowed);
    QVERIFY(worst(*document, Blend::Quaternions, true) <= allowed);
    const auto result = verified(bytes);
    QVERIFY2(result, result ? "" : result.error().field.c_str());
    QVERIFY(result->rotation <= allowed);
    const auto keys = odori::test::keyTimes(*document, arm, "Lcl Rotation", "d|Y").size();
    QVERIFY(tolerance > 0.0 ? keys < m_motion.frameCount / 4 : keys > m_motion.frameCount / 3);
}

void TestReadings::aBoneThatTurnsAndTravelsIsRead_data()
{
    QTest::addColumn<double>("tolerance");
    QTest::newRow("all keys") << 0.0;
    QTest::newRow("reduced") << 0.05;
}

/// Blender has a quaternion also where only the position has a key.
void TestReadings::aBoneThatTurnsAndTravelsIsRead()
{
    QFETCH(double, tolerance);
    mmd::ExportOptions options;
    options.positionTolerance = options.rotationTolerance = tolerance;
    make(jobOf({keyAt(0, odori::test::aboutX(0)),
             keyAt(7, odori::test::aboutX(50) * odori::test::aboutZ(30), 1.0f),
             keyAt(31, odori::test::aboutY(80) * odori::test::aboutX(-70), -2.0f),
             keyAt(60, odori::test::aboutZ(95), 4.0f)}),
        options);
    const auto bytes = written();
    const auto document = mmd::fbx::readBinary(bytes);
    const double allowed = std::max(tolerance, nearly);
    QVERIFY(worst(*document, Blend::Angles, false) <= allowed);
    QVERIFY(worst(*document, Blend::Quaternions, true) <= allowed);
    const auto result = verified(bytes);
    QVERIFY2(result, result ? "" : result.error().field.c_str());
    QVERIFY(result->position <= std::max(tolerance, 1e-3));
    QVERIFY(result->rotation <= allowed);
}

void TestReadings::whatStandsStillHasFewKeys()
{
    make(jobOf({keyAt(0, odori::test::aboutX(0)), keyAt(10, odori::test::aboutX(40)),
        keyAt(500, odori::test::aboutX(40)), keyAt(510, odori::test::aboutX(0))}));
    const auto document = mmd::fbx::readBinary(written());
    QVERIFY(odori::test::keyTimes(*document, arm, "Lcl Rotation", "d|X").size() < 30);
    QCOMPARE(odori::test::keyTimes(*document, arm, "Lcl Rotation", "d|Y").size(), std::size_t(1));
    QVERIFY(worst(*document, Blend::Quaternions, true) <= nearly);
}

void TestReadings::camerasAndLightsKeepTheirTurns()
{
    mmd::ExportJob job = odori::test::smallJob(40);
    mmd::CameraKeyframe camera; // a tilted one that pans evenly, then rests
    camera.value.rotation = {0.5f, 0.0f, 0.25f};
    std::vector<mmd::CameraKeyframe> keys{camera};
    for (const std::uint32_t frame : {20u, 40u}) {
        camera.frame = frame;
        camera.value.rotation.y = 2.0f;
        keys.push_back(camera);
    }
    mmd::replaceTrack(job.view, mmd::Track<mmd::CameraKeyframe>({}, keys));
    mmd::LightKeyframe light;
    std::vector<mmd::LightKeyframe> lights{light};
    light.frame = 40;
    light.value.direction = {1.0f, -0.25f, 0.5f};
    lights.push_back(light);
    mmd::replaceTrack(job.view, mmd::Track<mmd::LightKeyframe>({}, lights));
    make(std::move(job));
    const auto document = mmd::fbx::readBinary(written());
    for (const char* channel : {"d|X", "d|Y", "d|Z"}) {
        const auto pan = odori::test::keyTimes(*document, "Camera", "Lcl Rotation", channel);
        QVERIFY(pan.size() == 1 || (pan.size() > 20 && pan.size() < 30));
        const auto shine = odori::test::keyTimes(*document, "Light", "Lcl Rotation", channel);
        QVERIFY(shine.size() == 1 || shine.size() == 41);
    }
    QVERIFY(odori::test::keyTimes(*document, "Camera", "Lcl Rotation", "d|Y").size() > 20);
    QCOMPARE(
        odori::test::keyTimes(*document, "Light", "Lcl Rotation", "d|Y").size(), std::size_t(41));
}

void TestReadings::missingKeysAreNoticed_data()
{
    QTest::addColumn<int>("format");
    QTest::newRow("binary") << int(mmd::ExportFormat::FbxBinary);
    QTest::newRow("ascii") << int(mmd::ExportFormat::FbxAscii);
}

/// The angles lie on a line, so a reader that blends angles needs two keys; Blender needs more.
void TestReadings::missingKeysAreNoticed()
{
    QFETCH(int, format);
    mmd::ExportOptions options;
    make(steadyTurn(), options);
    Document document = *mmd::fbx::readBinary(written());
    dropKeys(document);
    QVERIFY(worst(document, Blend::Angles, true) <= nearly);
    QVERIFY(worst(document, Blend::Quaternions, false) > 90.0);
    const bool isText = mmd::ExportFormat(format) == mmd::ExportFormat::FbxAscii;
    m_options.format = mmd::ExportFormat(format);
    const auto result =
        verified(isText ? mmd::fbx::writeAscii(document) : *mmd::fbx::writeBinary(document));
    QVERIFY2(result, result ? "" : result.error().field.c_str());
    QVERIFY(result->rotation > 90.0);
}

/// A whole turn more at one frame: it shows between the frames alone.
void TestReadings::jumpsBetweenFramesAreNoticed()
{
    make(steadyTurn());
    Document document = *mmd::fbx::readBinary(written());
    mmd::fbx::Node* curve = odori::test::curveOf(document, arm, "Lcl Rotation", "d|Y");
    auto values = *curve->childValue<std::vector<float>>("KeyValueFloat");
    values[50] += 360.0f;
    mmd::fbx::setChild(*curve, "KeyValueFloat", std::move(values));
    const auto result = verified(*mmd::fbx::writeBinary(document));
    QVERIFY(!result);
    QCOMPARE(result.error().code, mmd::ErrorCode::NotVerified);
    QVERIFY(result.error().field.find(arm) != std::string::npos);
}

void TestReadings::whatBlendedAnglesDoBetweenFramesIsMeasured()
{
    make(jobOf({keyAt(0, odori::test::aboutX(0)),
        keyAt(5, odori::test::aboutY(70) * odori::test::aboutX(60))}));
    const auto bytes = written();
    const auto document = mmd::fbx::readBinary(bytes);
    const auto result = verified(bytes);
    QVERIFY(result && result->rotation <= nearly);
    QVERIFY(result->betweenFrames > 0.02);
    QVERIFY(std::abs(result->betweenFrames - worst(*document, Blend::Angles, true)) < 1e-4);
}

/// Which way round is anybody's guess.
void TestReadings::snapsOfHalfATurnPass()
{
    make(jobOf({keyAt(0, odori::test::aboutX(10)), keyAt(10, odori::test::aboutX(10)),
        keyAt(11, odori::test::aboutY(180) * odori::test::aboutX(10)),
        keyAt(20, odori::test::aboutY(180) * odori::test::aboutX(10))}));
    const auto result = verified(written());
    QVERIFY2(result, result ? "" : result.error().field.c_str());
    QVERIFY(result->rotation <= nearly);
}

QTEST_GUILESS_MAIN(TestReadings)
#include "test_readings.moc"
