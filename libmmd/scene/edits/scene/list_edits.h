// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

/// Edits of the hidden, locked and saved bones of an actor (Actor::boneLists).
namespace mmd {

enum class BoneList : std::uint8_t { Hidden, Locked };

/// The list of `lists`.
[[nodiscard]] const std::vector<TrackId>& listOf(const BoneLists& lists, BoneList which);
/// Whether `track` is in that list.
[[nodiscard]] bool isListed(const BoneLists& lists, BoneList which, const TrackId& track);

/// Hides or locks the bones of `tracks`, or shows or unlocks them. A hidden bone is deselected with
/// its keys, because the user would edit what he does not see. Tracks of other kinds are ignored.
[[nodiscard]] ScenePatch setListed(
    const EditTarget& target, BoneList which, std::span<const TrackId> tracks, bool on);
/// Shows the bones of `tracks` and hides all other bones of the actor's model.
[[nodiscard]] ScenePatch hideOthers(const EditTarget& target, std::span<const TrackId> tracks);
/// Shows or unlocks all bones.
[[nodiscard]] ScenePatch clearList(const EditTarget& target, BoneList which);

/// Maximum number of saved sets of an actor, and of bytes in the name of one.
inline constexpr std::size_t mostTrackSets = 1000;
inline constexpr std::size_t longestSetName = 400;

/// The set of that name; null if there is none.
[[nodiscard]] const TrackSet* findSet(const BoneLists& lists, std::string_view name);
/// Whether a set can have the name: it is neither empty nor too long, and no other set has it.
[[nodiscard]] bool canNameSet(const BoneLists& lists, std::string_view name);

/// Saves `tracks` as the set `name`: the set of that name gets them, otherwise it is added at the
/// end. No change for an empty list, a name that is empty or too long, or too many sets.
[[nodiscard]] ScenePatch saveSet(
    const EditTarget& target, const std::string& name, std::span<const TrackId> tracks);
/// No change if there is no set `name`, or if canNameSet() refuses the new name.
[[nodiscard]] ScenePatch renameSet(
    const EditTarget& target, std::string_view name, const std::string& newName);
[[nodiscard]] ScenePatch removeSet(const EditTarget& target, std::string_view name);

} // namespace mmd
