// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/motion.h"

#include <QtCore/QPointF>
#include <QtCore/QString>

#include <memory>

class QPainter;

namespace odori {

class ValueCanvas;
struct GraphHandle;
struct GraphLine;

/// The position of the mouse, in widget pixels.
struct ValuePointer {
    QPointF at;
    Qt::KeyboardModifiers modifiers;
};

/// The directions in which drags cannot move keys and handles, and whether values of keys snap.
struct DragRules {
    bool keepsFrames = false;
    bool keepsValues = false;
    bool isSnapping = false; ///< to round values
};

/// The action of the mouse between press and release; one class for each kind.
class ValueDrag {
public:
    virtual ~ValueDrag() = default;
    virtual void move(const ValuePointer& pointer) = 0;
    virtual void finish() {}
    virtual void cancel() {}
    /// Paints over the graph.
    virtual void paint(QPainter&) const {}
    /// The change by the drag so far, in words; empty: none.
    [[nodiscard]] virtual QString text() const { return {}; }

    /// Whether the user can type a number, which replaces the change by the mouse.
    [[nodiscard]] virtual bool takesNumbers() const { return false; }
    [[nodiscard]] virtual bool isTyping() const { return false; }
    /// Types a letter of the number; returns false if it cannot have this letter.
    virtual bool type(QChar) { return false; }
    virtual void eraseTyped() {}
    /// The number changes the other direction: frames instead of values, or values.
    virtual void turnTyped() {}
};
using ValueDragPtr = std::unique_ptr<ValueDrag>;

/// Pans the view with the mouse.
[[nodiscard]] ValueDragPtr dragGraph(ValueCanvas& canvas, const ValuePointer& from);
/// Moves the current frame with the mouse.
[[nodiscard]] ValueDragPtr scrubFrame(ValueCanvas& canvas, const ValuePointer& from);
/// A rectangle selects the keys whose marks are inside: Shift adds them, Ctrl toggles them. A click
/// clears the selection of keys.
[[nodiscard]] ValueDragPtr boxSelect(ValueCanvas& canvas, const ValuePointer& from);
/// Moves the selected keys in time, and the values of the channel of `line`. Shift locks the
/// direction with the smaller movement. `wasSelected`: a click selects only the key at `frame`.
[[nodiscard]] ValueDragPtr dragKeys(ValueCanvas& canvas, const ValuePointer& from,
    const GraphLine& line, std::uint32_t frame, bool wasSelected);
/// Selects only one key; the tracks in the graph stay selected.
void selectKey(ValueCanvas& canvas, const mmd::TrackId& track, std::uint32_t frame);
/// Moves a handle on the 0..127 grid of its segment. Shift locks one direction.
[[nodiscard]] ValueDragPtr dragHandle(
    ValueCanvas& canvas, const ValuePointer& from, const GraphHandle& handle);

} // namespace odori
