// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QDialog>

namespace odori {

/// Help > Keys: every key and what it does, with a search.
class KeysDialog : public QDialog {
    Q_OBJECT
public:
    explicit KeysDialog(QWidget* parent);
};

} // namespace odori
