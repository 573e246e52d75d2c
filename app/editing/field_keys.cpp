// SPDX-License-Identifier: MIT
#include "app/editing/field_keys.h"

#include "app/keymap/key_scope.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QAbstractSpinBox>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDialog>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QSpinBox>

#include <algorithm>
#include <iterator>

namespace odori {
namespace {

bool isField(const QObject* object)
{
    return qobject_cast<const QLineEdit*>(object) ||
           qobject_cast<const QAbstractSpinBox*>(object) || qobject_cast<const QComboBox*>(object);
}

/// Discards what is typed and not committed.
void discardTyped(QAbstractSpinBox& field)
{
    const QSignalBlocker blocker(field);
    if (auto* whole = qobject_cast<QSpinBox*>(&field))
        whole->setValue(whole->value());
    else if (auto* real = qobject_cast<QDoubleSpinBox*>(&field))
        real->setValue(real->value());
}

double numberOf(const QAbstractSpinBox& field)
{
    return field.property("value").toDouble();
}

/// A click on a disabled field leaves the focus where it was. What is typed then is for the field,
/// not for the view or the dope sheet. Dialogs have no keys of commands.
void leaveFocusFor(const QWidget& disabled)
{
    QWidget* focus = QApplication::focusWidget();
    const Qt::WindowType window = disabled.window()->windowType();
    if (focus && !focus->isAncestorOf(&disabled) && window != Qt::Dialog && window != Qt::Popup)
        focus->clearFocus();
}

bool isInPopup(const QWidget& field)
{
    return field.window()->windowType() == Qt::Popup;
}

/// Tab moves to the next button, Space presses it.
bool belongsToButton(const QKeyEvent& key)
{
    return key.key() == Qt::Key_Tab || key.key() == Qt::Key_Backtab ||
           (key.key() == Qt::Key_Space && !key.modifiers());
}

/// Keys of Emacs, with which text fields of X11 go to the end of the line, delete, and deselect.
/// Commands may have them; a field gets them only if no command has them.
bool isEmacsKey(const QKeyEvent& key)
{
    constexpr QKeyCombination keys[] = {Qt::CTRL | Qt::Key_E, Qt::CTRL | Qt::Key_K,
        Qt::CTRL | Qt::Key_U, Qt::CTRL | Qt::SHIFT | Qt::Key_A};
    return std::find(std::begin(keys), std::end(keys), key.keyCombination()) != std::end(keys);
}

} // namespace

FieldKeys::FieldKeys(QApplication& application)
    : QObject(&application)
{
    application.installEventFilter(this);
    connect(&application, &QApplication::focusChanged, this, [this](QWidget* old, QWidget* now) {
        if (now && isField(now) && old && !isField(old))
            m_before = old;
        noteNumber(qobject_cast<QAbstractSpinBox*>(now));
    });
}

void FieldKeys::noteNumber(QAbstractSpinBox* field)
{
    m_field = field && isInPopup(*field) ? field : nullptr;
    if (m_field)
        m_number = numberOf(*m_field);
}

/// After Enter the number is no longer a typed one, and neither is one that a letter gave the
/// field: T taps the tempo.
void FieldKeys::noteLater(QAbstractSpinBox& field, int key)
{
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (!isEnter && (key < Qt::Key_A || key > Qt::Key_Z))
        return;
    QMetaObject::invokeMethod(
        this,
        [this, field = QPointer(&field), isEnter, before = numberOf(field)] {
            if (field && (isEnter || numberOf(*field) != before))
                noteNumber(field);
        },
        Qt::QueuedConnection);
}

bool FieldKeys::revert(QAbstractSpinBox& field)
{
    const QString before = field.text();
    discardTyped(field);
    if (&field == m_field && numberOf(field) != m_number)
        field.setProperty("value", m_number);
    if (field.text() == before)
        return false;
    field.selectAll();
    return true;
}

bool FieldKeys::eventFilter(QObject* watched, QEvent* event)
{
    const bool isListOpen = QApplication::activePopupWidget(); // a menu, or the list of a combo box
    if (event->type() == QEvent::MouseButtonPress && isField(watched)) {
        if (const auto* field = qobject_cast<QWidget*>(watched); !field->isEnabled())
            leaveFocusFor(*field);
    } else if (event->type() == QEvent::ShortcutOverride && (isField(watched) || isListOpen)) {
        if (isPlainKey(static_cast<QKeyEvent*>(event)->keyCombination()))
            event->accept();
        else if (isEmacsKey(*static_cast<QKeyEvent*>(event)))
            return true; // the field does not accept it
    } else if (event->type() == QEvent::ShortcutOverride &&
               qobject_cast<QAbstractButton*>(watched)) {
        if (belongsToButton(*static_cast<QKeyEvent*>(event)))
            event->accept();
    } else if (auto* field = qobject_cast<QAbstractSpinBox*>(watched);
               field && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (isInPopup(*field)) {
            noteLater(*field, key);
            return key == Qt::Key_Escape && revert(*field);
        }
        // Queued, so that the field commits its number first.
        if ((key == Qt::Key_Return || key == Qt::Key_Enter) && m_before)
            QMetaObject::invokeMethod(
                m_before, [before = m_before] { before->setFocus(); }, Qt::QueuedConnection);
        if (key == Qt::Key_Escape && m_before && !qobject_cast<QDialog*>(field->window())) {
            discardTyped(*field);
            m_before->setFocus();
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace odori
