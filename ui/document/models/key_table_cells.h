// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/key_number.h"
#include "libmmd/motion/motion.h"
#include "libmmd/scene/edits/values/number_edits.h"

#include <QtCore/QString>
#include <QtCore/QVariant>

#include <optional>

namespace odori {

/// Columns of the keyframe table that are not numbers of keys, by their index among all columns.
enum class KeyCell {
    Track,
    Frame,
    SwitchedOff = Frame + int(mmd::KeyNumber::Physics) + 1, ///< names of the IK bones that are off
    CurveX,
    CurveY,
    CurveZ,
    CurveRotation,
    CurveDistance,
    CurveFieldOfView,
};

/// A column of the keyframe table: a number of keys, or another value. The kind of a key determines
/// its columns.
class KeyColumn {
public:
    constexpr KeyColumn(KeyCell cell = KeyCell::Track)
        : m_index(int(cell))
    {
    }
    /// All numbers follow the frame column, except physics, which is last.
    constexpr KeyColumn(mmd::KeyNumber number)
        : m_index(number == mmd::KeyNumber::Physics ? int(KeyCell::CurveFieldOfView) + 1
                                                    : int(KeyCell::Frame) + 1 + int(number))
    {
    }
    constexpr explicit KeyColumn(int index)
        : m_index(index)
    {
    }

    [[nodiscard]] constexpr int index() const { return m_index; }
    bool operator==(const KeyColumn&) const = default;

    /// The number in the column; none if it has another value.
    [[nodiscard]] constexpr std::optional<mmd::KeyNumber> number() const
    {
        if (m_index > int(KeyCell::CurveFieldOfView))
            return mmd::KeyNumber::Physics;
        if (m_index > int(KeyCell::Frame) && m_index < int(KeyCell::SwitchedOff))
            return mmd::KeyNumber(m_index - int(KeyCell::Frame) - 1);
        return std::nullopt;
    }
    /// The curve in the column, as an index into BoneCurves and CameraCurves.
    [[nodiscard]] constexpr std::optional<std::size_t> curve() const
    {
        if (m_index < int(KeyCell::CurveX) || m_index > int(KeyCell::CurveFieldOfView))
            return std::nullopt;
        return std::size_t(m_index - int(KeyCell::CurveX));
    }

private:
    int m_index;
};
inline constexpr int keyColumnCount = KeyColumn(mmd::KeyNumber::Physics).index() + 1;

/// Whether keys of `kind` have a value in `column`, apart from their track and frame.
[[nodiscard]] bool hasCell(mmd::TrackKind kind, KeyColumn column);

/// Whether a column's cells are switches.
[[nodiscard]] bool isSwitch(KeyColumn column);

/// The name of a column for users; also used for the row of a switch or number in a panel.
[[nodiscard]] QString titleOf(KeyColumn column);

/// The value of a key's cell: a number, "x1 y1 x2 y2", a list of names, or true and false. Invalid
/// if it has none.
template <class Key>
[[nodiscard]] QVariant cellOf(const Key& key, KeyColumn column);

/// The new content of a cell of `column` after `value` (of that type, or its text) is entered; none
/// if `value` is invalid there.
using NewCell = std::variant<mmd::NewNumber, mmd::NewCurve>;
[[nodiscard]] std::optional<NewCell> newCell(KeyColumn column, const QVariant& value);

/// The cell's text for users: numbers have at most three decimals.
[[nodiscard]] QString textOfCell(const QVariant& cell);

/// Four whole numbers from 0 to 127 with spaces or commas between.
[[nodiscard]] std::optional<mmd::BezierCurve> curveOfText(const QString& text);
[[nodiscard]] QString textOfCurve(const mmd::BezierCurve& curve);

} // namespace odori
