// SPDX-License-Identifier: MIT
#include "libmmd/following/parent_bake.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/interchange/fbx/fbx_node.h"
#include "libmmd/scene/edits/keys/register.h"
#include "tests/libmmd/following/dancer_and_fan.h"
#include "tests/libmmd/interchange/export_folder.h"
#include "tests/libmmd/interchange/fbx/fbx_player.h"
#include "tests/libmmd/tools/dense_motion.h"
#include "ui/dialogs/export/scene_export.h"
#include "ui/viewport/posed_actors.h"

#include <QtCore/QHash>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>
#include <QtCore/QRegularExpression>
#include <QtCore/QStringList>
#include <QtTest/QTest>

using namespace odori;
using namespace odori::test;

namespace {

constexpr double unit = 0.08; ///< metres of an MMD unit in a GLB
constexpr std::uint32_t last = 90;

/// From frame 20 on the fan's root follows the dancer's turning bone, from 60 on nobody; a bone
/// under it follows from the start. The camera follows from frame 30 on.
mmd::Scene followingScene()
{
    mmd::Scene scene = twoActors();
    scene.actors[1].outsideParents = {
        parentKey("b0", 20, 1, "b1"), parentKey("b0", 60, 0), parentKey("b3", 0, 1, "b2")};
    scene.cameraParents = {parentKey("", 30, 1, "b1")};
    mmd::CameraValue camera;
    camera.rotation = {0.3f, 1.1f, 0.0f};
    scene = mmd::applied(scene, mmd::registerCamera({scene, mmd::sceneActor}, 0, camera));
    camera.target = {3, 12, -2};
    return mmd::applied(scene, mmd::registerCamera({scene, mmd::sceneActor}, last, camera));
}

mmd::ExportJob jobOf(const mmd::Scene& scene)
{
    mmd::ExportJob job;
    job.model = scene.actors[1].model;
    job.motion = scene.actors[1].motion;
    job.view = scene.camera;
    exportOutsideParents(job, scene, fan);
    return job;
}

mmd::ExportOptions wholeMotion()
{
    mmd::ExportOptions options;
    options.range = mmd::FrameSpan{0, last};
    options.mesh = false;
    return options;
}

/// What the viewport shows at a frame.
class Shown {
public:
    explicit Shown(mmd::Scene scene)
        : m_scene(std::move(scene))
    {
    }
    const mmd::Pose& at(double frame)
    {
        m_actors.setScene(m_scene);
        m_actors.setFrame(frame);
        m_actors.prepare();
        return *m_actors.shownPose(fan);
    }
    /// The eye of the scene's camera; after at().
    [[nodiscard]] glm::vec3 eye(double frame) const
    {
        mmd::TrackCursor cursor;
        const mmd::CameraSample camera = mmd::sampleCamera(*m_scene.camera.camera, frame, cursor);
        const glm::quat turn = glm::angleAxis(-camera.rotation.y, glm::vec3(0, 1, 0)) *
                               glm::angleAxis(-camera.rotation.x, glm::vec3(1, 0, 0));
        return camera.target + m_actors.cameraOffset() +
               turn * glm::vec3(0.0f, 0.0f, camera.distance);
    }

private:
    mmd::Scene m_scene;
    PosedActors m_actors;
};

/// Plays a GLB: the global transform of each node, in MMD's space and units.
class GlbPlayer {
public:
    explicit GlbPlayer(const GlbFile& file)
        : m_file(file)
    {
        for (int node = 0; node < file.count("nodes"); ++node)
            for (const auto child : file.at("nodes", node)[QLatin1String("children")].toArray())
                m_parents[child.toInt()] = node;
    }

