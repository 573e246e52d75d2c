// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QDialog>

namespace odori {

/// The program's version, the versions of Qt that it was built with and runs with, and the licences
/// of the program and of its libraries.
class AboutDialog : public QDialog {
    Q_OBJECT
public:
    explicit AboutDialog(QWidget* parent = nullptr);
};

} // namespace odori
