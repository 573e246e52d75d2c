// SPDX-License-Identifier: MIT
#include "app/keymap/key_press.h"

#include <QtGui/QKeyEvent>

namespace odori {
namespace {

bool isNoKey(int key)
{
    switch (key) {
    case 0:
    case Qt::Key_unknown:
    case Qt::Key_Shift:
    case Qt::Key_Control:
    case Qt::Key_Meta:
    case Qt::Key_Alt:
    case Qt::Key_AltGr:
    case Qt::Key_Super_L:
    case Qt::Key_Super_R:
    case Qt::Key_Hyper_L:
    case Qt::Key_Hyper_R:
    case Qt::Key_CapsLock:
    case Qt::Key_NumLock:
    case Qt::Key_ScrollLock:
        return true;
    default: // dead keys and keys of input methods
        return (key >= Qt::Key_Multi_key && key <= Qt::Key_Mode_switch) ||
               (key >= Qt::Key_Dead_Grave && key <= Qt::Key_Dead_Longsolidusoverlay);
    }
}

/// As in QKeySequenceEdit: Shift is no modifier if it is needed to type a character.
bool makesCharacter(const QKeyEvent& event)
{
    const QString text = event.text();
    return !text.isEmpty() && text[0].isPrint() && !text[0].isLetterOrNumber() &&
           !text[0].isSpace();
}

} // namespace

std::optional<QKeySequence> pressedKey(const QKeyEvent& event)
{
    if (isNoKey(event.key()))
        return std::nullopt;
    const int key = event.key() == Qt::Key_Backtab ? int(Qt::Key_Tab) : event.key();
    Qt::KeyboardModifiers modifiers =
        event.modifiers() & (Qt::ControlModifier | Qt::ShiftModifier | Qt::AltModifier |
                                Qt::MetaModifier | Qt::KeypadModifier);
    if (makesCharacter(event))
        modifiers.setFlag(Qt::ShiftModifier, false);
    // Enter of the number pad has its own Qt::Key, and arrows are the same everywhere.
    const bool isNamed = key == Qt::Key_Enter || (key >= Qt::Key_Escape && key <= Qt::Key_PageDown);
    if (isNamed)
        modifiers.setFlag(Qt::KeypadModifier, false);
    return QKeySequence(QKeyCombination(modifiers, Qt::Key(key)));
}

QString heldModifiers(const QKeyEvent& event)
{
    Qt::KeyboardModifiers held = event.modifiers();
    // On X11, the event has the modifiers from before the press.
    const bool isPress = event.type() == QEvent::KeyPress;
    for (const auto& [key, modifier] :
        {std::pair{Qt::Key_Shift, Qt::ShiftModifier}, {Qt::Key_Control, Qt::ControlModifier},
            {Qt::Key_Alt, Qt::AltModifier}, {Qt::Key_Meta, Qt::MetaModifier}})
        if (event.key() == key)
            held.setFlag(modifier, isPress);
    held &= Qt::ControlModifier | Qt::ShiftModifier | Qt::AltModifier | Qt::MetaModifier;
    if (!held)
        return {};
    // Formats the modifiers with a key, then removes the key's name.
    const QString text =
        QKeySequence(QKeyCombination(held, Qt::Key_A)).toString(QKeySequence::NativeText);
    return text.chopped(1) + u'…';
}

} // namespace odori
