// SPDX-License-Identifier: MIT
#include "ui/dopesheet/beats/beat_button.h"

#include "libmmd/scene/beats/beat_map.h"
#include "ui/dopesheet/beats/beat_sheet.h"
#include "ui/dopesheet/beats/tempo_text.h"

#include <QtWidgets/QMenu>
#include <QtWidgets/QWidgetAction>

namespace odori {

BeatButton::BeatButton(Document& document, QWidget* parent)
    : QToolButton(parent)
    , m_document(document)
    , m_sheet(new BeatSheet(document, this))
{
    setPopupMode(QToolButton::InstantPopup);
    setToolTip(tr("Tempo and beats"));
    setAccessibleName(tr("Tempo and beats"));
    auto* menu = new QMenu(this);
    auto* action = new QWidgetAction(menu);
    action->setDefaultWidget(m_sheet);
    menu->addAction(action);
    setMenu(menu);
    connect(menu, &QMenu::aboutToShow, m_sheet, &BeatSheet::begin);
    connect(menu, &QMenu::aboutToHide, m_sheet, &BeatSheet::finish);
    connect(&m_document, &Document::changed, this, [this](const Change& change) {
        if (change.settings)
            showTempo();
    });
    connect(&m_document, &Document::currentFrameChanged, this, &BeatButton::showTempo);
    showTempo();
}

void BeatButton::showTempo()
{
    const mmd::BeatMap beats(m_document.scene().settings);
    const QString text =
        tr("♩ %1").arg(tempoText(beats.beatsPerMinuteAt(m_document.currentFrame())));
    if (text != this->text()) // during playback the frame changes often
        setText(text);
}

} // namespace odori
