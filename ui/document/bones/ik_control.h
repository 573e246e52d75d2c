// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"

#include <span>
#include <vector>

/// What IK does with bones of the active actor at the current frame.
namespace odori {

/// Whether one of `tracks` is the goal or a link of an IK chain, on or off.
[[nodiscard]] bool areInIk(const Document& document, std::span<const mmd::TrackId> tracks);

/// The goals of the chains that are on now and rotate one of `tracks`; sorted, empty if IK leaves
/// all of them alone.
[[nodiscard]] std::vector<mmd::TrackId> goalsMoving(
    Document& document, std::span<const mmd::TrackId> tracks);

/// Selects the goals of the chains that have selected bones as links, first those that are on.
/// Returns false, and says why, if there is none.
bool selectGoals(Document& document);

/// Switches the chains off that have selected bones as goals or links: a draft of show/IK at the
/// current frame, or with auto-key a key. Says what it did.
void switchIkOff(Document& document);

} // namespace odori
