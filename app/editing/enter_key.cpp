// SPDX-License-Identifier: MIT
#include "app/editing/enter_key.h"

#include "ui/fields/number_field.h"
#include "ui/panels/outside_parent_section.h"
#include "ui/panels/value_section.h"

#include <QtGui/QAction>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QAbstractSpinBox>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMainWindow>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QToolButton>

namespace odori {
namespace {

/// The inner field of a spin box; null for other widgets.
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

/// The Register button of the part of a panel around the widget that shows one value; null if there
/// is none.
QPushButton* registerButtonOf(QWidget& widget)
{
    for (QWidget* each = &widget; each; each = each->parentWidget()) {
        if (auto* section = qobject_cast<ValueSection*>(each))
            return &section->registerButton();
        if (auto* section = qobject_cast<OutsideParentSection*>(each))
            return &section->registerButton();
    }
    return nullptr;
}

} // namespace

EnterKey::EnterKey(QMainWindow& window, QAction& action)
    : QObject(&window)
    , m_window(window)
    , m_action(action)
{
    qApp->installEventFilter(this);
}

/// Whether the key is Enter, and the action has it as a shortcut.
bool EnterKey::isRegister(const QKeyEvent& key) const
{
    return (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) &&
           !(key.modifiers() & ~Qt::KeypadModifier) &&
           m_action.shortcuts().contains(QKeySequence(key.key()));
}

/// Whether the widget is in the main window or in a floating panel.
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
    if (isOverride) { // accepting makes it a plain key press
        event->accept();
        return false;
    }
    noteOrigin(*widget);
    return widget->isWindow() && use();
}

/// If a widget ignores a key, Qt sends it to the parent, and so on. This stores the first widget.
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

/// Whether the first widget uses Enter, although it ignored the key event.
bool EnterKey::usesEnter(QWidget& origin) const
{
    if (m_isUncommitted || isInCellEditor(origin))
        return true;
    if (const auto* choice = qobject_cast<QComboBox*>(&origin))
        return choice->isEditable();
    const bool isValue = qobject_cast<NumberField*>(&origin) || origin.property("isValue").toBool();
    return qobject_cast<QLineEdit*>(&origin) && !isValue;
}

/// Called if no widget accepted the key. Returns whether the key had an effect.
bool EnterKey::use()
{
    QWidget* origin = m_origin ? m_origin.data() : &m_window;
    m_last = nullptr;
    if (QLineEdit* text = textOf(*origin))
        text->setModified(false); // Enter has just committed it
    if (usesEnter(*origin))
        return false;
    if (auto* button = qobject_cast<QAbstractButton*>(origin)) {
        auto* tool = qobject_cast<QToolButton*>(button);
        if (tool && tool->menu() && tool->popupMode() == QToolButton::InstantPopup)
            tool->showMenu();
        else
            button->click();
    } else if (QPushButton* own = registerButtonOf(*origin)) {
        if (own->isEnabled())
            own->click();
        else
            emit refused(own->toolTip());
    } else if (m_action.isEnabled()) {
        m_action.trigger();
    } else {
        emit refused(m_action.toolTip());
    }
    return true;
}

} // namespace odori
