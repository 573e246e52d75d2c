// SPDX-License-Identifier: MIT
#pragma once

class QPoint;

namespace odori {

class CurveCommands;
class ValueCanvas;

/// Shows the context menu at `position` in the canvas, in widget pixels: a command that inserts a
/// key at that frame, then the canvas's actions. If a key at `position` is not selected, it becomes
/// selected, and its line becomes active.
void showValueMenu(ValueCanvas& canvas, CurveCommands& commands, const QPoint& position);

} // namespace odori
