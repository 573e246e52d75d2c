// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/project/member_reader.h"
#include "libmmd/scene/scene.h"

/// How drafts stand in a project file (docs/project.md). Private to libmmd/project.
namespace mmd::project {

[[nodiscard]] Json jsonOfDraft(const Draft& draft);

/// Whose drafts they are.
enum class DraftOwner { Actor, Scene };

/// The draft that `json`, at `at`, says; what is known leaves `json`.
[[nodiscard]] Draft takeDraft(
    MemberReader& reader, Json& json, const std::string& at, DraftOwner owner);

} // namespace mmd::project
