// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QList>
#include <QtCore/QObject>

class QAction;
class QKeyEvent;
class QWidget;

namespace odori {

class Commands;

/// Brings keys to commands where Qt's shortcuts alone would not.
///
/// Keys of the number pad: X11 and Wayland never match a shortcut of the number pad (Qt strips its
/// modifier there), so the key comes on as a plain one, up to the editor or the window if nobody in
/// it wants it. It belongs to the command that has it on the number pad before one that has the
/// plain digit.
///
/// Plain keys of commands of the whole window act in the editors only: lists and trees use them to
/// find rows.
class EditorKeys : public QObject {
    Q_OBJECT
public:
    EditorKeys(Commands& commands, const QList<QWidget*>& editors);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool isOfWindow(const QWidget& widget) const;
    [[nodiscard]] bool isInEditor(const QWidget& widget) const;
    /// The command of that key of the number pad at this widget; null without one.
    [[nodiscard]] QAction* padAction(QWidget& widget, const QKeyEvent& key) const;

    Commands& m_commands;
    QList<QWidget*> m_editors;
};

} // namespace odori
