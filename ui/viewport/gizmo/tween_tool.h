// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/posing/tween_gesture.h"
#include "ui/document/typed_number.h"

namespace odori {

/// A tween that follows the mouse without a pressed button: to the right is more. A typed number
/// sets the percentage in place of the mouse.
class TweenTool {
public:
    /// `document` must outlive this object.
    explicit TweenTool(Document& document);

    /// Starts it, and says how it is used or why it is impossible.
    bool begin(mmd::Tween way);
    /// `pixels` to the right since the last call, scaled by Ctrl and Shift.
    void move(float pixels);
    /// See TypedNumber.
    bool type(QChar letter);
    void eraseTyped();
    /// One undo step, or none if nothing changed.
    void end();
    /// Restores the pose before it.
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_gesture.isRunning(); }

    /// The name and the percentage; empty if it does not run.
    [[nodiscard]] QString number() const;

private:
    void preview();

    Document& m_document;
    TweenGesture m_gesture;
    TypedNumber m_typed;
    double m_moved = 0.0; ///< the mouse's amount
};

} // namespace odori
