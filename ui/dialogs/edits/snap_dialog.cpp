// SPDX-License-Identifier: MIT
#include "ui/dialogs/edits/snap_dialog.h"

#include "libmmd/scene/edits/time/timing.h"
#include "ui/dialogs/dialog_fields.h"
#include "ui/fields/spoken/spoken_role.h"

#include <QtWidgets/QComboBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QRadioButton>
#include <QtWidgets/QSpinBox>

#include <algorithm>

namespace odori {

SnapDialog::SnapDialog(Document& document, mmd::Selection keys, Choice& choice, QWidget* parent)
    : EditDialog(document, tr("Snap Keys"), parent)
    , m_keys(std::move(keys))
    , m_choice(choice)
    , m_toFrames(new QRadioButton(tr("&Frames, every")))
    , m_toBeats(new QRadioButton(tr("&Beats")))
    , m_step(frameField(choice.step, tr("Interval in frames")))
    , m_origin(frameField(choice.origin, tr("Start frame")))
    , m_beats(new QComboBox)
{
    m_step->setMinimum(1);
    const double perBar = document.scene().settings.beatsPerBar;
    m_beats->addItem(tr("whole bars"), perBar);
    m_beats->addItem(tr("beats"), 1.0);
    m_beats->addItem(tr("half beats"), 0.5);
    m_beats->addItem(tr("thirds of a beat"), 1.0 / 3.0);
    m_beats->addItem(tr("quarters of a beat"), 0.25);
    setSpokenName(*m_beats, tr("Beat division"));
    const int wanted = choice.beats > 1.0 ? 0 : m_beats->findData(choice.beats);
    m_beats->setCurrentIndex(std::max(0, wanted));
    auto* frames = new QHBoxLayout;
    frames->setSpacing(6);
    frames->addWidget(m_step, 1);
    frames->addWidget(new QLabel(tr("from")));
    frames->addWidget(m_origin, 1);
    form().addRow(asLabel(m_toFrames), frames);
    form().addRow(asLabel(m_toBeats), m_beats);
    (choice.toBeats ? m_toBeats : m_toFrames)->setChecked(true);
    connect(m_toBeats, &QRadioButton::toggled, this, &SnapDialog::applyWay);
    for (QSpinBox* field : {m_step, m_origin})
        connect(field, &QSpinBox::valueChanged, this, &SnapDialog::preview);
    connect(m_beats, &QComboBox::currentIndexChanged, this, &SnapDialog::preview);
    applyWay();
    finish(tr("Snap"));
}

void SnapDialog::applyWay()
{
    const bool toBeats = m_toBeats->isChecked();
    m_step->setEnabled(!toBeats);
    m_origin->setEnabled(!toBeats);
    m_beats->setEnabled(toBeats);
    preview();
}

mmd::ScenePatch SnapDialog::patch(const mmd::EditTarget& target) const
{
    if (!m_toBeats->isChecked())
        return mmd::snapKeys(
            {target.scene, target.actor, m_keys}, m_origin->value(), m_step->value());
    return mmd::snapKeysToBeats(
        {target.scene, target.actor, m_keys}, m_beats->currentData().toDouble());
}

QString SnapDialog::undoText() const
{
    return tr("Snap Keys");
}

QString SnapDialog::summary() const
{
    const mmd::SceneSettings& settings = document().scene().settings;
    const auto keys = int(m_keys.keyCount());
    if (!m_toBeats->isChecked())
        return tr("%n key(s) move to the nearest of these frames.", nullptr, keys);
    if (!settings.tempoChanges.empty())
        return tr("%n key(s) move to the nearest beat.", nullptr, keys);
    return tr(
        "%n key(s) move to the nearest beat (%1 beats per minute from frame %2).", nullptr, keys)
        .arg(settings.beatsPerMinute)
        .arg(settings.firstBeat);
}

void SnapDialog::accept()
{
    m_choice = {m_toBeats->isChecked(), frameOf(m_step), frameOf(m_origin),
        m_beats->currentData().toDouble()};
    EditDialog::accept();
}

} // namespace odori
