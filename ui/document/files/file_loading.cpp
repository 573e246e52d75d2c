// SPDX-License-Identifier: MIT
#include "ui/document/files/file_loading.h"

#include "libmmd/base/file_io.h"
#include "libmmd/base/guarded.h"
#include "libmmd/format/signatures.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/format/vpd/vpd.h"
#include "libmmd/scene/edits/keys/clipboard.h"
#include "libmmd/scene/shown_pose.h"
#include "ui/document/auto_key.h"

#include <QtCore/QFileInfo>

#include <cstring>
#include <string_view>

namespace odori {
namespace {

using Bytes = std::vector<std::byte>;

bool begins(const Bytes& bytes, std::string_view with)
{
    return bytes.size() >= with.size() && std::memcmp(bytes.data(), with.data(), with.size()) == 0;
}

bool hasCamera(const mmd::Motion& motion)
{
    return motion.camera || motion.light || motion.shadow;
}

bool isCameraOnly(const mmd::Motion& motion)
{
    return motion.bones.empty() && motion.morphs.empty() && !motion.showIk && hasCamera(motion);
}

mmd::Motion cameraOf(const mmd::Motion& motion)
{
    mmd::Motion camera;
    camera.camera = motion.camera;
    camera.light = motion.light;
    camera.shadow = motion.shadow;
    return camera;
}

void noteTime(LoadedFile& file, const QString& path)
{
    file.times.emplace_back(path, QFileInfo(path).lastModified());
}

mmd::Result<LoadedFile> loadModelFile(LoadedFile file)
{
    auto model = mmd::loadModel(mmd::pathFromUtf8(file.path.toStdString()));
    if (!model)
        return tl::unexpected(model.error());
    file.kind = LoadedFile::Kind::Model;
    file.warnings = model->warnings;
    file.model = std::make_shared<const mmd::Model>(std::move(*model));
    return file;
}

mmd::Result<LoadedFile> loadPose(LoadedFile file, const Bytes& bytes)
{
    auto read = mmd::readVpd(bytes);
    if (!read)
        return tl::unexpected(read.error());
    auto motion = mmd::motionFromVpd(read->file);
    file.kind = LoadedFile::Kind::Pose;
    file.motion = std::move(motion.motion);
    file.warnings = std::move(read->warnings);
    file.warnings.insert(file.warnings.end(), motion.warnings.begin(), motion.warnings.end());
    return file;
}

mmd::Result<LoadedFile> loadMotion(LoadedFile file, Bytes bytes)
{
    auto read = mmd::readVmd(std::move(bytes));
    if (!read)
        return tl::unexpected(read.error());
    auto motion = mmd::motionFromVmd(*read);
    file.motion = std::move(motion.motion);
    file.warnings = std::move(motion.warnings);
    file.kind =
        isCameraOnly(file.motion) ? LoadedFile::Kind::CameraMotion : LoadedFile::Kind::Motion;
    file.saved.emplace_back(file.path.toStdString(), file.motion);
    if (file.hasCameraKeys())
        file.saved.emplace_back(std::string(), cameraOf(file.motion));
    return file;
}

/// Notes whether the motion is what its file holds; a project may hold another one inside.
void compareWithDisk(LoadedFile& file, const std::string& path, const mmd::Motion& motion)
{
    if (path.empty())
        return;
    noteTime(file, QString::fromStdString(path));
    const auto there = mmd::readFile(mmd::pathFromUtf8(path), mmd::notAMotion);
    if (there && *there == mmd::vmdFromMotion(motion))
        file.saved.emplace_back(path, motion);
}

mmd::Result<LoadedFile> loadProject(LoadedFile file)
{
    auto project = mmd::openProject(mmd::pathFromUtf8(file.path.toStdString()));
    if (!project)
        return tl::unexpected(project.error());
    file.kind = LoadedFile::Kind::Project;
    file.warnings = project->warnings;
    for (const mmd::Actor& actor : project->scene.actors)
        compareWithDisk(file, actor.motionPath, actor.motion);
    compareWithDisk(file, project->scene.cameraPath, project->scene.camera);
    file.project = std::move(*project);
    return file;
}

mmd::Result<LoadedFile> load(const QString& path)
{
    LoadedFile file;
    file.path = path;
    noteTime(file, path);
    // The first bytes say what it is: a file that is none of ours is not read, however large.
    const auto from = mmd::pathFromUtf8(path.toStdString());
    const auto head = mmd::readHead(from);
    if (!head)
        return tl::unexpected(head.error());
    if (begins(*head, "PMX") || begins(*head, "Pmd"))
        return loadModelFile(std::move(file));
    if (begins(*head, "{") || path.endsWith(QStringLiteral(".odori"), Qt::CaseInsensitive))
        return loadProject(std::move(file));
    const bool isPose = mmd::isVpd(*head);
    auto bytes = isPose ? mmd::readFile(from) : mmd::readFile(from, mmd::notAMotion);
    if (!bytes)
        return tl::unexpected(bytes.error());
    return isPose ? loadPose(std::move(file), *bytes)
                  : loadMotion(std::move(file), std::move(*bytes));
}

/// Edits one after the other as one patch.
class Steps {
public:
    Steps(const mmd::Scene& scene, const mmd::Selection& selection)
        : m_scene(scene)
    {
        m_patch.selectionBefore = m_patch.selectionAfter = mmd::SharedSelection(selection);
    }

