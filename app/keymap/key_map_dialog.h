// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QDialog>

namespace odori {

class UserKeys;

/// The key map in a window of its own.
class KeyMapDialog : public QDialog {
    Q_OBJECT
public:
    KeyMapDialog(UserKeys& keys, QWidget* parent);
};

} // namespace odori
