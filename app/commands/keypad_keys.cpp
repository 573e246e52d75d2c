// SPDX-License-Identifier: MIT
#include "app/commands/keypad_keys.h"

#include "ui/document/document.h"

#include <QtGui/QAction>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QWidget>

#include <algorithm>

namespace odori {
namespace {

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

void useKeypadKeys(QAction& action, const Document& document, const QList<QWidget*>& widgets)
{
    const QList<QKeySequence> keys = action.shortcuts();
    if (std::none_of(keys.begin(), keys.end(), isOfKeypad))
        return;
    auto* keypad = new KeypadKey(action, document);
    for (QWidget* widget : widgets)
        widget->installEventFilter(keypad);
}

} // namespace odori
