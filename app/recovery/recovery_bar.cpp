// SPDX-License-Identifier: MIT
#include "app/recovery/recovery_bar.h"

#include "app/recovery/recovery.h"
#include "ui/messages/shown_name.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

namespace odori {
namespace {

QPushButton* button(QWidget* parent, const char* name, const QString& text)
{
    auto* made = new QPushButton(text, parent);
    made->setObjectName(QLatin1String(name));
    made->setAutoDefault(false);
    made->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    return made;
}

} // namespace

RecoveryBar::RecoveryBar(Recovery& recovery, QWidget* parent)
    : QFrame(parent)
    , m_recovery(recovery)
    , m_text(new QLabel(this))
    , m_restore(button(this, "restoreSession", tr("&Restore")))
    , m_preview(button(this, "previewSession", tr("&Preview")))
    , m_discard(button(this, "discardSession", tr("&Discard")))
{
    setObjectName(QStringLiteral("recoveryBar"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 6, 8, 6);
    layout->setSpacing(8);
    layout->addWidget(m_text, 1);
    for (QPushButton* each : {m_restore, m_preview, m_discard})
        layout->addWidget(each);
    m_text->setObjectName(QStringLiteral("recoveryText"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_discard->setToolTip(tr("Keeps it for 30 days: File ▸ Recover Unsaved Work"));
    connect(m_restore, &QPushButton::clicked, &recovery, &Recovery::restore);
    connect(m_preview, &QPushButton::clicked, this,
        [this] { m_recovery.offer()->isPreviewed ? m_recovery.goBack() : m_recovery.preview(); });
    connect(m_discard, &QPushButton::clicked, &recovery, &Recovery::discard);
    connect(&recovery, &Recovery::changed, this, &RecoveryBar::showOffer);
    showOffer();
}

void RecoveryBar::showOffer()
{
    const auto& offer = m_recovery.offer();
    setVisible(offer.has_value());
    if (!offer)
        return;
    m_text->setText(
        offer->isPreviewed ? tr("This is a preview. %1").arg(offer->text) : offer->text);
    m_text->setToolTip(plainToolTip(offer->details));
    m_text->setAccessibleDescription(offer->details);
    m_preview->setText(offer->isPreviewed ? tr("Go &Back") : tr("&Preview"));
    m_preview->setToolTip(offer->isPreviewed
                              ? tr("Shows what was in the window before")
                              : tr("Shows the restored work in the window; you can go back"));
}

} // namespace odori
