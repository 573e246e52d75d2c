// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/key_number.h"
#include "libmmd/motion/motion.h"
#include "libmmd/scene/edits/values/number_edits.h"

#include <QtCore/QString>
#include <QtCore/QVariant>

#include <optional>

namespace odori {

/// Columns of the keyframe table that are no numbers of keys, by where they are among all.
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

/// A column of the keyframe table: a number of keys, or something else. Which of them a key has
/// depends on its kind.
class KeyColumn {
public:
    constexpr KeyColumn(KeyCell cell = KeyCell::Track)
        : m_index(int(cell))
    {
    }
    /// All but physics, which is the last one, follow the frame.
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

    /// None if it is something else.
    [[nodiscard]] constexpr std::optional<mmd::KeyNumber> number() const
    {
        if (m_index > int(KeyCell::CurveFieldOfView))
            return mmd::KeyNumber::Physics;
        if (m_index > int(KeyCell::Frame) && m_index < int(KeyCell::SwitchedOff))
            return mmd::KeyNumber(m_index - int(KeyCell::Frame) - 1);
        return std::nullopt;
    }
    /// The curve that it shows, in BoneCurves and CameraCurves.
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

/// What a cell of `column` shall say once `value` (of that kind, or a text of it) is put in; none
/// if nothing there can say it.
using NewCell = std::variant<mmd::NewNumber, mmd::NewCurve>;
[[nodiscard]] std::optional<NewCell> newCell(KeyColumn column, const QVariant& value);

/// The cell's text as people read it: numbers with three decimals at most.
[[nodiscard]] QString textOfCell(const QVariant& cell);

/// Four whole numbers from 0 to 127 with spaces or commas between.
[[nodiscard]] std::optional<mmd::BezierCurve> curveOfText(const QString& text);
[[nodiscard]] QString textOfCurve(const mmd::BezierCurve& curve);

} // namespace odori
