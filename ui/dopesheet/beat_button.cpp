// SPDX-License-Identifier: MIT
#include "ui/dopesheet/beat_button.h"

#include "libmmd/scene/edits/scene/scene_edits.h"
#include "ui/fields/number_selecting.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QWidgetAction>

#include <initializer_list>

namespace odori {

BeatButton::BeatButton(Document& document, QWidget* parent)
    : QToolButton(parent)
    , m_document(document)
{
    setPopupMode(QToolButton::InstantPopup);
    setToolTip(tr("Tempo and beats"));
    setAccessibleName(tr("Tempo and beats"));
    auto* menu = new QMenu(this);
    auto* action = new QWidgetAction(menu);
    action->setDefaultWidget(makeSheet());
    menu->addAction(action);
    setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, [this] {
        m_tempo->setFocus();
        m_tempo->selectAll();
    });
    connect(menu, &QMenu::aboutToHide, this, [this] {
        if (m_isPreviewing)
            m_document.endGesture(tr("Change Beats"));
        m_isPreviewing = false;
    });
    connect(&m_document, &Document::changed, this, [this](const Change& change) {
        if (change.settings)
            showSettings();
    });
    showSettings();
}

QWidget* BeatButton::makeSheet()
{
    auto* sheet = new QWidget(this);
    auto* form = new QFormLayout(sheet);
    m_tempo = new QDoubleSpinBox(sheet);
    using Limits = mmd::SettingsLimits;
    m_tempo->setRange(Limits::fewestBeatsPerMinute, Limits::mostBeatsPerMinute);
    m_tempo->setDecimals(3);
    m_tempo->setAccessibleName(tr("Beats per minute"));
    m_firstBeat = new QDoubleSpinBox(sheet);
    m_firstBeat->setRange(-Limits::farthestBeat, Limits::farthestBeat);
    m_firstBeat->setDecimals(2);
    m_firstBeat->setAccessibleName(tr("First beat, frame"));
    m_beatsPerBar = new QSpinBox(sheet);
    m_beatsPerBar->setRange(1, int(Limits::mostBeatsPerBar));
    m_beatsPerBar->setAccessibleName(tr("Beats per bar"));
    for (QAbstractSpinBox* field :
        std::initializer_list<QAbstractSpinBox*>{m_tempo, m_firstBeat, m_beatsPerBar}) {
        field->setAlignment(Qt::AlignRight);
        selectWholeNumbers(*field);
    }
    auto* here = new QPushButton(tr("Here"), sheet);
    here->setToolTip(tr("The current frame"));
    auto* first = new QHBoxLayout;
    first->addWidget(m_firstBeat, 1);
    first->addWidget(here);
    form->addRow(tr("Beats per minute"), m_tempo);
    form->addRow(tr("First beat, frame"), first);
    form->addRow(tr("Beats per bar"), m_beatsPerBar);
    connect(m_tempo, &QDoubleSpinBox::valueChanged, this, &BeatButton::preview);
    connect(m_firstBeat, &QDoubleSpinBox::valueChanged, this, &BeatButton::preview);
    connect(m_beatsPerBar, &QSpinBox::valueChanged, this, &BeatButton::preview);
    connect(here, &QPushButton::clicked, this,
        [this] { m_firstBeat->setValue(m_document.currentFrame()); });
    return sheet;
}

void BeatButton::preview()
{
    if (!m_isPreviewing || !m_document.isGestureRunning())
        m_document.beginGesture();
    m_isPreviewing = true;
    mmd::SceneSettings settings = m_document.gestureScene().settings;
    settings.beatsPerMinute = m_tempo->value();
    settings.firstBeat = m_firstBeat->value();
    settings.beatsPerBar = std::uint32_t(m_beatsPerBar->value());
    m_document.updateGesture(mmd::changeSettings(m_document.gestureScene(), settings));
}

void BeatButton::showSettings()
{
    const auto& settings = m_document.scene().settings;
    setText(tr("♩ %1").arg(settings.beatsPerMinute));
    const QSignalBlocker tempo(m_tempo), first(m_firstBeat), bar(m_beatsPerBar);
    m_tempo->setValue(settings.beatsPerMinute);
    m_firstBeat->setValue(settings.firstBeat);
    m_beatsPerBar->setValue(int(settings.beatsPerBar));
}

} // namespace odori
