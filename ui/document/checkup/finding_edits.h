// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/checkup/check_up.h"
#include "ui/document/checkup/new_names.h"

#include <optional>

/// What a user can do about findings of the active motion.
namespace odori {

/// Goes to the first key of the finding and selects its keys. If there are none, for example
/// because the finding is about the whole file, it says so. Returns the track of the keys.
std::optional<mmd::TrackId> showFinding(Document& document, const mmd::Finding& finding);

/// Whether showFinding() can show keys.
[[nodiscard]] bool hasKeys(const mmd::Finding& finding);

/// Makes the safe repairs of those that can be repaired: one undo step.
void repairFindings(Document& document, const Findings& findings);

/// What a finding about a name renames; none if the finding is about something else.
[[nodiscard]] std::optional<RenameSource> renameSourceOf(const mmd::Finding& finding);
/// The names of the active model that the finding suggests.
[[nodiscard]] std::vector<NewName> suggestionsFor(
    const Document& document, const mmd::Finding& finding);
/// The same for a track; none if the model has it.
[[nodiscard]] std::vector<NewName> suggestionsFor(
    const Document& document, const mmd::TrackId& track);

/// The number of findings that useSuggestions() would rename.
[[nodiscard]] int suggestionCount(const Findings& findings);
/// Renames each of the findings to its first suggestion: one undo step. Of two with the same
/// suggestion only the first is renamed.
void useSuggestions(Document& document, const Findings& findings);

} // namespace odori
