// SPDX-License-Identifier: MIT
#include "libmmd/project/opened_file.h"

#include "libmmd/base/file_io.h"
#include "libmmd/base/guarded.h"
#include "libmmd/format/motion_formats.h"
#include "libmmd/format/signatures.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/scene/edits/scene/placing.h"

#include <chrono>
#include <cstring>
#include <filesystem>
#include <string_view>
#include <system_error>

namespace mmd {
namespace {

bool begins(const std::vector<std::byte>& bytes, std::string_view with)
{
    return bytes.size() >= with.size() && std::memcmp(bytes.data(), with.data(), with.size()) == 0;
}

bool hasCamera(const Motion& motion)
{
    return motion.camera || motion.light || motion.shadow;
}

void noteTime(OpenedFile& file, const std::string& path)
{
    std::error_code failed;
    const auto time = std::filesystem::last_write_time(pathFromUtf8(path), failed);
    auto& noted = file.changed.emplace_back(path, std::nullopt).second;
    if (!failed)
        noted = std::chrono::floor<std::chrono::milliseconds>(
            std::filesystem::file_time_type::clock::to_sys(time).time_since_epoch())
                    .count();
}

Result<OpenedFile> openModelFile(
    OpenedFile file, const std::filesystem::path& from, const ModelReader& readModel)
{
    auto model = readModel(from);
    if (!model)
        return tl::unexpected(model.error());
    file.kind = OpenedFile::Kind::Model;
    file.warnings = model->warnings;
    file.model = std::make_shared<const Model>(std::move(*model));
    return file;
}

Result<OpenedFile> openMotionFile(OpenedFile file, const std::string& path)
{
    const auto read = readMotionFile(pathFromUtf8(path));
    if (!read)
        return tl::unexpected(read.error());
    auto motion = motionFromVmd(read->file);
    file.motion = std::move(motion.motion);
    file.warnings = std::move(motion.warnings);
    if (read->format->content == MotionContent::Pose) {
        file.kind = OpenedFile::Kind::Pose;
        return file;
    }
    file.isImported = !read->format->isSaved;
    file.kind = kindOf(file.motion);
    file.saved.emplace_back(path, file.motion);
    if (file.hasCameraKeys())
        file.saved.emplace_back(std::string(), sceneTracksOf(file.motion));
    return file;
}

/// Stores whether the motion equals its file; a project may contain another one.
void compareWithDisk(OpenedFile& file, const std::string& path, const Motion& motion)
{
    if (path.empty())
        return;
    noteTime(file, path);
    const auto there = readFile(pathFromUtf8(path), notAMotion);
    if (there && *there == vmdFromMotion(motion))
        file.saved.emplace_back(path, motion);
}

void addProject(OpenedFile& file, OpenedProject project)
{
    file.kind = OpenedFile::Kind::Project;
    file.warnings = project.warnings;
    for (const Actor& actor : project.scene.actors)
        compareWithDisk(file, actor.motionPath, actor.motion);
    compareWithDisk(file, project.scene.cameraPath, project.scene.camera);
    file.project = std::move(project);
}

Result<OpenedFile> openProjectFile(
    OpenedFile file, const std::filesystem::path& from, const ModelReader& readModel)
{
    auto project = openProject(from, readModel);
    if (!project)
        return tl::unexpected(project.error());
    addProject(file, std::move(*project));
    return file;
}

Result<OpenedFile> opened(const std::string& path, const ModelReader& readModel)
{
    OpenedFile file;
    noteTime(file, path);
    // The first bytes show the kind: a large file of an unknown kind is not read.
    const auto from = pathFromUtf8(path);
    const auto head = readHead(from);
    if (!head)
        return tl::unexpected(head.error());
    if (begins(*head, "PMX") || begins(*head, "Pmd") || isAccessoryExtension(extensionOf(from)))
        return openModelFile(std::move(file), from, readModel);
    const bool isNamedMotion = motionFormatByEnding(from) != nullptr;
    if ((begins(*head, "{") && !isNamedMotion) || extensionOf(from) == "odori")
        return openProjectFile(std::move(file), from, readModel);
    return openMotionFile(std::move(file), path);
}

} // namespace

bool OpenedFile::hasCameraKeys() const
{
    return kind == Kind::Motion && hasCamera(motion);
}

OpenedFile::Kind kindOf(const Motion& motion)
{
    const bool isCamera =
        motion.bones.empty() && motion.morphs.empty() && !motion.showIk && hasCamera(motion);
    return isCamera ? OpenedFile::Kind::CameraMotion : OpenedFile::Kind::Motion;
}

Result<OpenedFile> openAnyFile(const std::string& path, const ModelReader& readModel)
{
    return guarded([&] { return opened(path, readModel); });
}

OpenedFile openedProject(OpenedProject project)
{
    OpenedFile file;
    addProject(file, std::move(project));
    return file;
}

} // namespace mmd
