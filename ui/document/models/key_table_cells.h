// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/motion.h"

#include <QtCore/QString>
#include <QtCore/QVariant>

#include <optional>

namespace odori {

/// Columns of the keyframe table, in their order. Which of them a key has depends on its kind.
enum class KeyColumn {
    Track,
    Frame,
    X, ///< position of a bone, target of the camera, direction of the light
    Y,
    Z,
    AngleX, ///< degrees, as the panels show them
    AngleY,
    AngleZ,
    Weight,
    Distance, ///< of camera and self-shadow as their panels show it; the file has it negative
    FieldOfView,
    Perspective,
    Red, ///< of the light, 0..255 as its panel shows it
    Green,
    Blue,
    Mode, ///< of self-shadow: 0 off, 1, 2
    Show,
    SwitchedOff, ///< names of the IK bones that are off; to be read
    CurveX,
    CurveY,
    CurveZ,
    CurveRotation,
    CurveDistance,
    CurveFieldOfView,
    Physics,
};
inline constexpr int keyColumnCount = int(KeyColumn::Physics) + 1;

/// Whether keys of `kind` say something in `column`, apart from their track and frame.
[[nodiscard]] bool hasCell(mmd::TrackKind kind, KeyColumn column);

/// Whether a column's cells are on or off.
[[nodiscard]] bool isSwitch(KeyColumn column);

/// What people call a column; a switch's and a number's row in a panel too.
[[nodiscard]] QString titleOf(KeyColumn column);

/// What a key says: a number, "x1 y1 x2 y2", a list of names, or true and false. Invalid where it
/// says nothing.
template <class Key>
[[nodiscard]] QVariant cellOf(const Key& key, KeyColumn column);

/// Puts `value` (of that kind, or a text of it) into the cell. False, and nothing done, if the key
/// has no such cell or cannot say that.
template <class Key>
[[nodiscard]] bool setCell(Key& key, KeyColumn column, const QVariant& value);

/// The cell's text as people read it: numbers with three decimals at most.
[[nodiscard]] QString textOfCell(const QVariant& cell);

/// Four whole numbers from 0 to 127 with spaces or commas between.
[[nodiscard]] std::optional<mmd::BezierCurve> curveOfText(const QString& text);
[[nodiscard]] QString textOfCurve(const mmd::BezierCurve& curve);

} // namespace odori
