// SPDX-License-Identifier: MIT
#include "libmmd/interchange/scene/export_builder.h"
#include "tests/libmmd/interchange/export_folder.h"
#include "tests/libmmd/interchange/fbx/fbx_player.h"
#include "tests/libmmd/interchange/small_model.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>
#include <QtTest/QTest>

using odori::test::GlbFile;

/// The camera and the light of an export.
class TestExportView : public QObject {
    Q_OBJECT
private slots:
    void init() { m_folder = std::make_unique<odori::test::ExportFolder>(); }
    void camerasOfAGlbCutAtTheFrame();
    void keysTwoFramesApartAreNoCut();
    void camerasHaveTheirFieldOfView();
    void camerasLookAsInMmd();
    void camerasGoOnAfterTheDance();
    void theViewComesBeforeTheMotion();
    void placesThatAreNoNumbersAreHeld();
    void lightsAreWritten();
    void lightsTurnAndChangeColour();
    void lightsWithoutADirectionStay();
    void coloursBeyondTheRangeAreHeldInIt();

private:
    std::unique_ptr<odori::test::ExportFolder> m_folder;
};

namespace {

QString text(const char* utf8)
{
    return QString::fromUtf8(utf8);
}

bool isNear(double a, double b, double most = 1e-5)
{
    return std::abs(a - b) <= most;
}

/// A camera's rotation about Y at a frame, as a player interpolates it from the samples.
double angleOf(const GlbFile::Channel& camera, double frame)
{
    const auto seconds = float(frame / 30.0);
    std::size_t key = 0;
    while (key + 1 < camera.times.size() && camera.times[key + 1] <= seconds)
        ++key;
    const auto turn = [&](std::size_t index) {
        const float* q = camera.values.data() + 4 * index;
        return glm::dquat(double(q[3]), double(q[0]), double(q[1]), double(q[2]));
    };
    glm::dquat at = turn(key);
    if (key + 1 < camera.times.size())
        at = glm::slerp(at, turn(key + 1),
            double(seconds - camera.times[key]) /
                double(camera.times[key + 1] - camera.times[key]));
    return 2.0 * std::abs(std::asin(at.y));
}

} // namespace

/// MMD shows the old view until the new key's frame, and nothing between the two.
void TestExportView::camerasOfAGlbCutAtTheFrame()
{
    mmd::ExportJob job = odori::test::smallJob(10);
    job.view = odori::test::cameraMotion({0, 4, 5, 10});
    const auto camera = m_folder->glb(job).channel(text("Camera"), "rotation");
    const auto angleAt = [&](double frame) { return angleOf(camera, frame); };
    QVERIFY(isNear(angleAt(2.0), 0.2, 1e-4));
    QVERIFY(isNear(angleAt(3.5), 0.35, 1e-4));
    QVERIFY(isNear(angleAt(4.0), 0.4, 1e-4));
    QVERIFY(isNear(angleAt(4.5), 0.4, 1e-4));
    QVERIFY(isNear(angleAt(4.999), 0.4, 1e-4));
    QVERIFY(isNear(angleAt(5.0001), 0.5, 1e-4));
    QVERIFY(isNear(angleAt(6.0), 0.6, 1e-4));
    for (std::size_t key = 1; key < camera.times.size(); ++key)
        QVERIFY(camera.times[key] > camera.times[key - 1]);
}

/// Keys two frames apart are a fast pan: the frame between them is interpolated.
void TestExportView::keysTwoFramesApartAreNoCut()
{
    mmd::ExportJob job = odori::test::smallJob(10);
    job.view = odori::test::cameraMotion({0, 4, 6, 10});
    const auto camera = m_folder->glb(job).channel(text("Camera"), "rotation");
    QCOMPARE(camera.times.size(), std::size_t(11)); // one per frame; a cut would add one
    for (const double frame : {3.5, 4.25, 4.75, 5.0, 5.5, 5.9, 6.5})
        QVERIFY2(
            isNear(angleOf(camera, frame), 0.1 * frame, 1e-4), qPrintable(QString::number(frame)));
}

