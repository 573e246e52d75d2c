// SPDX-License-Identifier: MIT
#include "libmmd/interchange/fbx/fbx_ascii.h"
#include "libmmd/interchange/fbx/fbx_binary.h"
#include "libmmd/interchange/keys/rotation_keys.h"
#include "libmmd/interchange/scene/export_builder.h"
#include "libmmd/interchange/verification.h"
#include "libmmd/interchange/writers.h"
#include "libmmd/text/cp932.h"
#include "tests/libmmd/interchange/fbx/fbx_player.h"
#include "tests/libmmd/interchange/small_model.h"
#include "tests/libmmd/pose/rig_builder.h"

#include <QtTest/QTest>

#include <functional>
#include <tuple>

Q_DECLARE_METATYPE(glm::quat)

using mmd::fbx::Document;
using odori::test::Blend;

/// FBX readers interpolate rotation keys differently: all of them must show the same motion.
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
    void fastTurnsHaveKeysBetweenFrames_data();
    void fastTurnsHaveKeysBetweenFrames();
    void whatReachesFarIsKeptNearer();
    void fastCamerasHaveKeysBetweenFrames();
    void missingKeysBetweenFramesAreNoticed();
    void aGlbIsReadBetweenFrames();
    void snapsOfHalfATurnPass();

private:
    void make(mmd::ExportJob job, mmd::ExportOptions options = {});
    [[nodiscard]] std::vector<std::byte> written();
    [[nodiscard]] mmd::Result<mmd::Verification> verified(std::span<const std::byte> bytes);
    /// The largest error of 左腕 in the file against the bake, in degrees, sampled at `parts`
    /// points per frame.
    [[nodiscard]] double worst(const Document& document, Blend blend, int parts);

    mmd::ExportJob m_job;
    mmd::ExportOptions m_options;
    mmd::BakedMotion m_motion;
    std::vector<mmd::Warning> m_warnings;
    std::optional<mmd::ExportScene> m_scene;
};