    [[nodiscard]] mmd::BoneTransform globalOf(const QString& name, std::uint32_t frame) const
    {
        mmd::BoneTransform place;
        for (int node = m_file.node(name); node >= 0; node = m_parents.value(node, -1)) {
            const glm::vec4 turn = valueOf(node, "rotation", 4, frame, {0, 0, 0, 1});
            const glm::quat rotation(turn.w, turn.x, turn.y, turn.z);
            place.translation = rotation * place.translation +
                                glm::vec3(valueOf(node, "translation", 3, frame, glm::vec4(0)));
            place.rotation = rotation * place.rotation;
        }
        const glm::vec3& t = place.translation;
        const glm::quat& q = place.rotation;
        return {glm::vec3(t.x, t.y, -t.z) / float(unit), glm::quat(q.w, -q.x, -q.y, q.z)};
    }

private:
    [[nodiscard]] glm::vec4 valueOf(
        int node, const char* path, std::size_t size, std::uint32_t frame, glm::vec4 value) const
    {
        const QJsonObject object = m_file.at("nodes", node);
        const QJsonArray fixed = object[QLatin1String(path)].toArray();
        for (std::size_t part = 0; part < size && !fixed.isEmpty(); ++part)
            value[int(part)] = float(fixed[int(part)].toDouble());
        const GlbFile::Channel channel =
            m_file.channel(object[QLatin1String("name")].toString(), path);
        if (channel.times.empty())
            return value;
        // Linear between keys.
        const float time = float(frame) / 30.0f;
        std::size_t at = 0;
        while (at + 1 < channel.times.size() && channel.times[at + 1] <= time + 1e-4f)
            ++at;
        const std::size_t next = std::min(at + 1, channel.times.size() - 1);
        const float length = channel.times[next] - channel.times[at];
        const float part = length > 0.0f ? std::max(time - channel.times[at], 0.0f) / length : 0.0f;
        for (std::size_t axis = 0; axis < size; ++axis)
            value[int(axis)] = channel.values[at * size + axis] * (1.0f - part) +
                               channel.values[next * size + axis] * part;
        return value;
    }

    const GlbFile& m_file;
    QHash<int, int> m_parents;
};

QString boneName(int bone)
{
    return QStringLiteral("b%1").arg(bone);
}

bool isAt(const mmd::BoneTransform& is, const mmd::BoneTransform& wanted)
{
    return isNear(is.translation, wanted.translation, 1e-3f) &&
           isNear(glm::normalize(is.rotation), wanted.rotation, 0.05f);
}

} // namespace

/// Exported and baked followers are where the viewport shows them.
class TestExportFollowers : public QObject {
    Q_OBJECT
private slots:
    void aGlbHasThePlacesOfTheView();
    void aGlbHasTheCameraOfTheView();
    void anFbxHasThePlacesOfTheView();
    void aBvhHasThePlacesOfTheView();
    void aBakedVmdHasThePlacesOfTheView();
    void aThinnedMotionFollowsToo();
    void withoutFollowersTheMotionIsExported();
};

void TestExportFollowers::aGlbHasThePlacesOfTheView()
{
    ExportFolder folder;
    const GlbFile file = folder.glb(jobOf(followingScene()), wholeMotion());
    const GlbPlayer player(file);
    Shown shown(followingScene());
    for (const std::uint32_t frame : {0u, 7u, 19u, 20u, 33u, 59u, 60u, last})
        for (int bone = 0; bone < 6; ++bone)
            QVERIFY2(isAt(player.globalOf(boneName(bone), frame),
                         shown.at(frame).bones[std::size_t(bone)]),
                qPrintable(QStringLiteral("bone %1, frame %2").arg(bone).arg(frame)));
}

void TestExportFollowers::aGlbHasTheCameraOfTheView()
{
    ExportFolder folder;
    const GlbFile file = folder.glb(jobOf(followingScene()), wholeMotion());
    QString camera;
    for (int node = 0; node < file.count("nodes"); ++node)
        if (file.at("nodes", node).contains(QLatin1String("camera")))
            camera = file.at("nodes", node)[QLatin1String("name")].toString();
    QVERIFY(!camera.isEmpty());
    Shown shown(followingScene());
    for (const std::uint32_t frame : {0u, 29u, 30u, 71u, last}) {
        (void)shown.at(frame);
        const glm::vec3 eye = GlbPlayer(file).globalOf(camera, frame).translation;
        QVERIFY2(isNear(eye, shown.eye(frame), 1e-3f), qPrintable(textOf(eye)));
    }
}

/// The export reads the file again and compares all bones with the poses; the root's rotation is
/// also played by a player that knows nothing of the library.
void TestExportFollowers::anFbxHasThePlacesOfTheView()
{
    ExportFolder folder;
    const mmd::fbx::Document file = folder.fbx(jobOf(followingScene()), wholeMotion());
    QVERIFY(folder.result.verification);
    QCOMPARE(folder.result.verification->frames, std::size_t(last + 1));
    QVERIFY(folder.result.verification->position < 1e-3);
    QVERIFY(folder.result.verification->rotation < 0.05);
    Shown shown(followingScene());
    for (const std::uint32_t frame : {0u, 20u, 45u, 60u, last}) {
        const glm::dquat q = turnOfModel(file, "b0", frame, 30, Blend::Quaternions);
        const glm::quat turn(glm::dquat(q.w, -q.x, -q.y, q.z));
        QVERIFY2(isNear(turn, shown.at(frame).bones[0].rotation, 0.05f), qPrintable(textOf(turn)));
    }
}