void TestExportView::camerasHaveTheirFieldOfView()
{
    mmd::ExportJob job = odori::test::smallJob(10);
    job.view = odori::test::cameraMotion({0, 10}); // 30 to 40 degrees
    const GlbFile file = m_folder->glb(job);
    const QJsonObject camera = file.at("cameras", 0);
    QVERIFY(isNear(camera[QLatin1String("perspective")][QLatin1String("yfov")].toDouble(),
        glm::radians(30.0)));
    const auto values = camera[QLatin1String("extras")][QLatin1String("fieldOfView")].toArray();
    QCOMPARE(values.size(), 11);
    QVERIFY(isNear(values[10].toDouble(), 40.0));
    const auto document = m_folder->fbx(job);
    for (const auto& each : document.node("Objects")->children)
        if (each.name == "NodeAttribute" &&
            mmd::fbx::findProperty(each, "FocalLength")) // the film back is 20.25 mm high
            QVERIFY(isNear(*mmd::fbx::findProperty(each, "FocalLength")->value<double>(4),
                20.25 / 2.0 / std::tan(glm::radians(15.0))));
    const auto keys = [&](const char* property) {
        return odori::test::attributeKeys(
            document, "Camera", property, "d|" + std::string(property));
    };
    QVERIFY(isNear(keys("FocalLength").front(), 20.25 / 2.0 / std::tan(glm::radians(15.0)), 1e-3));
    QVERIFY(isNear(keys("FocalLength").back(), 20.25 / 2.0 / std::tan(glm::radians(20.0)), 1e-3));
    const double across = std::atan(std::tan(glm::radians(20.0)) * 16.0 / 9.0); // half of it
    QVERIFY(isNear(keys("FieldOfView").back(), glm::degrees(2.0 * across), 1e-3));
    job.view = odori::test::cameraMotion({0}); // a constant field of view
    QVERIFY(!m_folder->glb(job).at("cameras", 0).contains(QLatin1String("extras")));
}

/// MMD rotates by -y about Y, then by -x about X, then by -z about Z, and is left-handed.
void TestExportView::camerasLookAsInMmd()
{
    mmd::CameraKeyframe key;
    key.value.target = {1.0f, 2.0f, 3.0f};
    key.value.distance = -30.0f;
    key.value.rotation = {0.3f, 0.5f, 0.2f};
    const std::vector<mmd::CameraKeyframe> keys{key};
    mmd::ExportJob job = odori::test::smallJob(10);
    mmd::replaceTrack(job.view, mmd::Track<mmd::CameraKeyframe>({}, keys));
    const double sx = std::sin(0.3), cx = std::cos(0.3), sy = std::sin(0.5), cy = std::cos(0.5);
    const double sz = std::sin(0.2), cz = std::cos(0.2);
    const glm::dvec3 look(-sy * cx, sx, -cy * cx);
    const glm::dvec3 up(cy * sz + sy * sx * cz, cx * cz, cy * sx * cz - sy * sz);
    const glm::dvec3 eye = glm::dvec3(1, 2, -3) - 30.0 * look;
    const GlbFile file = m_folder->glb(job);
    const QJsonObject node = file.at("nodes", file.node(text("Camera")));
    const auto q = node[QLatin1String("rotation")], place = node[QLatin1String("translation")];
    const glm::dquat turn(q[3].toDouble(), q[0].toDouble(), q[1].toDouble(), q[2].toDouble());
    QVERIFY(glm::distance(turn * glm::dvec3(0, 0, -1), look) < 1e-5);
    QVERIFY(glm::distance(turn * glm::dvec3(0, 1, 0), up) < 1e-5);
    QVERIFY(glm::distance(glm::dvec3(place[0].toDouble(), place[1].toDouble(), place[2].toDouble()),
                0.08 * eye) < 1e-5);
    const glm::dquat inFbx = odori::test::turnOfModel( // the FBX camera looks along +X
        m_folder->fbx(job), "Camera", 0.0, 30, odori::test::Blend::Angles);
    QVERIFY(glm::distance(inFbx * glm::dvec3(1, 0, 0), look) < 1e-5);
    QVERIFY(glm::distance(inFbx * glm::dvec3(0, 1, 0), up) < 1e-5);
}

void TestExportView::camerasGoOnAfterTheDance()
{
    mmd::ExportJob job = odori::test::smallJob(10);
    job.view = odori::test::cameraMotion({0, 20});
    const auto camera = m_folder->glb(job).channel(text("Camera"), "rotation");
    QCOMPARE(m_folder->result.frames, std::size_t(21));
    QVERIFY(isNear(double(camera.times.back()), 20.0 / 30.0));
}

