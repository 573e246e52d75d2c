// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/edits/time/frame_map.h"
#include "libmmd/scene/scene_patch.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// Edits of outside parents: a bone of the target's actor follows a bone of another actor; for
/// sceneActor the camera follows it (OutsideParentKey::bone is empty then). No edit makes a circle
/// of actors that follow each other; a patch that would is empty.
namespace mmd {

/// Why outside parents cannot be set.
struct ParentRefusal {
    enum class Reason {
        NotThere, ///< no such actor
        Itself,   ///< an actor cannot follow itself
        Circle,   ///< from `frame` on, the actors `other` and the target's would follow each other
    };
    Reason reason = Reason::NotThere;
    std::uint32_t frame = 0;
    ActorId other{};
    bool operator==(const ParentRefusal&) const = default;
};

/// The reason why setOutsideParent() (with these keys set) or removeOutsideParents() (removed)
/// would refuse; none if it would not.
[[nodiscard]] std::optional<ParentRefusal> refusalToSet(
    const EditTarget& target, const OutsideParentKey& key);
[[nodiscard]] std::optional<ParentRefusal> refusalToRemove(
    const EditTarget& target, std::span<const OutsideParentKey> keys);

/// Sets the key; it replaces the key of the same bone and frame.
[[nodiscard]] ScenePatch setOutsideParent(const EditTarget& target, const OutsideParentKey& key);

/// Removes keys, found by bone and frame: there the bone goes on with the parent before.
[[nodiscard]] ScenePatch removeOutsideParents(
    const EditTarget& target, std::span<const OutsideParentKey> keys);

/// Replaces all outside parents of the actor. `keys` may have any order; of several for one bone
/// and frame the first one counts. Does not look for circles.
[[nodiscard]] ScenePatch replaceOutsideParents(
    const EditTarget& target, std::vector<OutsideParentKey> keys);

/// Adds to `patch` that the keys of `tracks` (sorted; the camera's with its track) move with the
/// frames. The last key at deleted frames moves to `cut`, the new position of the next frame, if
/// no key is there: what comes later has the same parents as before. Keys that would then make a
/// circle with another actor stay.
void addMovedParents(ScenePatch& patch, const EditTarget& target, std::span<const TrackId> tracks,
    const FrameMap& map, std::uint32_t cut);

/// Adds to `patch`, which removes the target's actor, that everything that follows it follows
/// nobody instead.
void addLostParents(ScenePatch& patch, const EditTarget& target);

} // namespace mmd
