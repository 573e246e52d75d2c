// SPDX-License-Identifier: MIT
#pragma once

#include <QtGui/QKeySequence>
#include <QtWidgets/QPushButton>

namespace odori {

/// A button that waits for a key once it is clicked: it shows what is pressed and gives the key
/// away. Esc, a second click and losing the focus end the waiting. While it waits every key is its
/// own, Tab and Enter too.
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
    bool take(const QKeyEvent& event);

    QString m_text;
    bool m_isWaiting = false;
};

} // namespace odori