void TestExportView::theViewComesBeforeTheMotion()
{
    const std::vector<mmd::LightKeyframe> lights(1);
    mmd::ExportJob job;
    job.motion = odori::test::cameraMotion({0, 4});
    mmd::replaceTrack(job.motion, mmd::Track<mmd::LightKeyframe>({}, lights));
    QCOMPARE(mmd::viewOf(job).camera, job.motion.camera);
    QCOMPARE(mmd::viewOf(job).light, job.motion.light);
    job.view = odori::test::cameraMotion({0, 8});
    QCOMPARE(mmd::viewOf(job).camera, job.view.camera);
    QCOMPARE(mmd::viewOf(job).light, job.motion.light);
    mmd::replaceTrack(job.view, mmd::Track<mmd::LightKeyframe>({}, lights));
    QCOMPARE(mmd::viewOf(job).light, job.view.light);
}

/// A camera stays at its position if a key has invalid numbers.
void TestExportView::placesThatAreNoNumbersAreHeld()
{
    mmd::ExportJob job = odori::test::smallJob(10);
    std::vector<mmd::CameraKeyframe> keys;
    for (const std::uint32_t frame : {0u, 4u, 5u, 6u}) {
        mmd::CameraKeyframe key;
        key.frame = frame;
        key.value.rotation.y = 0.1f * float(frame);
        key.value.distance = -30.0f;
        if (frame == 5) { // finite numbers; their sum is none
            key.value.distance = std::numeric_limits<float>::lowest();
            key.value.target = glm::vec3(std::numeric_limits<float>::max());
        }
        keys.push_back(key);
    }
    mmd::replaceTrack(job.view, mmd::Track<mmd::CameraKeyframe>({}, keys));
    const auto camera = m_folder->glb(job).channel(text("Camera"), "translation");
    const auto at = [&](int frame) {
        glm::dvec3 place(0.0);
        for (std::size_t key = 0; key < camera.times.size(); ++key)
            if (isNear(double(camera.times[key]), frame / 30.0, 1e-6)) // after a cut
                for (int axis = 0; axis < 3; ++axis)
                    place[axis] = double(camera.values[3 * key + std::size_t(axis)]);
        return place;
    };
    QVERIFY(glm::distance(at(4), 0.08 * glm::dvec3(30.0 * std::sin(0.4), 10, 30 * std::cos(0.4))) <
            1e-4);
    QCOMPARE(at(5), at(4));
    QVERIFY(glm::distance(at(6), at(4)) > 0.1);
}

void TestExportView::lightsAreWritten()
{
    mmd::ExportJob job = odori::test::smallJob(10);
    mmd::LightKeyframe light;
    light.value.direction = {0.0f, -1.0f, 0.0f};
    light.value.colour = {0.25f, 0.5f, 1.0f};
    const std::vector<mmd::LightKeyframe> lights{light};
    mmd::replaceTrack(job.view, mmd::Track<mmd::LightKeyframe>({}, lights));
    const GlbFile file = m_folder->glb(job);
    const auto q = file.at("nodes", file.node(text("Light")))[QLatin1String("rotation")];
    const glm::dquat turn(q[3].toDouble(), q[0].toDouble(), q[1].toDouble(), q[2].toDouble());
    QVERIFY(glm::distance(turn * glm::dvec3(0, 0, -1), glm::dvec3(0, -1, 0)) < 1e-5);
    const auto lamp = file.json[QLatin1String("extensions")][QLatin1String("KHR_lights_punctual")]
                               [QLatin1String("lights")][0];
    QCOMPARE(lamp[QLatin1String("type")].toString(), text("directional"));
    QCOMPARE(lamp[QLatin1String("color")].toArray(), (QJsonArray{0.25, 0.5, 1.0}));
    const auto document = m_folder->fbx(job);
    const glm::dquat shine =
        odori::test::turnOfModel(document, "Light", 0.0, 30, odori::test::Blend::Angles);
    QVERIFY(glm::distance(shine * glm::dvec3(0, -1, 0), glm::dvec3(0, -1, 0)) < 1e-5);
    for (const auto& each : document.node("Objects")->children) {
        if (each.name == "NodeAttribute" && mmd::fbx::findProperty(each, "Color"))
            QCOMPARE(*mmd::fbx::findProperty(each, "Color")->value<double>(5), 0.5);
        if (each.name == "Model") // the FBX SDK warns about any other type
            QCOMPARE(*mmd::fbx::findProperty(each, "InheritType")->value<std::int32_t>(4), 1);
    }
}

