// SPDX-License-Identifier: MIT
#include "libmmd/project/project.h"

#include "libmmd/base/file_io.h"
#include "libmmd/format/signatures.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/motion/names.h"
#include "libmmd/project/project_parents.h"
#include "libmmd/scene/edits/scene/actors.h"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace mmd {
namespace {

namespace fs = std::filesystem;

/// `reference` in the project, relative to `folder`.
fs::path resolved(const std::string& reference, const fs::path& folder)
{
    const fs::path path = pathFromUtf8(reference);
    return (path.is_absolute() ? path : folder / path).lexically_normal();
}

fs::path fullPath(const fs::path& path)
{
    std::error_code ignored;
    const fs::path full = fs::absolute(path, ignored);
    return (full.empty() ? path : full).lexically_normal();
}

/// `path` relative to `folder`, with slashes; absolute if there is no relative path.
std::string referenceTo(const std::string& path, const fs::path& folder)
{
    if (path.empty())
        return {};
    const fs::path full = fullPath(pathFromUtf8(path));
    const fs::path relative = full.lexically_relative(folder);
    const std::u8string generic = (relative.empty() ? full : relative).generic_u8string();
    return std::string(generic.begin(), generic.end());
}

fs::path folderOf(const fs::path& project)
{
    return fullPath(project).parent_path();
}

/// Reads the files that a project refers to.
class Opening {
public:
    Opening(const fs::path& folder, const ModelReader& readModel)
        : m_folder(folder)
        , m_readModel(readModel)
    {
    }

    OpenedProject open(ProjectFile project)
    {
        m_warnings = std::move(project.warnings);
        OpenedProject opened;
        Scene& scene = opened.scene;
        for (ProjectActor& each : project.actors)
            addActor(std::move(each), opened);
        scene.active = project.active && *project.active < scene.actors.size()
                           ? scene.actors[*project.active].id
                           : sceneActor;
        scene.camera = motionOf(project.camera, newCameraMotion(), scene.cameraPath);
        scene.cameraDrafts = std::move(project.cameraDrafts);
        scene.cameraParents = std::move(project.cameraParents);
        scene.markers = std::move(project.markers);
        scene.settings = std::move(project.settings);
        findSound(scene.settings.sound);
        if (auto circle = project::circleWarning(scene)) // the models' warnings are many
            m_warnings.insert(m_warnings.begin(), std::move(*circle));
        opened.extras.view = std::move(project.view);
        opened.extras.rest = std::move(project.rest);
        opened.warnings = std::move(m_warnings);
        return opened;
    }

private:
    void findSound(SceneSound& sound)
    {
        if (sound.path.empty())
            return;
        const fs::path path = resolved(sound.path, m_folder);
        sound.path = utf8FromPath(path);
        std::error_code ignored;
        if (!fs::is_regular_file(path, ignored))
            warn(sound.path);
    }

    void addActor(ProjectActor from, OpenedProject& to)
    {
        Actor actor;
        actor.id = ActorId{to.scene.nextActor++};
        actor.model = modelAt(from.model);
        actor.motion = motionOf(from.motion, newMotion(actor.model.get()), actor.motionPath);
        actor.drafts = std::move(from.drafts);
        actor.boneLists = std::move(from.lists);
        actor.outsideParents = std::move(from.outsideParents);
        actor.visible = from.visible;
        ProjectExtras::ForActor extras{
            .actor = actor.id, .model = {}, .rest = std::move(from.rest)};
        if (!actor.model && !from.model.empty())
            extras.model = utf8FromPath(resolved(from.model, m_folder));
        if (!extras.model.empty() || !extras.rest.empty())
            to.extras.actors.push_back(std::move(extras));
        to.scene.actors.push_back(std::move(actor));
    }

    std::shared_ptr<const Model> modelAt(const std::string& reference)
    {
        if (reference.empty())
            return nullptr;
        const fs::path path = resolved(reference, m_folder);
        const std::string name = utf8FromPath(path);
        if (const auto known = m_models.find(name); known != m_models.end())
            return known->second;
        auto& slot = m_models[name];
        if (auto model = m_readModel(path)) {
            warn(name, model->warnings);
            slot = std::make_shared<const Model>(std::move(*model));
        } else {
            warn(name);
        }
        return slot;
    }

    Motion motionOf(const ProjectMotion& from, Motion fresh, std::string& path)
    {
        if (!from.path.empty())
            path = utf8FromPath(resolved(from.path, m_folder));
        if (!from.vmd && path.empty())
            return fresh;
        auto bytes = from.vmd ? Result<std::vector<std::byte>>(*from.vmd)
                              : readFile(pathFromUtf8(path), notAMotion);
        auto file = std::move(bytes).and_then(
            [](std::vector<std::byte> all) { return readVmd(std::move(all)); });
        if (!file) {
            warn(path);
            return {};
        }
        MotionFromVmd read = motionFromVmd(*file);
        warn(path, read.warnings);
        return std::move(read.motion);
    }

