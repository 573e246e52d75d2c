// SPDX-License-Identifier: MIT
#pragma once

namespace odori {

class DopeCanvas;

/// Makes assistive programs know dope sheets: name, and as value the row and frame of the cursor
/// with what is there. May be called any number of times.
void installDopeAccessibility();

/// Tells them that the cursor's row or frame, or what is there, has changed.
void announceDopeCanvas(DopeCanvas& canvas);

} // namespace odori
