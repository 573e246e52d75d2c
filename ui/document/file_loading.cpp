// SPDX-License-Identifier: MIT
#include "ui/document/file_loading.h"

#include "libmmd/base/file_io.h"
#include "libmmd/format/vmd.h"

#include <cstring>
#include <string_view>

namespace odori {
namespace {

bool begins(const std::vector<std::byte>& bytes, std::string_view with)
{
    return bytes.size() >= with.size() && std::memcmp(bytes.data(), with.data(), with.size()) == 0;
}

bool isCameraOnly(const mmd::Motion& motion)
{
    const bool posesNothing = motion.bones.empty() && motion.morphs.empty() && !motion.showIk;
    return posesNothing && (motion.camera || motion.light || motion.shadow);
}

} // namespace

mmd::Result<LoadedFile> loadFile(const QString& path)
{
    const auto file = mmd::pathFromUtf8(path.toStdString());
    auto bytes = mmd::readFile(file);
    if (!bytes)
        return tl::unexpected(bytes.error());
    LoadedFile result;
    result.path = path;
    if (begins(*bytes, "PMX") || begins(*bytes, "Pmd")) {
        auto model = mmd::loadModel(file);
        if (!model)
            return tl::unexpected(model.error());
        result.warnings = model->warnings;
        result.model = std::make_shared<const mmd::Model>(std::move(*model));
        return result;
    }
    auto read = mmd::readVmd(std::move(*bytes));
    if (!read)
        return tl::unexpected(read.error());
    auto motion = mmd::motionFromVmd(*read);
    result.motion = std::move(motion.motion);
    result.warnings = std::move(motion.warnings);
    result.isCameraMotion = isCameraOnly(result.motion);
    return result;
}

mmd::ScenePatch patchOf(
    const LoadedFile& file, const mmd::Scene& scene, const mmd::Selection& selection)
{
    if (file.isCameraMotion)
        return mmd::setCameraMotion(scene, selection, file.motion);
    const mmd::Actor* actor = mmd::activeActor(scene);
    if (!actor && !scene.actors.empty())
        actor = &scene.actors.front();
    if (actor && file.model)
        return mmd::setModel(scene, selection, actor->id, file.model);
    const std::string path = file.path.toStdString();
    if (actor)
        return mmd::setMotion(scene, selection, actor->id, file.motion, path);
    // Nothing is open yet: an actor comes first, and a motion is set in the scene that has it.
    mmd::ScenePatch patch = mmd::addActor(scene, selection, file.model);
    if (!file.model) {
        const mmd::Scene with = mmd::applied(scene, patch);
        const mmd::ScenePatch motion =
            mmd::setMotion(with, patch.selectionAfter, with.active, file.motion, path);
        patch.parts.insert(patch.parts.end(), motion.parts.begin(), motion.parts.end());
        patch.selectionAfter = motion.selectionAfter;
    }
    return patch;
}

} // namespace odori