    void warn(const std::string& path)
    {
        m_warnings.push_back({.code = WarningCode::MissingFile, .location = path, .count = 1});
    }
    void warn(const std::string& path, const std::vector<Warning>& warnings)
    {
        for (Warning each : warnings) {
            each.location = path + ": " + each.location;
            m_warnings.push_back(std::move(each));
        }
    }

    fs::path m_folder;
    const ModelReader& m_readModel;
    std::map<std::string, std::shared_ptr<const Model>> m_models; ///< by path; null: not there
    std::vector<Warning> m_warnings;
};

/// The reference, and the bytes if the file differs from them. `fresh`: what opening makes of
/// nothing.
ProjectMotion savedMotion(
    const Motion& motion, const Motion& fresh, const std::string& path, const fs::path& folder)
{
    ProjectMotion saved{.path = referenceTo(path, folder), .vmd = {}};
    const bool isEmpty = motion == fresh || motion == Motion{};
    if (isEmpty && path.empty())
        return saved;
    const auto there = path.empty() ? Result<std::vector<std::byte>>(tl::unexpect, Error{})
                                    : readFile(pathFromUtf8(path), notAMotion);
    if (!there && isEmpty)
        return saved; // it could not be opened: the reference is all there is
    std::vector<std::byte> bytes = vmdFromMotion(motion);
    if (!there || *there != bytes)
        saved.vmd = std::move(bytes);
    return saved;
}

/// The same keys with the numbers of the actors in the file.
std::vector<OutsideParentKey> numbered(const Scene& scene, std::vector<OutsideParentKey> keys)
{
    for (OutsideParentKey& key : keys) {
        const auto at = std::find_if(scene.actors.begin(), scene.actors.end(),
            [&](const Actor& each) { return each.id == key.parent.actor; });
        if (at == scene.actors.end())
            key.parent = {};
        else
            key.parent.actor = project::actorNumbered(std::size_t(at - scene.actors.begin()));
    }
    return keys;
}

using ExtrasByActor = std::unordered_map<std::uint32_t, const ProjectExtras::ForActor*>;

ExtrasByActor byActor(const ProjectExtras& extras)
{
    ExtrasByActor found;
    for (const ProjectExtras::ForActor& each : extras.actors)
        found.emplace(static_cast<std::uint32_t>(each.actor), &each);
    return found;
}

} // namespace

Result<OpenedProject> openProject(const fs::path& path, const ModelReader& readModel)
{
    return readFile(path).and_then(
        [&](const std::vector<std::byte>& bytes) { return openProject(bytes, path, readModel); });
}

Result<OpenedProject> openProject(
    std::span<const std::byte> bytes, const fs::path& path, const ModelReader& readModel)
{
    return readProjectFile(bytes).map([&](ProjectFile project) {
        OpenedProject opened = Opening(folderOf(path), readModel).open(std::move(project));
        opened.extras.file = markOf(bytes);
        return opened;
    });
}

ProjectFile projectOf(const Scene& scene, const ProjectExtras& extras, const fs::path& path)
{
    const fs::path folder = folderOf(path);
    const ExtrasByActor extrasOf = byActor(extras);
    ProjectFile project;
    for (const Actor& actor : scene.actors) {
        if (actor.id == scene.active)
            project.active = project.actors.size();
        ProjectActor& saved = project.actors.emplace_back();
        const auto found = extrasOf.find(static_cast<std::uint32_t>(actor.id));
        const ProjectExtras::ForActor* more = found == extrasOf.end() ? nullptr : found->second;
        saved.model = referenceTo(actor.model ? actor.model->path
                                  : more      ? more->model
                                              : std::string(),
            folder);
        saved.motion =
            savedMotion(actor.motion, newMotion(actor.model.get()), actor.motionPath, folder);
        saved.visible = actor.visible;
        saved.drafts = actor.drafts;
        saved.lists = actor.boneLists;
        saved.outsideParents = numbered(scene, actor.outsideParents);
        if (more)
            saved.rest = more->rest;
    }
    project.camera = savedMotion(scene.camera, newCameraMotion(), scene.cameraPath, folder);
    project.cameraDrafts = scene.cameraDrafts;
    project.cameraParents = numbered(scene, scene.cameraParents);
    project.markers = scene.markers;
    project.settings = scene.settings;
    project.settings.sound.path = referenceTo(scene.settings.sound.path, folder);
    project.view = extras.view;
    project.rest = extras.rest;
    return project;
}

Result<ContentMark> saveProject(
    const Scene& scene, const ProjectExtras& extras, const fs::path& path)
{
    const std::string text = writeProjectFile(projectOf(scene, extras, path));
    const auto bytes = std::as_bytes(std::span(text));
    return writeFile(path, bytes).map([&] { return markOf(bytes); });
}

} // namespace mmd
