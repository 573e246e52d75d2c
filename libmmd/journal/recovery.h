// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/journal/journal_frames.h"
#include "libmmd/journal/session_state.h"

#include <filesystem>
#include <string_view>
#include <vector>

namespace mmd {

/// A session's folder holds files N.journal; the one with the highest number counts. A file with
/// the second ending as well was being written when the program ended. It counts only if there is
/// no other: then the disk did not have the first journal yet.
inline constexpr std::string_view journalEnding = ".journal";
inline constexpr std::string_view unfinishedEnding = ".tmp";

/// What a journal gives back.
struct RecoveredSession {
    SessionState state;
    JournalDamage damage;
    std::uint64_t records = 0;              ///< that were repeated, without the snapshot
    std::vector<std::string> missingModels; ///< paths of models that cannot be read
    std::vector<std::string> changedModels; ///< paths of models whose files are not what they were
    /// Paths of motions, and the project's, that differ from what Odori read or wrote there, or
    /// that are gone. They count as unsaved.
    std::vector<std::string> changedFiles;
};

/// The files of a session's journal, the newest first.
[[nodiscard]] std::vector<std::filesystem::path> journalsIn(const std::filesystem::path& folder);

/// The last state in the journal in `folder`: a prefix of what was done, everything but a damaged
/// end. Reads the models again. Errors: FileNotFound (no journal), UnsupportedVersion (a newer
/// program made it), and those of a journal without a whole snapshot.
[[nodiscard]] Result<RecoveredSession> recoverSession(
    const std::filesystem::path& folder, const ModelReader& readModel = loadModel);

/// The same from the bytes of one journal, without looking at the motions' files.
[[nodiscard]] Result<RecoveredSession> recoverBytes(
    std::span<const std::byte> bytes, const ModelReader& readModel);

} // namespace mmd
