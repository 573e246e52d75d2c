// SPDX-License-Identifier: MIT
#include "app/recovery/recovery_bar.h"

#include "app/recovery/recovery.h"
#include "ui/messages/shown_name.h"
#include "ui/theme/icons.h"

#include <QtCore/QEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QToolButton>

namespace odori {
namespace {

constexpr int detailsToShow = 3;
constexpr int lettersBeside = 45; ///< a shorter line of text beside the buttons is hard to read

QPushButton* button(QWidget* parent, const char* name, const QString& text)
{
    auto* made = new QPushButton(text, parent);
    made->setObjectName(QLatin1String(name));
    made->setAutoDefault(false);
    made->setFocusPolicy(Qt::TabFocus); // a click leaves the focus in the editor
    made->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    return made;
}

} // namespace

RecoveryBar::RecoveryBar(Recovery& recovery, QWidget* parent)
    : QFrame(parent)
    , m_recovery(recovery)
    , m_line(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_text(new QLabel(this))
    , m_details(new QLabel(this))
    , m_restore(button(this, "restoreSession", tr("Restore")))
    , m_preview(button(this, "previewSession", tr("Preview")))
    , m_discard(button(this, "discardSession", tr("Discard")))
    , m_next(button(this, "nextSession", tr("Next")))
    , m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("recoveryBar"));
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(12, 6, 8, 6);
    rows->setSpacing(2);
    auto* first = new QHBoxLayout; // the bar's close button stays in its corner
    first->setSpacing(8);
    m_line->setSpacing(8);
    first->addLayout(m_line, 1);
    first->addWidget(m_close, 0, Qt::AlignTop);
    rows->addLayout(first);
    for (QLabel* each : {m_text, m_details}) {
        each->setTextFormat(Qt::PlainText);
        each->setWordWrap(true);
    }
    m_line->addWidget(m_text, 1);
    rows->addWidget(m_details); // over the whole width
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    for (QPushButton* each : {m_restore, m_preview, m_discard, m_next})
        buttons->addWidget(each);
    buttons->addStretch(1);
    m_line->addLayout(buttons);
    m_close->setObjectName(QStringLiteral("closeRecovery"));
    m_close->setToolTip(tr("Closes this bar; File ▸ Recover Unsaved Work shows it again"));
    m_close->setAccessibleName(tr("Close"));
    m_close->setAutoRaise(true);
    m_close->setFocusPolicy(Qt::TabFocus);
    showIcon();
    m_text->setObjectName(QStringLiteral("recoveryText"));
    m_details->setObjectName(QStringLiteral("recoveryDetails"));
    m_next->setToolTip(tr("Shows the next session that can be restored"));
    m_discard->setToolTip(tr("Keeps it for 30 days: File ▸ Recover Unsaved Work"));
    connect(m_restore, &QPushButton::clicked, &recovery, &Recovery::restore);
    connect(m_preview, &QPushButton::clicked, this,
        [this] { m_recovery.offer()->isPreviewed ? m_recovery.goBack() : m_recovery.preview(); });
    connect(m_discard, &QPushButton::clicked, &recovery, &Recovery::discard);
    connect(m_next, &QPushButton::clicked, &recovery, &Recovery::next);
    connect(m_close, &QToolButton::clicked, &recovery, &Recovery::putOff);
    connect(&recovery, &Recovery::changed, this, &RecoveryBar::showOffer);
    showOffer();
}

void RecoveryBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showIcon();
}

void RecoveryBar::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    arrange();
}

/// The buttons go below the text where they would leave it too little room: with large letters, or
/// in a narrow window.
void RecoveryBar::arrange()
{
    int buttons = m_close->sizeHint().width();
    for (QPushButton* each : {m_restore, m_preview, m_discard, m_next})
        if (each->isVisibleTo(this) || each->sizePolicy().retainSizeWhenHidden())
            buttons += m_line->spacing() + each->sizeHint().width();
    const int beside = width() - buttons;
    const bool isNarrow = beside < lettersBeside * fontMetrics().horizontalAdvance(u'x');
    m_line->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void RecoveryBar::showIcon()
{
    m_close->setIcon(themedIcon(QStringLiteral("close"), palette()));
}

void RecoveryBar::showOffer()
{
    const auto& offer = m_recovery.offer();
    setVisible(offer.has_value());
    if (!offer)
        return;
    m_text->setText(
        offer->isPreviewed ? tr("This is a preview. %1").arg(offer->text) : offer->text);
    const QStringList details = offer->details.split(u'\n', Qt::SkipEmptyParts);
    QString shown = details.mid(0, detailsToShow).join(u'\n');
    if (details.size() > detailsToShow)
        shown += u' ' + tr("And %n more.", nullptr, int(details.size() - detailsToShow));
    m_details->setVisible(!shown.isEmpty());
    m_details->setText(shown);
    m_details->setToolTip(plainToolTip(offer->details));
    m_details->setAccessibleDescription(offer->details);
    // The other buttons stay in their places, for a second click in the same place.
    QSizePolicy keeping = m_next->sizePolicy();
    keeping.setRetainSizeWhenHidden(keeping.retainSizeWhenHidden() || offer->others > 0);
    m_next->setSizePolicy(keeping);
    m_next->setVisible(offer->others > 0);
    m_preview->setText(offer->isPreviewed ? tr("Go Back") : tr("Preview"));
    m_preview->setToolTip(offer->isPreviewed
                              ? tr("Shows what was in the window before")
                              : tr("Shows the restored work in the window; you can go back"));
    arrange();
}

} // namespace odori
