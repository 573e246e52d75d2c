// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"
#include "ui/document/models/key_table_cells.h"

#include <functional>
#include <string_view>
#include <vector>

/// Many selected keys of any kind, looked at and edited through one cell (KeyColumn) of them all.
namespace odori {

/// What the keys that have a cell say in it.
struct SharedCell {
    std::size_t count = 0;
    QVariant value;       ///< of the first
    bool isMixed = false; ///< others say something else

    void add(const QVariant& cell);
    [[nodiscard]] bool isOne() const { return count > 0 && !isMixed; }
};

/// The cells of the selected keys of `kind`, by column. Selected keys that are not there are passed
/// over.
[[nodiscard]] std::vector<SharedCell> sharedCells(
    const mmd::Motion& motion, const mmd::Selection& selection, mmd::TrackKind kind);

/// A cell of the key that `column` asks for, from the cell it has.
using CellChange = std::function<QVariant(const QVariant& cell)>;
/// Puts change(cell) into `column` of every selected key of `kind`; the rest of each key keeps its
/// bits. Keys that cannot say that stay as they are. The selection stays.
[[nodiscard]] mmd::ScenePatch changeCells(
    const mmd::EditTarget& target, mmd::TrackKind kind, KeyColumn column, const CellChange& change);

/// Whether the IK bone `name` (CP932, at most 19 bytes) is on in the selected show/IK keys. Keys
/// that do not name it leave it on.
[[nodiscard]] SharedCell sharedSwitch(
    const mmd::Motion& motion, const mmd::Selection& selection, std::string_view name);
/// Switches it in all of them; those that do not name it do so from then on.
[[nodiscard]] mmd::ScenePatch changeSwitch(
    const mmd::EditTarget& target, std::string_view name, bool on);

/// Whether `value` has the IK bone `name` on; on if it does not name it.
[[nodiscard]] bool isIkOn(const mmd::ShowIkValue& value, std::string_view name);
/// `value` with that switch set.
[[nodiscard]] mmd::ShowIkValue withIk(mmd::ShowIkValue value, std::string_view name, bool on);

} // namespace odori
