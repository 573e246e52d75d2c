// SPDX-License-Identifier: MIT
#pragma once

#include "ui/curves/graph/drags/editable_keys.h"
#include "ui/curves/graph/value_graph.h"

#include <QtCore/QString>

namespace odori {

class ValueCanvas;

/// The message that a rotation has stopped half a turn from its neighbour.
[[nodiscard]] QString turnStoppedText();

/// A gesture of the document that moves the editable keys with the mouse or the keyboard. The
/// constructor begins it; finish() or cancel() ends it.
class KeyMove {
public:
    KeyMove(ValueCanvas& canvas, mmd::KeyNumber channel);

    /// Moves by `frames` and by `amount` in the channel's unit, both from the start of the gesture.
    void moveTo(std::int64_t frames, double amount);
    void finish();
    void cancel();

    [[nodiscard]] mmd::KeyNumber channel() const { return m_channel; }
    [[nodiscard]] const mmd::MovedKeys& moved() const { return m_moved; }
    [[nodiscard]] QString text() const;
    /// How many keys would be replaced, to append to a text; empty: none.
    [[nodiscard]] QString replacedText() const;

private:
    ValueCanvas& m_canvas;
    mmd::KeyNumber m_channel;
    EditableKeys m_keys;
    mmd::MovedKeys m_moved;
};

} // namespace odori
