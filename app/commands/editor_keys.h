// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QList>
#include <QtCore/QObject>

class QAction;
class QKeyEvent;
class QWidget;

namespace odori {

class Commands;

/// Passes keys to commands that Qt's shortcuts alone would not reach.
///
/// Keys of the number pad: on X11 and Wayland, Qt removes the keypad modifier, so a shortcut of the
/// number pad never matches. The key press goes to the focused widget instead, and from there up to
/// the editor or the window if no widget uses it. A command with this key of the number pad has
/// priority over a command with the plain digit.
///
/// During a gesture, such as a drag, commands get no keys.
///
/// Plain keys of commands of the whole window act only in the editors: lists and trees use them to
/// find rows. The letters of tools, playback and hiding act there, too, if no row begins with them:
/// the hand that chooses a bone in a list goes on with X, as in MMD, or hides the bone.
class EditorKeys : public QObject {
    Q_OBJECT
public:
    EditorKeys(Commands& commands, const QList<QWidget*>& editors);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool isOfWindow(const QWidget& widget) const;
    [[nodiscard]] bool isInEditor(const QWidget& widget) const;
    /// The command with that key of the number pad at this widget; null if there is none.
    [[nodiscard]] QAction* padAction(QWidget& widget, const QKeyEvent& key) const;

    /// The tool with that letter, playback, or hiding bones: they change no keys and no drafts, so
    /// a list that has no row for the letter passes it to them. Null if there is none.
    [[nodiscard]] QAction* toolAction(const QKeyEvent& key) const;

    /// Whether a running gesture gets the key, and no command.
    [[nodiscard]] bool isOfGesture(const QKeyEvent& key) const;
    void sayWhyNot(const QKeyEvent& key) const;

    Commands& m_commands;
    QList<QWidget*> m_editors;
};

} // namespace odori
