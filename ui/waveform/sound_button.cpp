// SPDX-License-Identifier: MIT
#include "ui/waveform/sound_button.h"

#include "ui/document/document.h"
#include "ui/messages/shown_name.h"
#include "ui/waveform/sound_sheet.h"

#include <QtWidgets/QMenu>
#include <QtWidgets/QWidgetAction>

namespace odori {

SoundButton::SoundButton(Document& document, QWidget* parent)
    : QToolButton(parent)
    , m_document(document)
{
    setPopupMode(QToolButton::InstantPopup);
    setToolTip(tr("Offset and volume of the sound"));
    setAccessibleName(toolTip());
    auto* menu = new QMenu(this);
    auto* action = new QWidgetAction(menu);
    auto* sheet = new SoundSheet(document, this);
    action->setDefaultWidget(sheet);
    menu->addAction(action);
    setMenu(menu);
    connect(menu, &QMenu::aboutToShow, sheet, &SoundSheet::begin);
    connect(menu, &QMenu::aboutToHide, sheet, &SoundSheet::finish);
    connect(sheet, &SoundSheet::removed, menu, &QMenu::close);
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (change.settings)
            showTitle();
    });
}

void SoundButton::setTitle(const QString& title)
{
    m_title = title;
    setAccessibleName(tr("Sound: %1").arg(title));
    showTitle();
}

void SoundButton::showTitle()
{
    constexpr int arrow = 26; // with the borders
    const bool isMuted = m_document.scene().settings.sound.isMuted;
    const QString text = isMuted ? tr("%1 (muted)").arg(m_title) : m_title;
    setText(menuText(fontMetrics().elidedText(text, Qt::ElideMiddle, width() - arrow)));
}

void SoundButton::resizeEvent(QResizeEvent* event)
{
    QToolButton::resizeEvent(event);
    showTitle();
}

} // namespace odori
