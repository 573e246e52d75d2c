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

/// The position of the mouse, on the widget and in the sheet.
struct DopePointer {
    QPoint at;          ///< widget pixels
    double frame = 0.0; ///< fractional
    int y = 0;          ///< pixels below the first row; does not depend on scrolling
    Qt::KeyboardModifiers modifiers;
};

/// The action of a pressed mouse button until its release. Pressing creates it. move() is also
/// called when the sheet scrolls while the mouse is outside.
class DopeDrag {
public:
    virtual ~DopeDrag() = default;
    virtual void move(const DopePointer& to) = 0;
    /// Called after the button was released at the position of the last move().
    virtual void finish() {}
    /// Restores the state before the drag.
    virtual void cancel() {}
    /// Whether the sheet scrolls when the mouse is beyond its border.
    [[nodiscard]] virtual bool scrolls() const { return true; }
    /// For painting: a rectangle in widget pixels, and a short text beside the mouse.
    [[nodiscard]] virtual QRect rectangle() const { return {}; }
    [[nodiscard]] virtual QString label() const { return {}; }
    /// The keys that the drag replaces if it ends now; null for none.
    [[nodiscard]] virtual const mmd::Selection* replaced() const { return nullptr; }
};

using DopeDragPtr = std::unique_ptr<DopeDrag>;

[[nodiscard]] DopeDragPtr dragFrame(DopeCanvas& canvas, const DopePointer& from);
[[nodiscard]] DopeDragPtr dragView(DopeCanvas& canvas, const DopePointer& from);
/// Selects by a rectangle; Ctrl or Shift add to the selection.
[[nodiscard]] DopeDragPtr dragRectangle(DopeCanvas& canvas, const DopePointer& from);
/// Selects the keys of the frames between the press and the mouse; Ctrl adds to the selection.
[[nodiscard]] DopeDragPtr dragColumns(DopeCanvas& canvas, const DopePointer& from);
/// Moves the selected keys; Ctrl copies them. Shows which other keys they replace. If the keys of
/// `hit` were already selected and the mouse does not move, only the keys of `hit` are selected.
[[nodiscard]] DopeDragPtr dragKeys(
    DopeCanvas& canvas, const DopePointer& from, const DopeHit& hit, bool wasSelected);
/// Scales the selected keys in time by the first or last edge.
[[nodiscard]] DopeDragPtr dragEdge(
    DopeCanvas& canvas, const DopePointer& from, const SelectionExtent& extent, bool isLast);
/// Moves a marker; a click selects it and goes to its frame.
[[nodiscard]] DopeDragPtr dragMarker(
    DopeCanvas& canvas, const DopePointer& from, std::size_t marker);
/// Stretches the motion on both sides of the frame under the mouse, a marker, a beat or the current
/// frame (mmd::TimeStretch). A click selects the marker and goes to the frame.
[[nodiscard]] DopeDragPtr dragTime(DopeCanvas& canvas, const DopePointer& from, const DopeHit& hit);
[[nodiscard]] DopeDragPtr dragPlayRange(DopeCanvas& canvas, bool isLast);

} // namespace odori
