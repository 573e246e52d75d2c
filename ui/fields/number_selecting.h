// SPDX-License-Identifier: MIT
#pragma once

class QAbstractSpinBox;
class QLineEdit;

namespace odori {

/// Makes a double click in `field` select the whole number under it, with its sign and decimals: Qt
/// stops at the decimal point and at the minus sign. If there is no number, it selects all text.
void selectWholeNumbers(QLineEdit& field);
void selectWholeNumbers(QAbstractSpinBox& field);

} // namespace odori
