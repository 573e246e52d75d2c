// SPDX-License-Identifier: MIT
#include "ui/dopesheet/beats/beat_sheet.h"

#include "libmmd/scene/beats/beat_map.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "libmmd/scene/edits/scene/tempo.h"
#include "ui/fields/boxes/limited_box.h"
#include "ui/fields/number_selecting.h"

#include <QtCore/QSignalBlocker>
#include <QtGui/QAction>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

#include <cmath>
#include <initializer_list>

namespace odori {
namespace {

using Limits = mmd::SettingsLimits;

QHBoxLayout* rowOf(std::initializer_list<QWidget*> widgets)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    for (QWidget* widget : widgets)
        row->addWidget(widget);
    return row;
}

} // namespace

BeatSheet::BeatSheet(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_tempo(new DecimalBox(this))
    , m_firstBeat(new DecimalBox(this))
    , m_beatsPerBar(new WholeBox(this))
    , m_half(new QPushButton(tr("÷ 2"), this))
    , m_double(new QPushButton(tr("× 2"), this))
    , m_tapped(new QLabel(this))
    , m_place(new QLabel(this))
    , m_remove(new QPushButton(tr("Remove Change"), this))
{
    new QFormLayout(this);
    addTempo();
    addFields();
    addChanges();
    for (QAbstractSpinBox* field :
        std::initializer_list<QAbstractSpinBox*>{m_tempo, m_firstBeat, m_beatsPerBar}) {
        field->setAlignment(Qt::AlignRight);
        field->installEventFilter(this);
        selectWholeNumbers(*field);
    }
    connect(&m_document, &Document::changed, this, [this](const Change& change) {
        if (change.settings)
            showSettings();
    });
    connect(&m_document, &Document::currentFrameChanged, this, &BeatSheet::showSettings);
    showSettings();
}

void BeatSheet::addTempo()
{
    m_tempo->setRange(Limits::fewestBeatsPerMinute, Limits::mostBeatsPerMinute);
    m_tempo->setDecimals(3);
    m_tempo->setAccessibleName(tr("Beats per minute"));
    m_half->setToolTip(tr("Every second beat, at half the tempo"));
    m_double->setToolTip(tr("A beat more between every two beats, at twice the tempo"));
    auto* tap = new QPushButton(tr("Tap (T)"), this);
    tap->setToolTip(tr("Click or press T at each beat of the music"));
    auto& form = static_cast<QFormLayout&>(*layout());
    form.addRow(tr("Beats per minute"), rowOf({m_tempo, m_half, m_double}));
    form.addRow(tr("Tap the tempo"), rowOf({tap, m_tapped}));
    connect(m_tempo, &QDoubleSpinBox::valueChanged, this, [this](double tempo) {
        preview(mmd::withTempoAt(m_document.scene().settings, m_document.currentFrame(), tempo));
    });
    connect(m_half, &QPushButton::clicked, this,
        [this] { preview(mmd::withHalfTempo(m_document.scene().settings)); });
    connect(m_double, &QPushButton::clicked, this,
        [this] { preview(mmd::withDoubleTempo(m_document.scene().settings)); });
    connect(tap, &QPushButton::pressed, this, &BeatSheet::tap);
}

void BeatSheet::addFields()
{
    m_firstBeat->setRange(-Limits::farthestBeat, Limits::farthestBeat);
    m_firstBeat->setDecimals(2);
    m_firstBeat->setAccessibleName(tr("First beat, frame"));
    m_beatsPerBar->setRange(1, int(Limits::mostBeatsPerBar));
    m_beatsPerBar->setAccessibleName(tr("Beats per bar"));
    auto* here = new QPushButton(tr("Here"), this);
    here->setObjectName(QStringLiteral("here"));
    here->setToolTip(tr("The current frame"));
    auto& form = static_cast<QFormLayout&>(*layout());
    form.addRow(tr("First beat, frame"), rowOf({m_firstBeat, here}));
    form.addRow(tr("Beats per bar"), m_beatsPerBar);
    connect(m_firstBeat, &QDoubleSpinBox::valueChanged, this, [this](double frame) {
        mmd::SceneSettings settings = m_document.scene().settings;
        settings.firstBeat = frame;
        preview(std::move(settings));
    });
    connect(m_beatsPerBar, &QSpinBox::valueChanged, this, [this](int beats) {
        mmd::SceneSettings settings = m_document.scene().settings;
        settings.beatsPerBar = std::uint32_t(beats);
        preview(std::move(settings));
    });
    connect(here, &QPushButton::clicked, this,
        [this] { m_firstBeat->setValue(m_document.currentFrame()); });
}

void BeatSheet::addChanges()
{
    auto* change = new QPushButton(tr("Change Tempo Here"), this);
    change->setToolTip(
        tr("Gives the beats from here on a tempo of their own, from the beat nearest to the "
           "current frame"));
    m_remove->setToolTip(tr("The tempo before this change continues"));
    auto& form = static_cast<QFormLayout&>(*layout());
    m_place->setObjectName(QStringLiteral("place"));
    form.addRow(tr("This tempo holds"), m_place);
    form.addRow(rowOf({change, m_remove}));
    connect(change, &QPushButton::clicked, this, [this] {
        const mmd::BeatMap beats(m_document.scene().settings);
        const double frame = beats.nearest(m_document.currentFrame());
        preview(mmd::withTempoChange(m_document.scene().settings, frame, m_tempo->value()));
        m_document.setCurrentFrame(std::ceil(std::max(0.0, frame - 1e-6)));
        m_tempo->setFocus();
        m_tempo->selectAll();
    });
    connect(m_remove, &QPushButton::clicked, this, [this] {
        preview(mmd::withoutTempoChange(m_document.scene().settings, m_document.currentFrame()));
    });
}

void BeatSheet::begin()
{
    m_taps.clear();
    m_tapped->clear();
    m_tempo->setFocus();
    m_tempo->selectAll();
}

void BeatSheet::finish()
{
    if (std::exchange(m_isPreviewing, false))
        m_document.endGesture(tr("Change Beats"));
}

void BeatSheet::setFinder(QAction& action)
{
    auto* button = new QPushButton(tr("Find in the Sound"), this);
    button->setObjectName(QStringLiteral("find"));
    const auto show = [button, &action] {
        button->setEnabled(action.isEnabled());
        button->setToolTip(action.toolTip());
    };
    connect(&action, &QAction::changed, button, show);
    show();
    connect(button, &QPushButton::clicked, this, [this, &action] {
        finish(); // the command makes a step of its own
        action.trigger();
    });
    static_cast<QFormLayout&>(*layout()).insertRow(0, tr("Tempo and beats"), button);
}

void BeatSheet::preview(mmd::SceneSettings settings)
{
    if (!m_isPreviewing || !m_document.isGestureRunning())
        m_document.beginGesture();
    m_isPreviewing = true;
    m_document.updateGesture(mmd::changeSettings(m_document.gestureScene(), settings));
}

void BeatSheet::tap()
{
    m_taps.tap(m_clock());
    m_tapped->setText(tr("%n tap(s)", nullptr, int(m_taps.count())));
    if (const auto tempo = m_taps.beatsPerMinute())
        preview(mmd::withTempoAt(m_document.scene().settings, m_document.currentFrame(),
            std::round(*tempo * 10.0) / 10.0));
}

bool BeatSheet::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_T && key->modifiers() == Qt::NoModifier) {
            event->accept();
            if (event->type() == QEvent::KeyPress && !key->isAutoRepeat())
                tap();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void BeatSheet::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_T && event->modifiers() == Qt::NoModifier) {
        if (!event->isAutoRepeat())
            tap();
        return;
    }
    QWidget::keyPressEvent(event);
}

