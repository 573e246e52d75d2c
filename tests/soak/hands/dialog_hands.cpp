// SPDX-License-Identifier: MIT
#include "tests/soak/hands/dialog_hands.h"

#include "app/commands/commands.h"
#include "ui/fields/drag_label.h"
#include "ui/fields/value_slider.h"
#include "ui/panels/light/light_ball.h"

#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QAbstractSpinBox>
#include <QtWidgets/QColorDialog>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSlider>
#include <QtWidgets/QTabBar>

#include <algorithm>

namespace odori::soak {
namespace {

constexpr int mostInputs = 10; ///< then the dialog is closed

template <class... Types>
bool isOneOf(const QWidget& widget)
{
    return (qobject_cast<const Types*>(&widget) || ...);
}

} // namespace

bool isForHands(const QWidget& widget)
{
    if (!widget.isVisible() || !widget.isEnabled() || widget.width() < 4 || widget.height() < 4)
        return false;
    // The colour dialog's pick button waits for a real mouse; Qt's list of pages of a tool bar is
    // a menu.
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    if (button && qobject_cast<const QColorDialog*>(widget.window()))
        return false;
    const auto* view = qobject_cast<const QAbstractItemView*>(widget.parentWidget());
    return button || (view && view->viewport() == &widget) ||
           isOneOf<QComboBox, QAbstractSpinBox, QLineEdit, QSlider, QTabBar, ValueSlider, DragLabel,
               LightBall>(widget);
}

bool DialogHands::isForbidden(const QAction& action) const
{
    return std::any_of(m_forbidden.begin(), m_forbidden.end(), [&](const QString& id) {
        return m_program.window().commands().action(id.toLatin1().constData()) == &action;
    });
}

bool DialogHands::plan(Plan& plan)
{
    const QString name = inputWindow(m_program);
    if (name == WindowName::main) {
        m_count = 0;
        m_last.clear();
        return false;
    }
    QWidget& window = *windowNamed(m_program, name);
    const QString now = name + QLatin1String(window.metaObject()->className());
    m_count = now == m_last ? m_count + 1 : 0;
    m_last = now;
    if (m_count >= mostInputs)
        plan.add(QStringLiteral("reject"));
    else if (name == WindowName::popup)
        planPopup(window, plan);
    else if (qobject_cast<QFileDialog*>(&window))
        planFileDialog(window, plan);
    else
        planDialog(window, plan);
    return true;
}

void DialogHands::planPopup(QWidget& popup, Plan& plan)
{
    if (auto* menu = qobject_cast<QMenu*>(&popup)) {
        planMenu(*menu, plan);
        return;
    }
    // By keys, because a list ignores the mouse for a while after it was opened.
    for (int steps = m_random.below(4); steps > 0; --steps)
        plan.key(m_random.chance(60) ? Qt::Key_Down : Qt::Key_Up);
    plan.key(m_random.chance(70) ? Qt::Key_Return : Qt::Key_Escape);
}

void DialogHands::planMenu(QMenu& menu, Plan& plan)
{
    QList<QAction*> usable;
    for (QAction* action : menu.actions())
        if (action->isVisible() && action->isEnabled() && !action->isSeparator() &&
            !isForbidden(*action))
            usable.append(action);
    if (usable.isEmpty() || m_random.chance(20)) {
        plan.key(Qt::Key_Escape);
        return;
    }
    plan.click(menu, menu.actionGeometry(m_random.of(usable)).center());
}

void DialogHands::planFileDialog(QWidget&, Plan& plan)
{
    if (m_random.chance(25))
        plan.key(Qt::Key_Escape);
    else
        plan.add(QStringLiteral("path"), {m_random.of(m_files)});
}

void DialogHands::planDialog(QWidget& dialog, Plan& plan)
{
    QList<QWidget*> fields;
    QList<QAbstractButton*> buttons;
    for (QWidget* each : dialog.findChildren<QWidget*>()) {
        if (!isForHands(*each) || each->window() != &dialog)
            continue;
        if (auto* button = qobject_cast<QPushButton*>(each))
            buttons.append(button);
        else
            fields.append(each);
    }
    const int what = m_random.below(100);
    if (qobject_cast<QMessageBox*>(&dialog) || fields.isEmpty() || what < 30) {
        if (!buttons.isEmpty() && m_random.chance(75)) {
            QWidget& button = *m_random.of(buttons);
            plan.click(button, button.rect().center());
        } else
            plan.key(m_random.chance(50) ? Qt::Key_Escape : Qt::Key_Return);
    } else
        planField(*m_random.of(fields), plan);
}

void DialogHands::planField(QWidget& field, Plan& plan)
{
    plan.click(field, m_random.in(field.rect().adjusted(2, 2, -2, -2)));
    if (qobject_cast<QAbstractSpinBox*>(&field) || qobject_cast<QLineEdit*>(&field)) {
        plan.key(Qt::CTRL | Qt::Key_A);
        plan.text(plan.someNumber());
        if (m_random.chance(40))
            plan.key(Qt::Key_Tab);
    } else if (m_random.chance(15))
        plan.wheel(field, field.rect().center(), {});
}

} // namespace odori::soak
