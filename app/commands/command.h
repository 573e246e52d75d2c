// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QList>
#include <QtCore/QString>
#include <QtGui/QKeySequence>

#include <cstdint>

namespace odori {

struct Editor;
struct EditorState;

/// Where the keys of a command act.
enum class CommandScope : std::uint8_t {
    Window,    ///< anywhere in the window: keys with Ctrl, function keys
    Editors,   ///< viewport, dope sheet and curve editor: single keys, Enter, Delete
    TimeLines, ///< viewport and dope sheet: arrows, which move a handle in the curve editor
    Viewport,
    DopeSheet,
    Curves, ///< the curve editor: its grid and its graph
};

/// One command of the editor. Menus, context menus, headers, the tool bar, tool tips, the list of
/// keys and the README's table of keys use commands by their ids.
struct Command {
    const char* id;         ///< "keys.register": never translated, never changed
    const char* text;       ///< as a menu shows it, with its access key; QT_TR_NOOP of Commands
    const char* help = {};  ///< a sentence for the tool tip; none: the text is enough
    const char* label = {}; ///< for a button, if it has less space than a menu
    const char* icon = {};  ///< name of a themed icon
    const char* checkedIcon = {};     ///< the icon while the command is checked
    QList<QKeyCombination> keys = {}; ///< MMD's; the menu shows the first one
    CommandScope scope = CommandScope::Window;
    bool (*isEnabled)(const EditorState&) = nullptr; ///< null: always
    const char* needs = {}; ///< a sentence for the user: why it is disabled, or what to do first
    bool (*isChecked)(const EditorState&) = nullptr; ///< null: neither a switch nor a choice
    /// The current text in the menu, if it depends on the state; translated.
    QString (*title)(const EditorState&) = nullptr;
    QString (*tip)(const EditorState&) = nullptr;    ///< the same for `help`
    bool isNamedByFrame = false;                     ///< title and tip change with the frame
    bool (*isVisible)(const EditorState&) = nullptr; ///< null: always
    const char* choice = {}; ///< name of a group of choices, shown with dots instead of ticks
    void (*run)(Editor&);
};

/// All commands, in the order of the menus.
[[nodiscard]] const QList<Command>& commandTable();

/// The command with this id; ends the program for an unknown id, which is a programming error.
[[nodiscard]] const Command& commandOf(QLatin1String id);

} // namespace odori
