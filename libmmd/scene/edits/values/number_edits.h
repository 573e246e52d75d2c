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

/// Edits of what keys say, as fields and tables make them: one number, one curve, one switch.
/// Everything else of each key keeps its bits.
namespace mmd {

/// What becomes of a number; it gets the one that is there.
struct NumberChange {
    KeyNumber number;
    std::function<double(double)> change;
};

/// Changes a number of every selected key of `kind`. Keys that cannot say the new one stay as they
/// are. Drafts at their frames leave; the selection stays.
[[nodiscard]] ScenePatch changeNumbers(
    const EditTarget& target, TrackKind kind, const NumberChange& change);

/// Changes a number of the bones and morphs that posedKeys() gives: of the selected keys or,
/// without any, of what the selected tracks show at `frame`, which makes drafts, with `asKeys`
/// (auto-key) keys. See setPoses.
[[nodiscard]] ScenePatch changePoseNumbers(
    const EditTarget& target, std::uint32_t frame, const NumberChange& change, bool asKeys);

/// Another number of a key.
struct NewNumber {
    KeyNumber number;
    double value = 0.0;
};
/// Another curve of a key; `channel` indexes BoneCurves or CameraCurves.
struct NewCurve {
    std::size_t channel = 0;
    BezierCurve curve;
};
/// What one cell of a table shall say.
struct CellEdit {
    TrackId track;
    std::uint32_t frame = 0;
    std::variant<NewNumber, NewCurve> cell;
};

/// Does all of `edits`, of several for one cell the last one. Nothing if one of them cannot be
/// done: there is no such key, or it cannot say that. Drafts and the selection as in
/// changeNumbers().
[[nodiscard]] std::optional<ScenePatch> setCells(
    const EditTarget& target, std::span<const CellEdit> edits);

/// Switches the IK bone `name` (CP932, at most 19 bytes) in all selected show/IK keys; those that
/// do not name it do so from then on.
[[nodiscard]] ScenePatch changeSwitch(const EditTarget& target, std::string_view name, bool on);

} // namespace mmd
