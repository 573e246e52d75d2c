// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/project/member_reader.h"
#include "libmmd/scene/scene.h"

#include <span>
#include <vector>

/// Changes of the tempo in a project file (docs/project.md). Private to libmmd/project.
namespace mmd::project {

/// A list of {"beat", "perMinute"}.
[[nodiscard]] Json jsonOfTempo(std::span<const TempoChange> changes);
/// Reads a change from `json`, at `at`; known members are removed from `json`.
[[nodiscard]] TempoChange readTempoChange(MemberReader& reader, Json& json, const std::string& at);
/// Brings tempos into SettingsLimits, and drops changes at impossible beats. A warning for each.
void keepValidTempo(std::vector<TempoChange>& changes, std::vector<Warning>& warnings);

} // namespace mmd::project