    [[nodiscard]] const mmd::Scene& scene() const { return m_scene; }
    [[nodiscard]] const mmd::Selection& selection() const { return *m_patch.selectionAfter; }
    void add(const mmd::ScenePatch& step)
    {
        m_scene = mmd::applied(m_scene, step);
        m_patch.parts.insert(m_patch.parts.end(), step.parts.begin(), step.parts.end());
        m_patch.selectionAfter = step.selectionAfter;
    }
    /// An edit of another than the active one, whose selection stays.
    void addBeside(mmd::ScenePatch step)
    {
        step.selectionAfter = m_patch.selectionAfter;
        add(step);
    }
    [[nodiscard]] mmd::ScenePatch patch() { return std::move(m_patch); }

private:
    mmd::Scene m_scene;
    mmd::ScenePatch m_patch;
};

void placeModel(Steps& steps, const LoadedFile& file, const Placing& placing)
{
    const mmd::Actor* target =
        placing.actor ? mmd::findActor(steps.scene(), *placing.actor) : targetOf(steps.scene());
    if (target && placing.how != Placing::How::NewActor)
        steps.add(mmd::setModel(steps.scene(), steps.selection(), target->id, file.model));
    else
        steps.add(mmd::addActor(steps.scene(), steps.selection(), file.model));
}

/// The actor that takes a motion; one is made if there is none, or if it shall be a new one.
mmd::ActorId actorFor(Steps& steps, const Placing& placing, bool asNew)
{
    const mmd::Actor* target =
        placing.actor ? mmd::findActor(steps.scene(), *placing.actor) : targetOf(steps.scene());
    if (target && !asNew)
        return target->id;
    steps.add(mmd::addActor(steps.scene(), steps.selection(), target ? target->model : nullptr));
    return steps.scene().active;
}

/// `path`: the file that holds `camera` and nothing else; empty for none.
void placeCamera(
    Steps& steps, const mmd::Motion& camera, const std::string& path, const Placing& placing)
{
    const bool merges = placing.how == Placing::How::Merge;
    const mmd::ScenePatch step =
        merges ? mmd::mergeMotion(steps.scene(), steps.selection(), mmd::sceneActor, camera,
                     placing.frame, mmd::Merging::Merge)
               : mmd::setCameraMotion(steps.scene(), steps.selection(), camera, path);
    if (steps.scene().active == mmd::sceneActor)
        steps.add(step);
    else
        steps.addBeside(step);
}

void placeMotion(Steps& steps, const LoadedFile& file, const Placing& placing)
{
    const mmd::ActorId actor = actorFor(steps, placing, placing.how == Placing::How::NewActor);
    if (placing.cameraToScene)
        placeCamera(steps, cameraOf(file.motion), {}, placing);
    const mmd::ScenePatch step = placing.how == Placing::How::Merge
                                     ? mmd::mergeMotion(steps.scene(), steps.selection(), actor,
                                           file.motion, placing.frame, mmd::Merging::Merge)
                                     : mmd::setMotion(steps.scene(), steps.selection(), actor,
                                           file.motion, file.path.toStdString());
    if (steps.scene().active == actor)
        steps.add(step);
    else
        steps.addBeside(step);
}

void placePose(Steps& steps, const LoadedFile& file, const Placing& placing)
{
    const mmd::ActorId actor = actorFor(steps, placing, false);
    const std::vector<mmd::Draft> drafts =
        mmd::draftsOfPose(steps.scene(), actor, file.motion, placing.frame);
    mmd::ScenePatch step =
        patchOfPoses(steps.scene(), steps.selection(), actor, drafts, placing.asKeys);
    if (!placing.asKeys && !drafts.empty()) {
        mmd::Selection posed;
        for (const mmd::Draft& draft : drafts)
            posed.setTrack(draft.track, true);
        step.selectionAfter = std::move(posed);
    }
    if (steps.scene().active == actor)
        steps.add(step);
    else
        steps.addBeside(std::move(step));
}

} // namespace

bool LoadedFile::hasCameraKeys() const
{
    return kind == Kind::Motion && hasCamera(motion);
}

mmd::Result<LoadedFile> loadFile(const QString& path)
{
    return mmd::guarded([&] { return load(path); });
}

const mmd::Actor* targetOf(const mmd::Scene& scene)
{
    const mmd::Actor* active = mmd::activeActor(scene);
    return active || scene.actors.empty() ? active : &scene.actors.front();
}

mmd::ScenePatch patchOf(const LoadedFile& file, const mmd::Scene& scene,
    const mmd::Selection& selection, const Placing& placing)
{
    Steps steps(scene, selection);
    if (file.kind == LoadedFile::Kind::Model)
        placeModel(steps, file, placing);
    else if (file.kind == LoadedFile::Kind::CameraMotion)
        placeCamera(steps, file.motion, file.path.toStdString(), placing);
    else if (file.kind == LoadedFile::Kind::Pose)
        placePose(steps, file, placing);
    else if (file.kind != LoadedFile::Kind::Project)
        placeMotion(steps, file, placing);
    return steps.patch();
}

} // namespace odori
