// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QList>
#include <QtCore/QString>
#include <QtGui/QKeySequence>

#include <functional>

class QAction;
class QObject;

namespace odori {

class MainWindow;

/// Where an action's keys act.
enum class KeyScope {
    Window,    ///< anywhere in the window: keys with Ctrl, function keys
    Editors,   ///< viewport, dope sheet and curve editor: single keys, Enter, Delete
    TimeLines, ///< viewport and dope sheet: arrows, which move a handle in the curve editor
};

/// A command as menus show it.
struct ActionSpec {
    QString icon; ///< name of a themed icon, or empty
    QString text;
    QList<QKeySequence> keys;
    KeyScope scope = KeyScope::Window;
    QString hint = {}; ///< tool tip; empty: the text
};

/// An action of `window`, owned by `parent`, that calls `function`.
[[nodiscard]] QAction* makeAction(
    MainWindow& window, QObject* parent, const ActionSpec& spec, std::function<void()> function);

/// A text with a name in it, and the tool tip that Qt makes of it: plain, though the name may look
/// like HTML. "&" in the name: see menuText.
void setNamedText(QAction& action, const QString& text);

} // namespace odori
