// SPDX-License-Identifier: MIT
#pragma once

class QLineEdit;

namespace odori {

/// Shows a button in `field` that clears it, in the colour of the theme.
void addClearButton(QLineEdit& field);

} // namespace odori
