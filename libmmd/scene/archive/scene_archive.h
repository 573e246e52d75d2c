// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/content_hash.h"
#include "libmmd/scene/scene_patch.h"

#include <functional>
#include <span>
#include <string>
#include <vector>

/// Patches and scenes in a versioned binary form, little-endian, for the journal. Every bit of a
/// motion is kept, the place of its keys in their file included; models are stored as paths.
namespace mmd {

/// What is stored of an actor's model.
struct ModelReference {
    ActorId actor{};
    std::string path;
    ContentMark file; ///< as Model::file
};
/// Returns the model (null: the actor has no model).
using ModelSource = std::function<std::shared_ptr<const Model>(const ModelReference&)>;

/// What consecutive patches and scenes of one stream share: the last selection and the last motions
/// are written once, and are shared objects again after reading. The writer and the reader of a
/// stream each have one, and both begin with an empty one.
struct PatchSharing {
    Shared<Selection> selection;
    std::vector<Motion> motions; ///< oldest first
};

/// For recorded() patches: any other patch is recorded after reading.
[[nodiscard]] std::vector<std::byte> writePatch(
    const ScenePatch& patch, PatchSharing* sharing = nullptr);
/// Errors: WrongSignature, UnsupportedVersion, BadValue, UnexpectedEnd. The patch may belong to
/// another scene: see fits().
[[nodiscard]] Result<ScenePatch> readPatch(std::span<const std::byte> bytes,
    const ModelSource& models = {}, PatchSharing* sharing = nullptr);

[[nodiscard]] std::vector<std::byte> writeScene(
    const Scene& scene, PatchSharing* sharing = nullptr);
[[nodiscard]] Result<Scene> readScene(std::span<const std::byte> bytes,
    const ModelSource& models = {}, PatchSharing* sharing = nullptr);

[[nodiscard]] std::vector<std::byte> writeMotion(
    const Motion& motion, PatchSharing* sharing = nullptr);
[[nodiscard]] Result<Motion> readMotion(
    std::span<const std::byte> bytes, PatchSharing* sharing = nullptr);

} // namespace mmd
