// SPDX-License-Identifier: MIT
#include "app/commands/editor_keys.h"

#include "app/commands/commands.h"
#include "app/keymap/key_scope.h"
#include "app/main_window.h"

#include <QtGui/QAction>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QAbstractSpinBox>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QLineEdit>

#include <algorithm>

namespace odori {
namespace {

/// Whether the action acts at `widget`: in an editor with the action, in the window or in a
/// floating panel, whose parent is the window.
bool holdsAction(const QWidget& widget, const QAction& action, const QWidget& window)
{
    return action.shortcutContext() == Qt::WidgetWithChildrenShortcut
               ? widget.actions().contains(&action)
               : &widget == &window || (widget.isWindow() && widget.parentWidget() == &window);
}

/// Whether `key` is a letter or digit for which a list has no row. Lists search their rows for it.
bool findsNoRow(const QWidget& widget, const QKeyEvent& key)
{
    const auto* list = qobject_cast<const QAbstractItemView*>(&widget);
    const QString text = key.text();
    if (!list || !list->model() || text.isEmpty() || !text.front().isLetterOrNumber() ||
        !isPlainKey(key.keyCombination()) ||
        list->editTriggers().testFlag(QAbstractItemView::AnyKeyPressed))
        return false;
    const int column = std::max(0, list->currentIndex().column());
    const QModelIndex first = list->model()->index(0, column, list->rootIndex());
    return !first.isValid() || list->model()
                                   ->match(first, Qt::DisplayRole, text, 1,
                                       Qt::MatchStartsWith | Qt::MatchWrap | Qt::MatchRecursive)
                                   .isEmpty();
}

} // namespace

EditorKeys::EditorKeys(Commands& commands, const QList<QWidget*>& editors)
    : QObject(&commands)
    , m_commands(commands)
    , m_editors(editors)
{
    qApp->installEventFilter(this);
}

bool EditorKeys::isOfWindow(const QWidget& widget) const
{
    const QWidget& window = m_commands.editor().window;
    const QWidget* top = widget.window();
    return top == &window ||
           (qobject_cast<const QDockWidget*>(top) && top->parentWidget() == &window);
}

bool EditorKeys::isInEditor(const QWidget& widget) const
{
    return std::any_of(m_editors.begin(), m_editors.end(),
        [&](const QWidget* editor) { return editor == &widget || editor->isAncestorOf(&widget); });
}

QAction* EditorKeys::padAction(QWidget& widget, const QKeyEvent& key) const
{
    const QWidget* focus = QApplication::focusWidget();
    if (!(key.modifiers() & Qt::KeypadModifier) ||
        (isPlainKey(key.keyCombination()) && (!focus || !isInEditor(*focus))))
        return nullptr;
    const QKeySequence sequence(key.keyCombination());
    for (const Command& command : commandTable()) {
        QAction* action = m_commands.action(command.id);
        if (action->shortcuts().contains(sequence) &&
            holdsAction(widget, *action, m_commands.editor().window))
            return action;
    }
    return nullptr;
}

/// No command may change the data of a drag. Undo and Esc end the drag.
bool EditorKeys::isOfGesture(const QKeyEvent& key) const
{
    const QKeySequence sequence(key.keyCombination());
    return key.key() != Qt::Key_Escape &&
           !m_commands.action("edit.undo")->shortcuts().contains(sequence) &&
           !m_commands.action("edit.redo")->shortcuts().contains(sequence);
}

bool EditorKeys::eventFilter(QObject* watched, QEvent* event)
{
    const bool isOverride = event->type() == QEvent::ShortcutOverride;
    if (!isOverride && event->type() != QEvent::KeyPress)
        return false;
    auto* widget = qobject_cast<QWidget*>(watched);
    if (!widget || !isOfWindow(*widget))
        return false;
    const auto& key = *static_cast<QKeyEvent*>(event);
    const bool isGesture = m_commands.editor().document.isGestureRunning(); // gets the keys
    QAction* action = isGesture ? nullptr : padAction(*widget, key);
    if (isOverride && isGesture && isOfGesture(key)) {
        event->accept();
        return false;
    }
    if (isOverride) {
        // Accepting makes it a plain key press. Qt asks the focused widget first, then its parents.
        const QWidget* focus = QApplication::focusWidget();
        const bool isFirst = focus ? widget == focus : widget->isWindow();
        if (action || (isFirst && isPlainKey(key.keyCombination()) && !isInEditor(*widget)))
            event->accept();
        return false;
    }
    const bool isUnused = !action && !isGesture && findsNoRow(*widget, key);
    if (isUnused)
        action = toolAction(key);
    if (action)
        action->trigger();
    else if (isUnused || (widget->isWindow() && !isGesture))
        sayWhyNot(key);
    return action != nullptr;
}

QAction* EditorKeys::toolAction(const QKeyEvent& key) const
{
    const QKeySequence sequence(key.keyCombination());
    for (const char* id : {"pose.select", "pose.rotate", "pose.move", "playback.play",
             "select.hide", "select.hideOthers"}) {
        QAction* action = m_commands.action(id);
        if (action->isEnabled() && action->shortcuts().contains(sequence))
            return action;
    }
    return nullptr;
}

/// A key that comes up to the window, or for which a list has no row, was used by nobody. If its
/// command cannot act now, or acts only in an editor, the user learns it.
void EditorKeys::sayWhyNot(const QKeyEvent& key) const
{
    const QKeySequence sequence(key.keyCombination());
    // Whether Enter registers depends on the widget that got it, so EnterKey says why it does not.
    const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    Document& document = m_commands.editor().document;
    for (const QWidget* at = QApplication::focusWidget(); at; at = at->parentWidget())
        for (const Command& command : commandTable()) {
            const QAction* action = m_commands.action(command.id);
            if (!action->shortcuts().contains(sequence) ||
                !holdsAction(*at, *action, m_commands.editor().window))
                continue;
            if (isEnter && QLatin1String(command.id) == QLatin1String("keys.register"))
                return;
            if (!action->isEnabled() || !action->isVisible())
                document.say(m_commands.whyNot(command));
            return;
        }
    const QWidget* focus = QApplication::focusWidget();
    const bool isUsual = qobject_cast<const QLineEdit*>(focus) || isEnter ||
                         qobject_cast<const QAbstractSpinBox*>(focus) ||
                         key.key() == Qt::Key_Escape;
    for (const Command& command : commandTable())
        if (command.scope == CommandScope::Editors && !isUsual &&
            m_commands.action(command.id)->shortcuts().contains(sequence)) {
            document.say(Commands::tr("%1: first click the view, the dope sheet or the curves.")
                             .arg(Commands::plainText(m_commands.action(command.id)->text())));
            return;
        }
}

} // namespace odori
