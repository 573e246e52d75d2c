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

/// Where the mouse is, in widget pixels.
struct ValuePointer {
    QPointF at;
    Qt::KeyboardModifiers modifiers;
};

/// What drags of keys and handles leave alone, and where those of keys stop.
struct DragRules {
    bool keepsFrames = false;
    bool keepsValues = false;
    bool isSnapping = false; ///< at round values
};

/// What the mouse does between press and release; one type for each kind.
class ValueDrag {
public:
    virtual ~ValueDrag() = default;
    virtual void move(const ValuePointer& pointer) = 0;
    virtual void finish() {}
    virtual void cancel() {}
    /// On top of the graph.
    virtual void paint(QPainter&) const {}
    /// How far it has come, in words; empty: nothing to say.
    [[nodiscard]] virtual QString text() const { return {}; }
};
using ValueDragPtr = std::unique_ptr<ValueDrag>;

/// The view goes along with the mouse.
[[nodiscard]] ValueDragPtr dragGraph(ValueCanvas& canvas, const ValuePointer& from);
/// The current frame goes along with the mouse.
[[nodiscard]] ValueDragPtr scrubFrame(ValueCanvas& canvas, const ValuePointer& from);
/// A rectangle selects the keys whose marks are in it: Shift adds them, Ctrl toggles them. A click
/// clears the selection of keys.
[[nodiscard]] ValueDragPtr boxSelect(ValueCanvas& canvas, const ValuePointer& from);
/// The selected keys go along: in time, and in value that of the channel of `line`. Shift locks the
/// direction that is less. `wasSelected`: a click leaves the key at `frame` alone selected.
[[nodiscard]] ValueDragPtr dragKeys(ValueCanvas& canvas, const ValuePointer& from,
    const GraphLine& line, std::uint32_t frame, bool wasSelected);
/// Selects a key alone; the tracks that the graph shows stay selected.
void selectKey(ValueCanvas& canvas, const mmd::TrackId& track, std::uint32_t frame);
/// A handle goes along, on the 0..127 grid of its segment. Shift locks one direction.
[[nodiscard]] ValueDragPtr dragHandle(
    ValueCanvas& canvas, const ValuePointer& from, const GraphHandle& handle);

} // namespace odori
