// SPDX-License-Identifier: MIT
#pragma once

namespace odori {

class DopeCanvas;

/// Registers dope sheets for assistive programs: a name, and as the value the row and frame of the
/// cursor with their keys. It can be called several times.
void installDopeAccessibility();

/// Reports that the cursor's row or frame, or its keys, changed.
void announceDopeCanvas(DopeCanvas& canvas);

} // namespace odori
