// SPDX-License-Identifier: MIT
#pragma once

namespace odori {

/// Lets screen readers on Linux say what is chosen in every box of a list, when it gets the focus
/// and when the choice changes. Qt 6.4 gives the choice as the name there, which Orca leaves out if
/// the box has a label. Boxes with a text field keep Qt's. It can be called several times.
void installSpokenBoxes();

} // namespace odori
