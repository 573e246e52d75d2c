// SPDX-License-Identifier: MIT
#pragma once

namespace odori {

/// Replaces Qt's text for screen readers of all line edits. Qt 6.4 reports an empty range of
/// attributes for each letter, for which Orca 43 loses the last one: it says "15" for "154".
/// Fields inside of boxes and for passwords keep Qt's. It can be called several times.
void installSpokenLines();

} // namespace odori