namespace {

constexpr const char* arm = "左腕";
constexpr double nearly = 0.01; ///< the allowed difference between readers, in degrees

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

/// One turn about Y in four seconds.
mmd::ExportJob steadyTurn()
{
    std::vector<mmd::BoneKeyframe> keys;
    for (std::uint32_t quarter = 0; quarter <= 4; ++quarter)
        keys.push_back(keyAt(30 * quarter, odori::test::aboutY(90.0f * float(quarter))));
    return jobOf(keys);
}

/// Deletes keys of the arm's rotation unless `isKept` accepts them; keeps the first and the last.
void dropKeys(Document& document, const std::function<bool(std::int64_t time)>& isKept)
{
    for (const char* channel : {"d|X", "d|Y", "d|Z"}) {
        mmd::fbx::Node* curve = odori::test::curveOf(document, arm, "Lcl Rotation", channel);
        const auto times = *curve->childValue<std::vector<std::int64_t>>("KeyTime");
        const auto values = *curve->childValue<std::vector<float>>("KeyValueFloat");
        std::vector<std::int64_t> keptTimes;
        std::vector<float> keptValues;
        for (std::size_t key = 0; key < times.size(); ++key) {
            if (key > 0 && key + 1 < times.size() && !isKept(times[key]))
                continue;
            keptTimes.push_back(times[key]);
            keptValues.push_back(values[key]);
        }
        mmd::fbx::setChild(*curve, "KeyAttrRefCount",
            std::vector<std::int32_t>{static_cast<std::int32_t>(keptTimes.size())});
        mmd::fbx::setChild(*curve, "KeyTime", std::move(keptTimes));
        mmd::fbx::setChild(*curve, "KeyValueFloat", std::move(keptValues));
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

double TestReadings::worst(const Document& document, Blend blend, int parts)
{
    double largest = 0.0;
    for (std::size_t frame = 0; frame + 1 < m_motion.frameCount; ++frame) {
        const glm::dquat a = mmd::jointPose(*m_scene, 1, frame).rotation;
        const glm::dquat b = mmd::jointPose(*m_scene, 1, frame + 1).rotation;
        for (int part = 0; part <= parts; ++part) {
            const double share = double(part) / double(parts);
            const glm::dquat wanted = glm::slerp(a, b, share);
            const glm::dquat found = odori::test::turnOfModel(
                document, arm, double(frame) + share, m_options.fps, blend);
            largest = std::max(largest, mmd::turnDegrees(wanted, found));
        }
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
    QVERIFY(worst(*document, Blend::Angles, 2) <= allowed);
    QVERIFY(worst(*document, Blend::Quaternions, 2) <= allowed);
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

/// Blender also evaluates a quaternion where only the position has a key.
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
    QVERIFY(worst(*document, Blend::Angles, 1) <= allowed);
    QVERIFY(worst(*document, Blend::Quaternions, 2) <= allowed);
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
    QVERIFY(worst(*document, Blend::Quaternions, 2) <= nearly);
}

void TestReadings::camerasAndLightsKeepTheirTurns()
{
    mmd::ExportJob job = odori::test::smallJob(40);
    mmd::CameraKeyframe camera; // a tilted camera that pans at constant speed, then rests
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
        auto pan = odori::test::keyTimes(*document, "Camera", "Lcl Rotation", channel);
        std::erase_if(pan, [](std::int64_t time) { return time % (46186158000 / 30) != 0; });
        QVERIFY(pan.size() == 1 || (pan.size() > 20 && pan.size() < 30));
        auto shine = odori::test::keyTimes(*document, "Light", "Lcl Rotation", channel);
        std::erase_if(shine, [](std::int64_t time) { return time % (46186158000 / 30) != 0; });
        QVERIFY(shine.size() == 1 || shine.size() == 41);
    }
    QVERIFY(odori::test::keyTimes(*document, "Camera", "Lcl Rotation", "d|Y").size() > 20);
    QVERIFY(odori::test::keyTimes(*document, "Light", "Lcl Rotation", "d|Y").size() >= 41);
}

void TestReadings::missingKeysAreNoticed_data()
{
    QTest::addColumn<int>("format");
    QTest::newRow("binary") << int(mmd::ExportFormat::FbxBinary);
    QTest::newRow("ascii") << int(mmd::ExportFormat::FbxAscii);
}

/// The angles are linear, so a reader that blends angles needs two keys; Blender needs more.
void TestReadings::missingKeysAreNoticed()
{
    QFETCH(int, format);
    mmd::ExportOptions options;
    make(steadyTurn(), options);
    Document document = *mmd::fbx::readBinary(written());
    dropKeys(document, [](std::int64_t) { return false; });
    QVERIFY(worst(document, Blend::Angles, 2) <= nearly);
    QVERIFY(worst(document, Blend::Quaternions, 1) > 90.0);
    const bool isText = mmd::ExportFormat(format) == mmd::ExportFormat::FbxAscii;
    m_options.format = mmd::ExportFormat(format);
    const auto result =
        verified(isText ? mmd::fbx::writeAscii(document) : *mmd::fbx::writeBinary(document));
    QVERIFY2(result, result ? "" : result.error().field.c_str());
    QVERIFY(result->rotation > 90.0);
}

/// A whole extra turn at one frame only shows between frames.
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

void TestReadings::fastTurnsHaveKeysBetweenFrames_data()
{
    using odori::test::aboutX, odori::test::aboutY, odori::test::aboutZ;
    QTest::addColumn<int>("fps");
    QTest::addColumn<double>("tolerance");
    QTest::addColumn<glm::quat>("first");
    QTest::addColumn<glm::quat>("last");
    const glm::quat rest = aboutX(0), over = aboutY(70) * aboutX(60);
    QTest::newRow("30") << 30 << 0.0 << rest << over;
    QTest::newRow("60") << 60 << 0.0 << rest << over;
    QTest::newRow("reduced") << 30 << 0.02 << rest << over;
    QTest::newRow("near the pole")
        << 30 << 0.0 << aboutY(85) * aboutX(10) << aboutY(88) * aboutX(80);
    QTest::newRow("over the pole")
        << 30 << 0.0 << aboutY(60) * aboutX(30) << aboutY(120) * aboutX(40);
    QTest::newRow("half round") << 30 << 0.0 << aboutZ(100) * aboutX(30)
                                << aboutZ(220) * aboutX(20);
}

/// Blended angles take another path than blended quaternions here.
void TestReadings::fastTurnsHaveKeysBetweenFrames()
{
    QFETCH(int, fps);
    QFETCH(double, tolerance);
    QFETCH(glm::quat, first);
    QFETCH(glm::quat, last);
    const bool isOverPole = qstrcmp(QTest::currentDataTag(), "over the pole") == 0;
    mmd::ExportOptions options;
    options.fps = fps;
    options.rotationTolerance = tolerance;
    make(jobOf({keyAt(0, first), keyAt(10, last), keyAt(20, last)}), options);
    const auto bytes = written();
    const auto document = mmd::fbx::readBinary(bytes);
    const double allowed = std::max(tolerance, nearly);
    const int parts = isOverPole ? 240 / fps : 480 / fps; // over the pole: only at possible keys
    QVERIFY(worst(*document, Blend::Angles, parts) <= allowed);
    QVERIFY(worst(*document, Blend::Quaternions, parts) <= allowed);
    const auto result = verified(bytes);
    QVERIFY2(result, result ? "" : result.error().field.c_str());
    QVERIFY(result->rotation <= allowed && result->betweenFrames <= allowed);
    const auto times = odori::test::keyTimes(*document, arm, "Lcl Rotation", "d|X");
    const std::int64_t frame = 46186158000 / fps;
    QVERIFY(std::any_of(times.begin(), times.end(), [&](auto time) { return time % frame != 0; }));
    QCOMPARE(times.size(), odori::test::keyTimes(*document, arm, "Lcl Rotation", "d|Z").size());
    for (const std::int64_t time : times)
        QVERIFY(time <= 10 * (46186158000 / 30) || time % frame == 0); // none after the motion
}

/// A small rotation of a shoulder moves a long sleeve far.
void TestReadings::whatReachesFarIsKeptNearer()
{
    std::vector<std::size_t> keys;
    for (const float length : {2.0f, 200.0f}) {
        mmd::pmx::Model model = odori::test::smallModel();
        model.bones[2].position.y = 1.0f + length;
        mmd::ExportJob job = jobOf({keyAt(0, odori::test::aboutX(0)),
            keyAt(30, odori::test::aboutY(70) * odori::test::aboutX(60))});
        job.model = std::make_shared<const mmd::Model>(mmd::makeModel(std::move(model), {}, {}));
        make(std::move(job));
        const auto bytes = written();
        const auto result = verified(bytes);
        QVERIFY(result && result->position <= 1e-3);
        keys.push_back(
            odori::test::keyTimes(*mmd::fbx::readBinary(bytes), arm, "Lcl Rotation", "d|X").size());
    }
    QVERIFY(keys[1] > keys[0]);
}

void TestReadings::fastCamerasHaveKeysBetweenFrames()
{
    mmd::ExportJob job = odori::test::smallJob(12);
    std::vector<mmd::CameraKeyframe> keys;
    for (const auto& [frame, x, y] : {std::tuple(0u, 0.0f, 0.0f), std::tuple(5u, 1.0f, 1.2f),
             std::tuple(10u, -0.5f, 2.0f), std::tuple(11u, 1.0f, -2.0f)}) {
        mmd::CameraKeyframe key;
        key.frame = frame;
        key.value.rotation = {x, y, 0.1f};
        keys.push_back(key);
    }
    mmd::replaceTrack(job.view, mmd::Track<mmd::CameraKeyframe>({}, keys));
    make(std::move(job));
    const auto document = mmd::fbx::readBinary(written());
    const auto look = glm::angleAxis(glm::radians(90.0), glm::dvec3(0, 1, 0));
    const auto& samples = m_scene->camera->samples;
    for (std::size_t frame = 0; frame < 10; ++frame)
        for (const double share : {0.25, 0.5, 0.75})
            QVERIFY(
                mmd::turnDegrees(
                    glm::slerp(samples[frame].rotation, samples[frame + 1].rotation, share) * look,
                    odori::test::turnOfModel(
                        *document, "Camera", double(frame) + share, 30, Blend::Angles)) <= nearly);
    const std::int64_t cut = 10 * (46186158000 / 30); // its value holds until the next frame
    for (const auto time : odori::test::keyTimes(*document, "Camera", "Lcl Rotation", "d|Y"))
        QVERIFY(time <= cut || time % (46186158000 / 30) == 0);
}

/// Tools that blend angles would show another motion.
void TestReadings::missingKeysBetweenFramesAreNoticed()
{
    make(jobOf({keyAt(0, odori::test::aboutX(0)),
        keyAt(5, odori::test::aboutY(70) * odori::test::aboutX(60))}));
    Document document = *mmd::fbx::readBinary(written());
    QVERIFY(verified(*mmd::fbx::writeBinary(document))->rotation <= nearly);
    dropKeys(document, [](std::int64_t time) { return time % (46186158000 / 30) == 0; });
    QVERIFY(worst(document, Blend::Angles, 2) > 0.05);
    const auto result = verified(*mmd::fbx::writeBinary(document));
    QVERIFY(!result || result->rotation > 0.05);
}

/// The file is right at every frame, but wrong between frames.
void TestReadings::aGlbIsReadBetweenFrames()
{
    const mmd::Progress progress;
    const auto glb = [&] {
        return *mmd::writeGlb(*m_scene, mmd::ProgressPart(progress, 0, 1), m_warnings);
    };
    mmd::ExportOptions options;
    options.format = mmd::ExportFormat::Glb;
    options.fps = 60;
    make(odori::test::smallJob(10), options);
    const auto sound = glb();
    const std::size_t bones = m_motion.bones.size() / m_motion.frameCount;
    for (std::size_t half = 1; half < m_motion.frameCount; half += 2)
        m_motion.bones[half * bones + 2].translation.x += 1.0f;
    const auto odd = glb();
    options.fps = 30;
    make(odori::test::smallJob(10), options);
    QVERIFY(verified(sound)->position < 1e-3);
    QVERIFY(verified(odd)->position > 0.9);
}

/// The direction of a half turn is undefined.
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
