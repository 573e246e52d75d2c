// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QObject>

namespace odori {

class Commands;

/// The tool tips of commands that are disabled, in menus and at tool buttons: they also say why.
/// The text is made when it is shown, so that changes of the document cost nothing.
class CommandTips : public QObject {
    Q_OBJECT
public:
    explicit CommandTips(Commands& commands);

private:
    bool eventFilter(QObject* watched, QEvent* event) override;

    Commands& m_commands; ///< the parent
};

} // namespace odori