void TestExportFollowers::aBvhHasThePlacesOfTheView()
{
    ExportFolder folder;
    const QStringList lines = folder.bvh(jobOf(followingScene()), wholeMotion());
    const auto first = lines.indexOf(QRegularExpression(QStringLiteral("^Frame Time.*"))) + 1;
    QVERIFY(first > 0 && lines.size() > first + qsizetype(last));
    QVERIFY(lines.contains(QStringLiteral("ROOT b0")));
    Shown shown(followingScene());
    for (const std::uint32_t frame : {0u, 20u, 45u, 60u, last}) {
        const QStringList numbers = lines[first + qsizetype(frame)].split(u' ', Qt::SkipEmptyParts);
        const glm::vec3 root(
            numbers[0].toFloat() / 8.0f, numbers[1].toFloat() / 8.0f, numbers[2].toFloat() / -8.0f);
        QVERIFY2(
            isNear(root, shown.at(frame).bones[0].translation, 1e-3f), qPrintable(textOf(root)));
    }
}

void TestExportFollowers::aBakedVmdHasThePlacesOfTheView()
{
    const mmd::Scene scene = followingScene();
    const auto baked = mmd::bakeParents(scene, fan, {}, mmd::Progress());
    QVERIFY(baked);
    const mmd::Scene after = mmd::applied(scene, baked->patch);
    QVERIFY(after.actors[1].outsideParents.empty());
    const std::vector<std::byte> bytes = mmd::vmdFromMotion(after.actors[1].motion);
    const auto file = mmd::readVmd(bytes);
    QVERIFY(file);
    mmd::PoseEvaluator alone(scene.actors[1].model); // in another program
    alone.setMotion(mmd::motionFromVmd(*file).motion);
    Shown shown(scene);
    for (std::uint32_t frame = 0; frame <= last; ++frame) {
        const mmd::Pose& pose = alone.evaluate(frame);
        for (const std::size_t bone : {0u, 1u, 3u, 5u})
            QVERIFY2(isAt(pose.bones[bone], shown.at(frame).bones[bone]),
                qPrintable(QStringLiteral("bone %1, frame %2").arg(bone).arg(frame)));
    }
}

/// What is exported follows the other model with the motion that has fewer keys.
void TestExportFollowers::aThinnedMotionFollowsToo()
{
    mmd::Scene scene = followingScene();
    scene.actors[1].motion =
        odori::test::noisy(odori::test::dense(scene.actors[1].motion), 0.02, 0.2);
    ExportFolder folder;
    mmd::ExportOptions options = wholeMotion();
    const GlbFile plain = folder.glb(jobOf(scene), options);
    options.thinning.emplace();
    const GlbFile file = folder.glb(jobOf(scene), options);
    QVERIFY(folder.result.thinned->after < folder.result.thinned->before);
    const std::vector<mmd::TrackId> tracks = mmd::trackIds(scene.actors[1].motion);
    mmd::Progress progress;
    const auto thinner = mmd::thinnedMotion(scene.actors[1].model, scene.actors[1].motion,
        mmd::allInSpan(tracks, *options.range), *options.thinning,
        mmd::ProgressPart(progress, 0.0, 1.0));
    QVERIFY(thinner);
    scene.actors[1].motion = *thinner;
    options.thinning.reset();
    QVERIFY(file.binary == folder.glb(jobOf(scene), options).binary);
    QVERIFY(file.binary != plain.binary);
}

void TestExportFollowers::withoutFollowersTheMotionIsExported()
{
    mmd::Scene scene = followingScene();
    scene.actors[1].outsideParents.clear();
    scene.cameraParents.clear();
    QVERIFY(!jobOf(scene).poses);
    ExportFolder folder;
    const GlbFile file = folder.glb(jobOf(scene), wholeMotion());
    Shown following(followingScene());
    QVERIFY(!isAt(GlbPlayer(file).globalOf(boneName(0), 33), following.at(33).bones[0]));
    Shown free(scene);
    QVERIFY(isAt(GlbPlayer(file).globalOf(boneName(0), 33), free.at(33).bones[0]));
}

QTEST_GUILESS_MAIN(TestExportFollowers)
#include "test_export_followers.moc"
