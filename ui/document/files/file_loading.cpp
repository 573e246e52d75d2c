// SPDX-License-Identifier: MIT
#include "ui/document/files/file_loading.h"

#include "libmmd/base/file_io.h"
#include "libmmd/base/guarded.h"
#include "libmmd/format/motion_formats.h"
#include "libmmd/format/signatures.h"
#include "libmmd/format/vmd/vmd.h"
#include "ui/document/files/open_kinds.h"

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

mmd::Result<LoadedFile> loadMotion(LoadedFile file, const std::filesystem::path& from)
{
    const auto read = mmd::readMotionFile(from);
    if (!read)
        return tl::unexpected(read.error());
    auto motion = mmd::motionFromVmd(read->file);
    file.motion = std::move(motion.motion);
    file.warnings = std::move(motion.warnings);
    if (read->format->content == mmd::MotionContent::Pose) {
        file.kind = LoadedFile::Kind::Pose;
        return file;
    }
    file.isImported = !read->format->isSaved;
    file.kind =
        isCameraOnly(file.motion) ? LoadedFile::Kind::CameraMotion : LoadedFile::Kind::Motion;
    file.saved.emplace_back(file.path.toStdString(), file.motion);
    if (file.hasCameraKeys())
        file.saved.emplace_back(std::string(), mmd::sceneTracksOf(file.motion));
    return file;
}

/// Stores whether the motion equals its file; a project may contain another one.
void compareWithDisk(LoadedFile& file, const std::string& path, const mmd::Motion& motion)
{
    if (path.empty())
        return;
    noteTime(file, QString::fromStdString(path));
    const auto there = mmd::readFile(mmd::pathFromUtf8(path), mmd::notAMotion);
    if (there && *there == mmd::vmdFromMotion(motion))
        file.saved.emplace_back(path, motion);
}

void addProject(LoadedFile& file, mmd::OpenedProject project)
{
    file.kind = LoadedFile::Kind::Project;
    file.warnings = project.warnings;
    for (const mmd::Actor& actor : project.scene.actors)
        compareWithDisk(file, actor.motionPath, actor.motion);
    compareWithDisk(file, project.scene.cameraPath, project.scene.camera);
    file.project = std::move(project);
}

mmd::Result<LoadedFile> loadProject(LoadedFile file)
{
    auto project = mmd::openProject(mmd::pathFromUtf8(file.path.toStdString()));
    if (!project)
        return tl::unexpected(project.error());
    addProject(file, std::move(*project));
    return file;
}

mmd::Result<LoadedFile> load(const QString& path)
{
    LoadedFile file;
    file.path = path;
    noteTime(file, path);
    // The first bytes show the kind: a large file of an unknown kind is not read.
    const auto from = mmd::pathFromUtf8(path.toStdString());
    const auto head = mmd::readHead(from);
    if (!head)
        return tl::unexpected(head.error());
    if (begins(*head, "PMX") || begins(*head, "Pmd"))
        return loadModelFile(std::move(file));
    const bool isNamedMotion = mmd::motionFormatByEnding(from) != nullptr;
    if ((begins(*head, "{") && !isNamedMotion) || openKindOf(path) == OpenKind::Project)
        return loadProject(std::move(file));
    return loadMotion(std::move(file), from);
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

LoadedFile loadedProject(mmd::OpenedProject project, const QString& path)
{
    LoadedFile file;
    file.path = path;
    addProject(file, std::move(project));
    return file;
}

mmd::ScenePatch patchOf(
    const LoadedFile& file, const mmd::EditTarget& target, const mmd::Placing& placing)
{
    const std::string path = file.isImported ? std::string() : file.path.toStdString();
    switch (file.kind) {
    case LoadedFile::Kind::Model:
        return mmd::placeModel(target, file.model, placing);
    case LoadedFile::Kind::CameraMotion:
        return mmd::placeCamera(target, file.motion, path, placing);
    case LoadedFile::Kind::Pose:
        return mmd::placePose(target, file.motion, placing);
    case LoadedFile::Kind::Motion:
        return mmd::placeMotion(target, file.motion, path, placing);
    case LoadedFile::Kind::Project:
        break;
    }
    return {};
}

} // namespace odori
