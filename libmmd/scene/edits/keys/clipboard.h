// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"
#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

#include <string>
#include <string_view>

/// Copied keys: as a motion of their own, and as text. For mirrored keys see mirror.h.
namespace mmd {

/// The selected keys as a motion, at their frames, without indices in a file and raw records.
[[nodiscard]] Motion copiedKeys(const EditTarget& target);

/// Keys as a table for the clipboard: UTF-8, tabs between cells, a header row, then one row for
/// each key, as in docs/interchange.md. Spreadsheets and other instances of Odori can paste it.
[[nodiscard]] std::string textOfKeys(const Motion& keys);

/// Reads the keys of such a table, also after a spreadsheet changed it: columns in any order,
/// missing ones get their defaults, decimal commas, any line ends. Any other text gives one error
/// with its line.
[[nodiscard]] Result<Motion> keysOfText(std::string_view text);

/// How pasted keys and existing keys are combined.
enum class Merging : std::uint8_t {
    Merge,       ///< existing keys at the same frames are replaced, all others stay
    ReplaceSpan, ///< all existing keys between the first and the last pasted frame are deleted too
    ReplaceAll,  ///< all other keys are deleted
};

/// The part of `keys` that the motion of `actor` accepts. The scene accepts camera, light and
/// self-shadow. An actor accepts bones, morphs and show/IK, and camera, light and self-shadow if it
/// already has such a track.
[[nodiscard]] Motion acceptedKeys(const Scene& scene, ActorId actor, const Motion& keys);

/// Pastes the accepted `keys` into the motion of `actor`, the first of all at `frame`. Drafts at
/// their frames are deleted. The pasted keys and their tracks are selected afterwards, and nothing
/// else. Keys beyond the largest frame are left out.
[[nodiscard]] ScenePatch pasteKeys(
    const EditTarget& target, const Motion& keys, std::uint32_t frame);

/// Pastes the accepted `keys` at their own frames and replaces keys there. Drafts at their frames
/// are deleted. The selection stays. For numbers of keys that are edited in a form.
[[nodiscard]] ScenePatch replaceKeys(const EditTarget& target, const Motion& keys);

/// Inserts the accepted keys of another file into the motion of `actor`, its frame 0 at `frame`.
/// (To replace the whole motion and its bytes: setMotion.) Drafts at their frames are deleted, and
/// the inserted keys are selected afterwards.
[[nodiscard]] ScenePatch mergeMotion(
    const EditTarget& target, const Motion& motion, std::uint32_t frame, Merging merging);

} // namespace mmd
