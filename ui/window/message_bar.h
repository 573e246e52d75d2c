// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QFrame>

class QAction;
class QLabel;
class QTimer;
class QToolButton;

namespace odori {

/// A note that lies over the viewport and says what went wrong or is odd, without taking the
/// keyboard. Errors stay until they are closed or something else is said; notes leave by
/// themselves.
class MessageBar : public QFrame {
    Q_OBJECT
public:
    enum class Kind { Note, Warning, Error };

    explicit MessageBar(QWidget* parent = nullptr);

    [[nodiscard]] QString text() const;
    /// More about it, a line each, up to a screenful: the tool tip of the text.
    [[nodiscard]] QString details() const;
    /// A button beside what is shown now that triggers `action`; gone with the text.
    void offer(QAction* action);
    /// As wide as one line of the text, up to a width that is read easily.
    [[nodiscard]] QSize sizeHint() const override;

public slots:
    void show(odori::MessageBar::Kind kind, const QString& text, const QString& details = {});
    void clear();

private:
    void applyIcons();

    QString m_iconName; ///< of what was shown last
    QString m_details;
    QLabel* m_icon;
    QLabel* m_text;
    QToolButton* m_offer;
    QToolButton* m_close;
    QTimer* m_timer;
};

} // namespace odori
