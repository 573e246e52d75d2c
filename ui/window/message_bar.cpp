// SPDX-License-Identifier: MIT
#include "ui/window/message_bar.h"

#include "ui/messages/shown_name.h"
#include "ui/theme/follow_theme.h"
#include "ui/theme/icons.h"

#include <QtCore/QTimer>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QStyle>
#include <QtWidgets/QToolButton>

#include <algorithm>
#include <utility>

namespace odori {
namespace {

constexpr int noteMilliseconds = 6000;
constexpr int widestText = 520;  ///< pixels
constexpr int mostTipLines = 30; ///< maximum lines of a tool tip: they fit a screen

/// The first lines, and the number of the others.
QString firstLines(const QString& details)
{
    const qsizetype more = details.count(u'\n') + 1 - mostTipLines;
    if (more <= 0)
        return details;
    const QString first = details.section(u'\n', 0, mostTipLines - 1);
    return first + u'\n' + MessageBar::tr("… and %n more", nullptr, int(more));
}

} // namespace

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent)
    , m_layout(new QHBoxLayout(this))
    , m_icon(new QLabel(this))
    , m_text(new QLabel(this))
    , m_close(new QToolButton(this))
    , m_timer(new QTimer(this))
{
    setObjectName(QStringLiteral("messageBar"));
    m_layout->setContentsMargins(10, 5, 6, 5);
    m_layout->setSpacing(8);
    m_layout->addWidget(m_icon);
    m_layout->addWidget(m_text, 1);
    m_layout->addWidget(m_close);
    addOffer();
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setTextFormat(Qt::PlainText); // names of files may look like HTML
    m_text->setWordWrap(true);
    m_text->setObjectName(QStringLiteral("messageText"));
    m_close->setObjectName(QStringLiteral("messageClose"));
    m_close->setToolTip(tr("Close this message"));
    m_close->setAccessibleName(tr("Close this message"));
    m_timer->setSingleShot(true);
    connect(m_close, &QToolButton::clicked, this, &MessageBar::dismiss);
    connect(m_timer, &QTimer::timeout, this, &MessageBar::dismiss);
    followTheme(*this, [this] { applyIcons(); });
    applyIcons();
    hide();
}

QString MessageBar::text() const
{
    return isVisibleTo(parentWidget()) ? m_text->text() : QString();
}

QString MessageBar::details() const
{
    return isVisibleTo(parentWidget()) ? m_details : QString();
}

QSize MessageBar::sizeHint() const
{
    const int line = m_text->fontMetrics().horizontalAdvance(m_text->text()) + 2;
    const int besides = QFrame::sizeHint().width() - m_text->sizeHint().width();
    const int width = besides + std::min(line, widestText);
    return {width, heightForWidth(width)};
}

void MessageBar::offer(QAction* action)
{
    if (m_isLastWaiting && !m_waiting.isEmpty()) {
        m_waiting.last().offers.append(action);
        return;
    }
    const auto isFree = [](const QToolButton* button) { return button->isHidden(); };
    const auto found = std::find_if(m_offers.begin(), m_offers.end(), isFree);
    QToolButton* button = found == m_offers.end() ? addOffer() : *found;
    button->setDefaultAction(action);
    button->show();
}

QToolButton* MessageBar::addOffer()
{
    auto* button = new QToolButton(this);
    button->setObjectName(QStringLiteral("messageOffer"));
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_layout->insertWidget(m_layout->indexOf(m_close), button);
    setTabOrder(button, m_close);
    m_offers.append(button);
    return button;
}

void MessageBar::show(Kind kind, const QString& text, const QString& details)
{
    const bool isErrorShown = m_kind == Kind::Error && isVisibleTo(parentWidget());
    m_isLastWaiting = isErrorShown && kind != Kind::Error;
    if (m_isLastWaiting) {
        m_waiting.removeIf(
            [&](const Waiting& each) { return each.kind == Kind::Note || each.text == text; });
        m_waiting.append({kind, text, details, {}});
        return;
    }
    m_isSuggestionShown = false;
    showMessage(kind, text, details);
    if (kind == Kind::Note)
        m_timer->start(noteMilliseconds);
    else
        m_timer->stop();
    emit shown(kind, text);
}

void MessageBar::suggest(const QString& text, const QString& details, QAction* action)
{
    m_suggestion = {text, details, action};
    if (m_isSuggestionShown || !isVisibleTo(parentWidget()))
        showSuggestion();
}

void MessageBar::showSuggestion()
{
    m_isSuggestionShown = true;
    showMessage(Kind::Note, m_suggestion->text, m_suggestion->details);
    m_timer->stop();
    if (m_suggestion->action)
        offer(m_suggestion->action);
    emit shown(Kind::Note, m_suggestion->text);
}

void MessageBar::withdraw()
{
    m_suggestion.reset();
    if (std::exchange(m_isSuggestionShown, false))
        hide();
}

void MessageBar::showMessage(Kind kind, const QString& text, const QString& details)
{
    m_kind = kind;
    setProperty("kind", kind == Kind::Error     ? QStringLiteral("error")
                        : kind == Kind::Warning ? QStringLiteral("warning")
                                                : QStringLiteral("note"));
    style()->unpolish(this); // so that the style sheet reads the property again
    style()->polish(this);
    m_iconName = kind == Kind::Error ? QStringLiteral("error") : QStringLiteral("warning");
    applyIcons();
    m_icon->setVisible(kind == Kind::Warning || kind == Kind::Error);
    for (QToolButton* button : m_offers)
        button->hide();
    m_text->setText(text);
    m_details = firstLines(details);
    m_text->setToolTip(plainToolTip(m_details));
    m_text->setAccessibleDescription(m_details);
    QFrame::show();
}

void MessageBar::applyIcons()
{
    m_icon->setPixmap(themedIcon(m_iconName, palette()).pixmap(buttonIconSize()));
    m_close->setIcon(themedIcon(QStringLiteral("close"), palette()));
}

void MessageBar::dismiss()
{
    m_timer->stop();
    hide();
    if (!m_waiting.isEmpty()) {
        const Waiting next = m_waiting.takeFirst();
        show(next.kind, next.text, next.details);
        for (const QPointer<QAction>& action : next.offers)
            if (action)
                offer(action);
    } else if (std::exchange(m_isSuggestionShown, false)) {
        m_suggestion.reset();
    } else if (m_suggestion) {
        showSuggestion();
    }
}

void MessageBar::dismissText(const QString& text)
{
    m_waiting.removeIf([&](const Waiting& each) { return each.text == text; });
    if (this->text() == text)
        dismiss();
}

void MessageBar::clear()
{
    m_timer->stop();
    m_waiting.clear();
    m_suggestion.reset();
    m_isSuggestionShown = false;
    hide();
}

} // namespace odori
