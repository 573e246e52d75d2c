// SPDX-License-Identifier: MIT
#include "app/keymap/key_button.h"

#include "app/keymap/key_press.h"

#include <QtGui/QKeyEvent>

namespace odori {

KeyButton::KeyButton(const QString& text, QWidget* parent)
    : QPushButton(QString(text).replace(u'&', QStringLiteral("&&")), parent)
    , m_text(this->text())
{
    setCheckable(true);
    setAutoDefault(false);
    setAttribute(Qt::WA_InputMethodEnabled, false);
    connect(this, &QPushButton::toggled, this, [this](bool isOn) { isOn ? wait() : end(); });
}

void KeyButton::wait()
{
    m_isWaiting = true;
    setChecked(true);
    setText(tr("Press a key…"));
    setFocus();
}

void KeyButton::end()
{
    m_isWaiting = false;
    setChecked(false);
    setText(m_text);
}

bool KeyButton::handleKey(const QKeyEvent& event)
{
    if (event.key() == Qt::Key_Escape && !event.modifiers()) {
        end();
        return true;
    }
    if (const auto key = odori::pressedKey(event)) {
        end();
        emit pressedKey(*key);
        return true;
    }
    const QString held = heldModifiers(event);
    setText(held.isEmpty() ? tr("Press a key…") : held);
    return true;
}

bool KeyButton::event(QEvent* event)
{
    if (!m_isWaiting)
        return QPushButton::event(event);
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        event->accept();
        return true;
    case QEvent::KeyPress: {
        event->accept();
        const auto& key = *static_cast<QKeyEvent*>(event);
        return key.isAutoRepeat() || handleKey(key);
    }
    case QEvent::KeyRelease: {
        event->accept();
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (!odori::pressedKey(key)) {
            const QString held = heldModifiers(key);
            setText(held.isEmpty() ? tr("Press a key…") : held);
        }
        return true;
    }
    default:
        return QPushButton::event(event);
    }
}

void KeyButton::focusOutEvent(QFocusEvent* event)
{
    end();
    QPushButton::focusOutEvent(event);
}

} // namespace odori
