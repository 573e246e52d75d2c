// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/content_hash.h"
#include "libmmd/format/pmx/pmx.h"
#include "libmmd/model/morph_groups.h"
#include "libmmd/model/rig.h"
#include "libmmd/motion/motion.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace mmd {

/// The bytes of a picture's file, such as PNG or JPEG; null for none.
using PictureBytes = std::shared_ptr<const std::vector<std::byte>>;

/// A model ready for evaluation, drawing and editing: the file's data, the rig, and which track
/// drives which bone and morph. Immutable once it is loaded; scenes share it by pointer.
struct Model {
    pmx::Model data;
    /// For each texture of `data` the picture, if it is inside the model's file (glTF, FBX); its
    /// path is only a name then. Empty or null for textures in files of their own.
    std::vector<PictureBytes> pictures;
    Rig rig;
    std::vector<MorphGroup> morphGroups; ///< a group before those that it contains
    std::vector<Warning> warnings;
    std::string path; ///< UTF-8 path of the file, empty when it was made in memory
    ContentMark file; ///< of the file when it was read; all zero when it was made in memory
    /// Raw CP932 name, cut to 15 bytes, of every bone and morph: the name of its track. Several
    /// bones may have the same.
    std::vector<std::string> boneTrackNames;
    std::vector<std::string> morphTrackNames;

    /// Bones (morphs) driven by the track of that name, ascending; empty if the model has none.
    [[nodiscard]] std::vector<int> bonesOfTrack(std::string_view trackName) const;
    [[nodiscard]] std::vector<int> morphsOfTrack(std::string_view trackName) const;
    [[nodiscard]] TrackId boneTrack(int bone) const;
    [[nodiscard]] TrackId morphTrack(int morph) const;
    /// The picture of `texture` if it is inside the model's file; else null.
    [[nodiscard]] PictureBytes pictureInside(std::size_t texture) const
    {
        return texture < pictures.size() ? pictures[texture] : nullptr;
    }

    /// Indices sorted by track name (then index), for the searches above.
    std::vector<int> bonesByTrackName;
    std::vector<int> morphsByTrackName;
};

/// Builds rig and names; never fails, oddities become warnings.
[[nodiscard]] Model makeModel(pmx::Model data, std::vector<Warning> warnings, std::string path);

/// Reads a model file by its content (PMX or PMD), whatever its name is. The texts of a PMD are
/// decoded with their probable encoding; tracks use their bytes.
[[nodiscard]] Result<Model> loadModel(const std::filesystem::path& path);

} // namespace mmd
