// SPDX-License-Identifier: MIT
#pragma once

namespace odori {

class DopeCanvas;

/// The whole frame for a fractional one under the mouse: that of the nearest beat if the sheet
/// snaps to beats, else the nearest frame. Not clamped.
[[nodiscard]] double snappedFrame(const DopeCanvas& canvas, double frame);

} // namespace odori
