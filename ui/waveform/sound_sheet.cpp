// SPDX-License-Identifier: MIT
#include "ui/waveform/sound_sheet.h"

#include "libmmd/scene/edits/scene/scene_edits.h"
#include "ui/document/document.h"
#include "ui/fields/boxes/limited_box.h"
#include "ui/fields/number_selecting.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

#include <cmath>
#include <initializer_list>
#include <utility>

namespace odori {
namespace {

using Limits = mmd::SettingsLimits;

} // namespace

SoundSheet::SoundSheet(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_frames(new DecimalBox(this))
    , m_milliseconds(new DecimalBox(this))
    , m_volume(new WholeBox(this))
    , m_muted(new QCheckBox(tr("Mute"), this))
{
    auto* form = new QFormLayout(this);
    addOffset();
    addVolume();
    auto* remove = new QPushButton(tr("Remove the Sound"), this);
    form->addRow(remove);
    for (QAbstractSpinBox* field :
        std::initializer_list<QAbstractSpinBox*>{m_frames, m_milliseconds, m_volume}) {
        field->setAlignment(Qt::AlignRight);
        selectWholeNumbers(*field);
    }
    connect(remove, &QPushButton::clicked, this, [this] {
        finish();
        m_document.apply(mmd::setSound(m_document.scene(), {}), tr("Remove Sound"));
        emit removed();
    });
    connect(&m_document, &Document::changed, this, [this](const Change& change) {
        if (change.settings)
            showSound();
    });
    showSound();
}

void SoundSheet::addOffset()
{
    m_frames->setRange(-mmd::soundFrame({.offset = Limits::farthestSound}),
        mmd::soundFrame({.offset = Limits::farthestSound}));
    m_frames->setDecimals(2);
    m_frames->setAccessibleName(tr("Begins at frame"));
    m_milliseconds->setRange(-Limits::farthestSound, Limits::farthestSound);
    m_milliseconds->setDecimals(1);
    m_milliseconds->setSingleStep(10.0);
    m_milliseconds->setSuffix(tr(" ms"));
    m_milliseconds->setAccessibleName(tr("Begins at, milliseconds"));
    auto* here = new QPushButton(tr("Here"), this);
    here->setObjectName(QStringLiteral("here"));
    here->setToolTip(tr("The current frame"));
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(m_frames, 1);
    row->addWidget(here);
    auto& form = static_cast<QFormLayout&>(*layout());
    form.addRow(tr("Begins at frame"), row);
    form.addRow(tr("As time"), m_milliseconds);
    const auto setOffset = [this](double milliseconds) {
        mmd::SceneSound sound = m_document.scene().settings.sound;
        sound.offset = milliseconds;
        preview(sound);
    };
    connect(m_frames, &QDoubleSpinBox::valueChanged, this,
        [setOffset](double frame) { setOffset(mmd::soundOffset(frame)); });
    connect(m_milliseconds, &QDoubleSpinBox::valueChanged, this, setOffset);
    connect(here, &QPushButton::clicked, this,
        [this, setOffset] { setOffset(mmd::soundOffset(m_document.currentFrame())); });
}

void SoundSheet::addVolume()
{
    m_volume->setRange(0, int(std::lround(Limits::loudestSound * 100.0)));
    m_volume->setSingleStep(5);
    m_volume->setSuffix(tr(" %"));
    m_volume->setAccessibleName(tr("Volume"));
    auto& form = static_cast<QFormLayout&>(*layout());
    form.addRow(tr("Volume"), m_volume);
    form.addRow(QString(), m_muted);
    connect(m_volume, &QSpinBox::valueChanged, this, [this](int percent) {
        mmd::SceneSound sound = m_document.scene().settings.sound;
        sound.volume = percent / 100.0;
        preview(sound);
    });
    connect(m_muted, &QCheckBox::toggled, this, [this](bool muted) {
        mmd::SceneSound sound = m_document.scene().settings.sound;
        sound.isMuted = muted;
        preview(sound);
    });
}

void SoundSheet::begin()
{
    showSound();
    m_frames->setFocus();
    m_frames->selectAll();
}

void SoundSheet::finish()
{
    if (std::exchange(m_isPreviewing, false) && m_document.isGestureRunning())
        m_document.endGesture(tr("Change Sound"));
}

void SoundSheet::preview(const mmd::SceneSound& sound)
{
    if (!m_isPreviewing || !m_document.isGestureRunning())
        m_document.beginGesture();
    m_isPreviewing = true;
    m_document.updateGesture(mmd::setSound(m_document.gestureScene(), sound));
}

void SoundSheet::showSound()
{
    const mmd::SceneSound& sound = m_document.scene().settings.sound;
    const QSignalBlocker frames(m_frames), time(m_milliseconds), volume(m_volume), muted(m_muted);
    // A field that the user types into is left alone if it already shows the number.
    const auto show = [](auto* field, auto value) {
        if (std::abs(double(field->value()) - double(value)) > 1e-9)
            field->setValue(value);
    };
    show(m_frames, std::round(mmd::soundFrame(sound) * 100.0) / 100.0);
    show(m_milliseconds, std::round(sound.offset * 10.0) / 10.0);
    show(m_volume, int(std::lround(sound.volume * 100.0)));
    m_muted->setChecked(sound.isMuted);
}

} // namespace odori
