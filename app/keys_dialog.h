// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QDialog>

namespace odori {

class KeyMap;

/// Help > Keys: every key and what it does, with a search.
class KeysDialog : public QDialog {
    Q_OBJECT
public:
    KeysDialog(const KeyMap& map, QWidget* parent);
};

} // namespace odori
