// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/project/member_reader.h"
#include "libmmd/scene/scene.h"

/// Drafts in a project file (docs/project.md). Private to libmmd/project.
namespace mmd::project {

[[nodiscard]] Json jsonOfDraft(const Draft& draft);

/// The owner of the drafts.
enum class DraftOwner { Actor, Scene };

/// Reads the draft from `json`, at `at`; known members are removed from `json`.
[[nodiscard]] Draft readDraft(
    MemberReader& reader, Json& json, const std::string& at, DraftOwner owner);

} // namespace mmd::project
