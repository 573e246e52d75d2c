// SPDX-License-Identifier: MIT
#pragma once

class QAbstractSpinBox;
class QLineEdit;

namespace odori {

/// Makes a double click in `field` select the whole number under it, with its sign and decimals: Qt
/// stops at the point and at the minus sign. If there is no number, all of the text.
void selectWholeNumbers(QLineEdit& field);
void selectWholeNumbers(QAbstractSpinBox& field);

} // namespace odori
