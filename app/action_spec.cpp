// SPDX-License-Identifier: MIT
#include "app/action_spec.h"

#include "app/main_window.h"
#include "ui/curves/curve_editor.h"
#include "ui/messages/shown_name.h"
#include "ui/theme/icons.h"

#include <QtGui/QAction>
#include <QtGui/QKeyEvent>

#include <algorithm>

namespace odori {
namespace {

/// X11 and Wayland never match a shortcut of the number pad (Qt strips its modifier there): the key
/// comes on as a plain one, up to the editor if nobody in it wants it.
class KeypadKey : public QObject {
public:
    KeypadKey(QAction& action, const Document& document)
        : QObject(&action)
        , m_action(action)
        , m_document(document)
    {
    }
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() != QEvent::KeyPress)
            return false;
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (!m_action.shortcuts().contains(QKeySequence(key.keyCombination())) ||
            m_document.isGestureRunning()) // whose keys they are
            return false;
        m_action.trigger();
        return true;
    }

private:
    QAction& m_action;
    const Document& m_document;
};

bool isOfKeypad(const QKeySequence& key)
{
    return key[0].keyboardModifiers().testFlag(Qt::KeypadModifier);
}

} // namespace

QAction* makeAction(
    MainWindow& window, QObject* parent, const ActionSpec& spec, std::function<void()> function)
{
    auto* action = new QAction(spec.text, parent);
    if (!spec.icon.isEmpty())
        action->setIcon(themedIcon(spec.icon, window.palette()));
    action->setShortcuts(spec.keys);
    if (!spec.hint.isEmpty())
        action->setToolTip(spec.hint);
    QObject::connect(action, &QAction::triggered, parent, std::move(function));
    if (spec.scope == KeyScope::Window)
        return action;
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    const bool isKeypads = std::any_of(spec.keys.begin(), spec.keys.end(), isOfKeypad);
    QObject* keypad = isKeypads ? new KeypadKey(*action, window.document()) : nullptr;
    for (QWidget* editor : window.editors()) {
        if (spec.scope != KeyScope::Editors && editor == &window.curveEditor())
            continue;
        editor->addAction(action);
        if (keypad)
            editor->installEventFilter(keypad);
    }
    return action;
}

void setNamedText(QAction& action, const QString& text)
{
    action.setText(text);
    action.setToolTip({}); // what Qt makes of the text
    action.setToolTip(plainToolTip(action.toolTip()));
}

} // namespace odori
