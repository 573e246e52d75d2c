// SPDX-License-Identifier: MIT
#pragma once

class QApplication;

namespace odori {

/// Lets screen readers say the current row of each list, tree and table that gets the focus by the
/// keyboard. Qt says only the name of the view.
void speakCurrentRows(QApplication& application);

} // namespace odori
