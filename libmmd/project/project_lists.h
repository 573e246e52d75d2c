// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/project/member_reader.h"
#include "libmmd/scene/bone_lists.h"

#include <span>

/// Hidden, locked and saved bones in a project file (docs/project.md). Private to libmmd/project.
namespace mmd::project {

/// Puts the names of those of `tracks` that are of `kind` into the member `name`; no member if
/// there are none.
void putNames(Json& json, const char* name, std::span<const TrackId> tracks, TrackKind kind);
/// Reads the member, which may be missing; it is removed from `json`. Sorted, without duplicates.
[[nodiscard]] std::vector<TrackId> readNames(
    MemberReader& reader, Json& json, const std::string& at, const char* name, TrackKind kind);

[[nodiscard]] Json jsonOfSet(const TrackSet& set);
/// Reads a set from `json`, at `at`; known members are removed from `json`.
[[nodiscard]] TrackSet readSet(MemberReader& reader, Json& json, const std::string& at);

/// Drops sets that the editor cannot have: without a name, with the name of an earlier set, with a
/// name that is too long. A warning for each.
void keepValidSets(std::vector<TrackSet>& sets, std::vector<Warning>& warnings);

} // namespace mmd::project
