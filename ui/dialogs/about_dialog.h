// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QDialog>

namespace odori {

/// The program's version, the Qt that it was built with and the one it runs with, and the licences
/// of the program and of the libraries that it links.
class AboutDialog : public QDialog {
    Q_OBJECT
public:
    explicit AboutDialog(QWidget* parent = nullptr);
};

} // namespace odori
