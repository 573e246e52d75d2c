// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QObject>

class QBoxLayout;
class QDialog;

namespace odori {

/// Makes every dialog usable on a screen that is smaller than the dialog can be, as with texts of
/// double size: what has no room is reached by scrolling, and the focus scrolls into view. The row
/// of buttons at the end of a dialog stays visible below. Qt's dialogs for files get room for their
/// columns.
class ScrolledDialogs : public QObject {
public:
    explicit ScrolledDialogs(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// These columns of a dialog are put below each other when the dialog is shown, if they are wider
/// together than the screen.
void setStackable(QBoxLayout& columns);

/// Puts the contents of `dialog` into a scroll area and reduces the dialog to its screen, if it is
/// larger than that. Returns whether it was. The dialog's own layout() is another one afterwards.
/// The scroll area ends with a whole row. Dialogs of Qt are not changed.
bool scrollIfTooLarge(QDialog& dialog);

} // namespace odori
