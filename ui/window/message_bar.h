// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QList>
#include <QtCore/QPointer>
#include <QtGui/QAction>
#include <QtWidgets/QFrame>

#include <optional>

class QHBoxLayout;
class QLabel;
class QTimer;
class QToolButton;

namespace odori {

/// A message over the viewport about an error or a warning. It never takes the keyboard focus.
/// Errors, warnings and hints stay until the user closes them or another message is shown; notes
/// disappear after some time. Only another error replaces an error: other messages wait until the
/// error is closed, the last note after the warnings.
class MessageBar : public QFrame {
    Q_OBJECT
public:
    enum class Kind { Note, Hint, Warning, Error };

    explicit MessageBar(QWidget* parent = nullptr);

    [[nodiscard]] QString text() const;
    /// Details, one per line, up to a screenful: the tool tip of the text.
    [[nodiscard]] QString details() const;
    /// Adds a button beside the last message, shown or waiting, that triggers `action`; the next
    /// message removes all buttons.
    void offer(QAction* action);
    /// Shows a message with a button when no other message is shown, until the user closes it.
    /// Another message has priority: this one is shown again when the other one is gone. A later
    /// suggestion replaces it.
    void suggest(const QString& text, const QString& details, QAction* action);
    /// Removes the suggestion, shown or not.
    void withdraw();
    /// The width of the text in one line, up to a width that is easy to read.
    [[nodiscard]] QSize sizeHint() const override;

public slots:
    void show(odori::MessageBar::Kind kind, const QString& text, const QString& details = {});
    /// Hides the message, and removes the waiting one and the suggestion.
    void clear();
    /// Hides the message if it is this one; does not show it if it is waiting.
    void dismissText(const QString& text);
    /// What waits is about work that is not open any more.
    void forgetWaiting() { m_waiting.clear(); }

signals:
    /// A message is shown.
    void shown(odori::MessageBar::Kind kind, const QString& text);

private:
    struct Suggestion {
        QString text, details;
        QPointer<QAction> action;
    };
    /// A message that waits until the error is closed.
    struct Waiting {
        Kind kind;
        QString text, details;
        QList<QPointer<QAction>> offers;
    };
    void applyIcons();
    QToolButton* addOffer();
    void showMessage(Kind kind, const QString& text, const QString& details);
    void showSuggestion();
    /// Hides the message; then the waiting one is shown, or else a waiting suggestion.
    void dismiss();

    std::optional<Suggestion> m_suggestion;
    bool m_isSuggestionShown = false;
    QList<Waiting> m_waiting;
    bool m_isLastWaiting = false; ///< whether the last message waits
    Kind m_kind = Kind::Note;     ///< of the message that is shown

    QString m_iconName; ///< icon of the last message
    QString m_details;
    QHBoxLayout* m_layout;
    QLabel* m_icon;
    QLabel* m_text;
    QList<QToolButton*> m_offers; ///< those that the message does not need are hidden
    QToolButton* m_close;
    QTimer* m_timer;
};

} // namespace odori
