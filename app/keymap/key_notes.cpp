// SPDX-License-Identifier: MIT
#include "app/keymap/key_notes.h"

#include "app/commands/commands.h"
#include "app/commands/menu_titles.h"
#include "app/keymap/key_scope.h"

#include <QtCore/QCoreApplication>

namespace odori {
namespace {

struct KeyNotes {
    Q_DECLARE_TR_FUNCTIONS(odori::KeyNotes)
};

bool isArrow(int key)
{
    return key >= Qt::Key_Left && key <= Qt::Key_Down;
}

/// Whether DopeCanvas handles the key.
bool movesSheetCursor(QKeyCombination key)
{
    const bool control = key.keyboardModifiers() & Qt::ControlModifier;
    switch (key.key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
        return !control;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        return true;
    case Qt::Key_Home:
    case Qt::Key_End:
        return control;
    default:
        return false;
    }
}

/// Whether CurveView handles the key.
bool movesHandles(QKeyCombination key)
{
    const bool choosesHandle = (key.key() == Qt::Key_1 || key.key() == Qt::Key_2) &&
                               key.keyboardModifiers() == Qt::NoModifier;
    return isArrow(key.key()) || choosesHandle;
}

/// The menu in the menu bar that this key opens; empty if there is none.
QString menuOfLetter(const QKeySequence& key)
{
    for (const char* group : {"file.", "edit.", "select.", "keys.", "playback.", "pose.",
             "physics.", "tools.", "models.", "view.", "help."}) {
        const QString title = QCoreApplication::translate("odori::Menus", menuTitleOf(group));
        if (QKeySequence::mnemonic(title) == key)
            return Commands::plainText(title);
    }
    return {};
}

} // namespace

QStringList notesOf(const Command& command, const QKeySequence& key)
{
    QStringList notes;
    const CommandScope scope = scopeOfKey(command.scope, key[0]);
    const QString text = key.toString(QKeySequence::NativeText);
    if (movesSheetCursor(key[0]) && doOverlap(scope, CommandScope::DopeSheet))
        notes.append(KeyNotes::tr("In the dope sheet %1 moves the cursor instead.").arg(text));
    if (movesHandles(key[0]) && doOverlap(scope, CommandScope::Curves))
        notes.append(KeyNotes::tr("In the curve editor %1 acts on the handles instead.").arg(text));
    if (const QString menu = menuOfLetter(key); !menu.isEmpty())
        notes.append(KeyNotes::tr("%1 no longer opens the menu %2.").arg(text, menu));
    return notes;
}

} // namespace odori
