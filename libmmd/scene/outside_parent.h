// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/selection.h"

#include <cstdint>
#include <string>

namespace mmd {

/// A bone of an actor that a bone of another actor, or the camera, follows (MMD's outside parent).
struct OutsideParent {
    ActorId actor{};  ///< sceneActor: none
    std::string bone; ///< name as in TrackId; empty: the actor's origin
    bool operator==(const OutsideParent&) const = default;
};

/// From `frame` on, until the next key of the same bone, the bone follows `parent`. A parent that
/// is not in the scene counts as none. VMD cannot hold these keys; projects do.
struct OutsideParentKey {
    std::string bone; ///< the bone that follows, name as in TrackId; empty for the camera
    std::uint32_t frame = 0;
    OutsideParent parent;
    bool operator==(const OutsideParentKey&) const = default;
};

} // namespace mmd
