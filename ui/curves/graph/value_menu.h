// SPDX-License-Identifier: MIT
#pragma once

class QPoint;

namespace odori {

class CurveCommands;
class ValueCanvas;

/// The context menu at a place of the graph, in the canvas's pixels: a key inserted at the frame
/// there, then the canvas's actions. A key there that is not selected becomes so, and its line
/// the active one.
void showValueMenu(ValueCanvas& canvas, CurveCommands& commands, const QPoint& place);

} // namespace odori
