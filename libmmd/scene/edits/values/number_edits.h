// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/key_number.h"
#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <variant>

/// Edits of the numbers of keys, for fields and tables: one number, one curve, one switch. All
/// other data of a key keeps its bits.
namespace mmd {

/// Returns the new number; the argument is the present one.
struct NumberChange {
    KeyNumber number;
    std::function<double(double)> change;
};

/// Changes a number of every selected key of `kind`. A key that cannot hold the new number stays
/// unchanged. Drafts at the frames of changed keys are deleted; the selection stays.
[[nodiscard]] ScenePatch changeNumbers(
    const EditTarget& target, TrackKind kind, const NumberChange& change);

/// Changes a number of the bones and morphs that posedKeys() gives: of the selected keys or, if
/// there are none, of the values of the selected tracks at `frame`. The latter become drafts or,
/// with `asKeys` (auto-key), keys. See setPoses. Keys whose bone may not have the number
/// (allowsNumber) can only be set to 0; otherwise they stay.
[[nodiscard]] ScenePatch changePoseNumbers(
    const EditTarget& target, std::uint32_t frame, const NumberChange& change, bool asKeys);

/// Sets a number of a key.
struct NewNumber {
    KeyNumber number;
    double value = 0.0;
};
/// Sets a curve of a key; `channel` indexes BoneCurves or CameraCurves.
struct NewCurve {
    std::size_t channel = 0;
    BezierCurve curve;
};
/// The new content of one cell of a table.
struct CellEdit {
    TrackId track;
    std::uint32_t frame = 0;
    std::variant<NewNumber, NewCurve> cell;
};

/// Applies all of `edits`; of several for one cell the last one counts. If one of them is
/// impossible (the key does not exist or cannot hold the value), nothing changes. Drafts and the
/// selection as in changeNumbers().
[[nodiscard]] std::optional<ScenePatch> setCells(
    const EditTarget& target, std::span<const CellEdit> edits);

/// Switches the IK bone `name` (CP932, at most 19 bytes) in all selected show/IK keys; keys without
/// this name get it.
[[nodiscard]] ScenePatch changeSwitch(const EditTarget& target, std::string_view name, bool on);

} // namespace mmd
