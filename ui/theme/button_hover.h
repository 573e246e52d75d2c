// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QObject>

class QApplication;

namespace odori {

/// Qt does not tell a tool button that the mouse left it while its menu was open. Then the button
/// looks as if the mouse was over it, until the mouse comes back. This tells it when a menu closes.
/// One object for the whole program.
class ButtonHover : public QObject {
public:
    explicit ButtonHover(QApplication& application);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace odori