void TestExportView::lightsTurnAndChangeColour()
{
    mmd::ExportJob job = odori::test::smallJob(10);
    mmd::LightKeyframe first, last;
    first.value.direction = {0.0f, -1.0f, 0.0f};
    first.value.colour = {0.25f, 0.5f, 1.0f};
    last.frame = 10;
    last.value.direction = {-1.0f, 0.0f, 0.0f};
    last.value.colour = {0.75f, 0.5f, 0.125f};
    const std::vector<mmd::LightKeyframe> lights{first, last};
    mmd::replaceTrack(job.view, mmd::Track<mmd::LightKeyframe>({}, lights));
    const auto light = m_folder->glb(job).channel(text("Light"), "rotation");
    QCOMPARE(light.times.size(), std::size_t(11));
    const float* q = light.values.data() + 4 * 10;
    const glm::dquat turn{double(q[3]), double(q[0]), double(q[1]), double(q[2])};
    QVERIFY(glm::distance(turn * glm::dvec3(0, 0, -1), glm::dvec3(-1, 0, 0)) < 1e-5);
    const auto document = m_folder->fbx(job);
    const glm::dquat shine =
        odori::test::turnOfModel(document, "Light", 10.0, 30, odori::test::Blend::Angles);
    QVERIFY(glm::distance(shine * glm::dvec3(0, -1, 0), glm::dvec3(-1, 0, 0)) < 1e-5);
    const auto red = odori::test::attributeKeys(document, "Light", "Color", "d|X");
    QCOMPARE(red.front(), 0.25f);
    QCOMPARE(red.back(), 0.75f);
    QCOMPARE(odori::test::attributeKeys(document, "Light", "Color", "d|Z").back(), 0.125f);
}

void TestExportView::lightsWithoutADirectionStay()
{
    mmd::ExportJob job = odori::test::smallJob(10);
    mmd::LightKeyframe first, last;
    first.value.direction = {0.0f, -1.0f, 0.0f};
    last.frame = 8;
    last.value.direction = {0.0f, 0.0f, 0.0f};
    const std::vector<mmd::LightKeyframe> lights{first, last};
    mmd::replaceTrack(job.view, mmd::Track<mmd::LightKeyframe>({}, lights));
    const auto light = m_folder->glb(job).channel(text("Light"), "rotation");
    QCOMPARE(light.values.size(), std::size_t(4 * 11));
    const float* q = light.values.data() + 4 * 10;
    const glm::dquat turn{double(q[3]), double(q[0]), double(q[1]), double(q[2])};
    QVERIFY(glm::distance(turn * glm::dvec3(0, 0, -1), glm::dvec3(0, -1, 0)) < 1e-5);
}

void TestExportView::coloursBeyondTheRangeAreHeldInIt()
{
    mmd::ExportJob job = odori::test::smallJob(10);
    mmd::LightKeyframe light;
    light.value.direction = {0.0f, -1.0f, 0.0f};
    light.value.colour = {-0.5f, 0.5f, 3.0f};
    const std::vector<mmd::LightKeyframe> lights{light};
    mmd::replaceTrack(job.view, mmd::Track<mmd::LightKeyframe>({}, lights));
    const auto document = m_folder->fbx(job);
    bool isFound = false;
    for (const auto& each : document.node("Objects")->children) {
        const auto* colour =
            each.name == "NodeAttribute" ? mmd::fbx::findProperty(each, "Color") : nullptr;
        if (!colour)
            continue;
        isFound = true;
        QCOMPARE(*colour->value<double>(4), 0.0);
        QCOMPARE(*colour->value<double>(5), 0.5);
        QCOMPARE(*colour->value<double>(6), 1.0);
    }
    QVERIFY(isFound);
}

QTEST_GUILESS_MAIN(TestExportView)
#include "test_export_view.moc"

#include <limits>
