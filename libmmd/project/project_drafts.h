// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/project/member_reader.h"
#include "libmmd/scene/scene.h"

/// Drafts in a project file (docs/project.md). Private to libmmd/project.
namespace mmd::project {

/// Puts the name of a bone's or morph's track into `json`: its text, and its bytes if the text does
/// not give them.
void putName(Json& json, const TrackId& track);
/// Reads the name of a track of `kind`; its members are removed from `json`.
[[nodiscard]] TrackId readName(
    MemberReader& reader, Json& json, const std::string& at, TrackKind kind);

[[nodiscard]] Json jsonOfDraft(const Draft& draft);

/// The owner of the drafts.
enum class DraftOwner { Actor, Scene };

/// Reads the draft from `json`, at `at`; known members are removed from `json`.
[[nodiscard]] Draft readDraft(
    MemberReader& reader, Json& json, const std::string& at, DraftOwner owner);

} // namespace mmd::project
