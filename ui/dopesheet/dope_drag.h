// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/selecting.h"
#include "ui/dopesheet/dope_hit.h"

#include <QtCore/QPoint>
#include <QtCore/QRect>
#include <QtCore/QString>

#include <memory>

namespace odori {

class DopeCanvas;

/// Where the mouse is, on the widget and in the sheet.
struct DopePointer {
    QPoint at;          ///< widget pixels
    double frame = 0.0; ///< fractional
    int y = 0;          ///< pixels below the first row, whatever is scrolled
    Qt::KeyboardModifiers modifiers;
};

/// What a pressed mouse button does until it is let go. Made by the press; move() is also called
/// when the sheet scrolls under a mouse that stands beyond its border.
class DopeDrag {
public:
    virtual ~DopeDrag() = default;
    virtual void move(const DopePointer& to) = 0;
    /// The button was let go where the last move() was.
    virtual void finish() {}
    /// Everything back to where it was.
    virtual void cancel() {}
    /// Whether the sheet scrolls when the mouse is beyond its border.
    [[nodiscard]] virtual bool scrolls() const { return true; }
    /// To draw: a rectangle in widget pixels, and a few words beside the mouse.
    [[nodiscard]] virtual QRect rectangle() const { return {}; }
    [[nodiscard]] virtual QString label() const { return {}; }
};

using DopeDragPtr = std::unique_ptr<DopeDrag>;

[[nodiscard]] DopeDragPtr dragFrame(DopeCanvas& canvas, const DopePointer& from);
[[nodiscard]] DopeDragPtr dragView(DopeCanvas& canvas, const DopePointer& from);
/// Selects what the rectangle touches; with Ctrl or Shift in addition.
[[nodiscard]] DopeDragPtr dragRectangle(DopeCanvas& canvas, const DopePointer& from);
/// Selects the keys of the frames that are passed over; with Ctrl in addition.
[[nodiscard]] DopeDragPtr dragColumns(DopeCanvas& canvas, const DopePointer& from);
/// Moves the selected keys, with Ctrl copies of them. If the mouse stays on `hit`, whose keys were
/// selected before, they are picked.
[[nodiscard]] DopeDragPtr dragKeys(
    DopeCanvas& canvas, const DopePointer& from, const DopeHit& hit, bool wasSelected);
/// Scales the selected keys in time by the first or last edge.
[[nodiscard]] DopeDragPtr dragEdge(
    DopeCanvas& canvas, const DopePointer& from, const SelectionExtent& extent, bool isLast);
/// Moves a marker; a click selects it and goes to its frame.
[[nodiscard]] DopeDragPtr dragMarker(
    DopeCanvas& canvas, const DopePointer& from, std::size_t marker);
[[nodiscard]] DopeDragPtr dragPlayRange(DopeCanvas& canvas, bool isLast);

} // namespace odori
