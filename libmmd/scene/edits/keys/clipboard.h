// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"
#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

#include <string>
#include <string_view>

/// Keys on their way from one place to another: a motion of their own, and as text. Mirrored ones:
/// mirror.h.
namespace mmd {

/// The selected keys as a motion, at their frames, without places and raw records.
[[nodiscard]] Motion copiedKeys(const EditTarget& target);

/// Keys as a table for the clipboard: UTF-8, tabs between cells, a header row, then a row a key, as
/// docs/interchange.md has it. Spreadsheets and other runs of the program take it.
[[nodiscard]] std::string textOfKeys(const Motion& keys);

/// The keys of such a table, also as it comes back from a spreadsheet: columns in any order, those
/// that are missing at their defaults, commas as decimal points, any line ends. One error with its
/// line for a text that is something else.
[[nodiscard]] Result<Motion> keysOfText(std::string_view text);

/// What happens to keys where others are put.
enum class Merging : std::uint8_t {
    Merge,       ///< keys that are landed on are replaced, all others stay
    ReplaceSpan, ///< all keys between the first and the last frame that is put leave too
    ReplaceAll,  ///< all other keys leave
};

/// Which keys of `keys` the motion of `actor` takes: the scene's own camera, light and self-shadow;
/// an actor's bones, morphs and show/IK, and camera, light and self-shadow where it has such a
/// track already.
[[nodiscard]] Motion acceptedKeys(const Scene& scene, ActorId actor, const Motion& keys);

/// Puts the accepted `keys` into the motion of `actor`, the first of them all at `frame`. Drafts
/// that they land on leave. What was put is selected afterwards, keys and tracks, and nothing
/// else. Keys that would pass the largest
/// frame are left out.
[[nodiscard]] ScenePatch pasteKeys(
    const EditTarget& target, const Motion& keys, std::uint32_t frame);

/// Puts the accepted `keys` in the place of those at their frames, or beside them; drafts that they
/// land on leave. The selection stays: for numbers of keys that are edited in a form.
[[nodiscard]] ScenePatch replaceKeys(const EditTarget& target, const Motion& keys);

/// Puts the accepted keys of another file into the motion of `actor`, frame 0 of it at `frame`.
/// (Opening a file in the place of the whole motion, with its bytes: setMotion.) Drafts that keys
/// land on leave, and what was put is selected afterwards.
[[nodiscard]] ScenePatch mergeMotion(
    const EditTarget& target, const Motion& motion, std::uint32_t frame, Merging merging);

} // namespace mmd