void BeatSheet::showSettings()
{
    const auto& settings = m_document.scene().settings;
    const mmd::BeatMap beats(settings);
    const std::size_t segment = beats.segmentAt(m_document.currentFrame());
    const auto& now = beats.segments()[segment];
    const QSignalBlocker tempo(m_tempo), first(m_firstBeat), bar(m_beatsPerBar);
    // A field that the user types into is left alone if it already shows the number.
    const auto show = [](auto* field, auto value) {
        if (std::abs(double(field->value()) - double(value)) > 1e-9)
            field->setValue(value);
    };
    show(m_tempo, std::round(now.beatsPerMinute * 1000.0) / 1000.0);
    show(m_firstBeat, std::round(settings.firstBeat * 100.0) / 100.0);
    show(m_beatsPerBar, int(settings.beatsPerBar));
    const auto beat = static_cast<long long>(now.beat);
    const int perBar = int(settings.beatsPerBar);
    m_place->setText(segment == 0 ? tr("from the first beat")
                                  : tr("from bar %1, beat %2 (frame %3)")
                                        .arg(beat / perBar + 1)
                                        .arg(beat % perBar + 1)
                                        .arg(std::llround(now.frame)));
    m_remove->setEnabled(segment > 0);
    m_half->setEnabled(mmd::withHalfTempo(settings) != settings);
    m_double->setEnabled(mmd::withDoubleTempo(settings) != settings);
}

} // namespace odori
