// SPDX-License-Identifier: MIT
#include "app/editing/enter_key.h"

#include "ui/fields/number_field.h"

#include <QtGui/QAction>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QAbstractSpinBox>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMainWindow>
#include <QtWidgets/QToolButton>

namespace odori {
namespace {

/// The text of a spin box, which is a field of its own inside it.
QLineEdit* textOf(const QWidget& widget)
{
    return qobject_cast<const QAbstractSpinBox*>(&widget) ? widget.findChild<QLineEdit*>()
                                                          : nullptr;
}

bool isInCellEditor(const QWidget& widget)
{
    for (const QWidget* each = &widget; each->parentWidget(); each = each->parentWidget()) {
        const auto* view = qobject_cast<const QAbstractItemView*>(each->parentWidget());
        if (view && each == view->viewport())
            return &widget != each;
    }
    return false;
}

} // namespace

EnterKey::EnterKey(QMainWindow& window, QAction& action)
    : QObject(&window)
    , m_window(window)
    , m_action(action)
{
    qApp->installEventFilter(this);
}

/// Enter, if that key is the action's.
bool EnterKey::isRegister(const QKeyEvent& key) const
{
    return (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) &&
           !(key.modifiers() & ~Qt::KeypadModifier) &&
           m_action.shortcuts().contains(QKeySequence(key.key()));
}

/// The main window, or a panel that floats.
bool EnterKey::isOfWindow(const QWidget& widget) const
{
    const QWidget* window = widget.window();
    return window == &m_window ||
           (window->inherits("QDockWidget") && window->parentWidget() == &m_window);
}

bool EnterKey::eventFilter(QObject* watched, QEvent* event)
{
    const bool isOverride = event->type() == QEvent::ShortcutOverride;
    if (!isOverride && event->type() != QEvent::KeyPress)
        return false;
    auto* widget = qobject_cast<QWidget*>(watched);
    if (!widget || !isOfWindow(*widget) || !isRegister(*static_cast<QKeyEvent*>(event)))
        return false;
    if (isOverride) { // it comes as a plain key then
        event->accept();
        return false;
    }
    noteOrigin(*widget);
    return widget->isWindow() && use();
}

/// A key that a widget does not take goes to its parent, and so on: remembers where it began.
void EnterKey::noteOrigin(QWidget& widget)
{
    const bool goesOn = m_last && m_last->parentWidget() == &widget;
    m_last = &widget;
    if (goesOn)
        return;
    m_origin = &widget;
    const QLineEdit* text = textOf(widget);
    m_isUncommitted = text && text->isModified();
}

/// Whether the key means something to the widget that had it first, though it did not take it.
bool EnterKey::takesEnter(QWidget& origin) const
{
    if (m_isUncommitted || isInCellEditor(origin))
        return true;
    if (const auto* choice = qobject_cast<QComboBox*>(&origin))
        return choice->isEditable();
    return qobject_cast<QLineEdit*>(&origin) && !qobject_cast<NumberField*>(&origin);
}

/// Nobody took it: true if something was done with it.
bool EnterKey::use()
{
    QWidget* origin = m_origin ? m_origin.data() : &m_window;
    m_last = nullptr;
    if (QLineEdit* text = textOf(*origin))
        text->setModified(false); // it was committed just now
    if (takesEnter(*origin))
        return false;
    if (auto* button = qobject_cast<QAbstractButton*>(origin)) {
        auto* tool = qobject_cast<QToolButton*>(button);
        if (tool && tool->menu() && tool->popupMode() == QToolButton::InstantPopup)
            tool->showMenu();
        else
            button->click();
    } else if (m_action.isEnabled()) {
        m_action.trigger();
    } else {
        emit refused(m_action.toolTip());
    }
    return true;
}

} // namespace odori
