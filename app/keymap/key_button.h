// SPDX-License-Identifier: MIT
#pragma once

#include <QtGui/QKeySequence>
#include <QtWidgets/QPushButton>

namespace odori {

/// A button that waits for a key after a click: it shows the pressed keys and emits the result. It
/// stops waiting after Esc, a second click or losing the focus. While it waits, it receives every
/// key, including Tab and Enter.
class KeyButton : public QPushButton {
    Q_OBJECT
public:
    explicit KeyButton(const QString& text, QWidget* parent = nullptr);

    [[nodiscard]] bool isWaiting() const { return m_isWaiting; }
    void wait();

signals:
    void pressedKey(const QKeySequence& key);

protected:
    bool event(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void end();
    bool handleKey(const QKeyEvent& event);

    QString m_text;
    bool m_isWaiting = false;
};

} // namespace odori
