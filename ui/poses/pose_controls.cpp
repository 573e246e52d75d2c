// SPDX-License-Identifier: MIT
#include "ui/poses/pose_controls.h"

#include "ui/fields/number_field.h"
#include "ui/fields/value_slider.h"
#include "ui/messages/shown_name.h"

#include <QtWidgets/QCheckBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

namespace odori {
namespace {

constexpr int roomInField = 24; ///< pixels beside the text

} // namespace

PoseControls::PoseControls(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_gesture(document)
    , m_apply(new QPushButton(tr("Apply"), this))
    , m_mirrored(new QCheckBox(tr("Mirrored"), this))
    , m_slider(new ValueSlider(this))
    , m_number(new NumberField(this))
    , m_note(new QLabel(this))
{
    m_apply->setObjectName(QStringLiteral("applyPose"));
    m_mirrored->setToolTip(tr("Exchanges left and right"));
    m_slider->setAccessibleName(tr("Blend from the shown pose to the stored one"));
    m_slider->setToolTip(m_slider->accessibleName());
    m_number->setRange(0.0, 100.0);
    m_number->setDecimals(0);
    const QString unit = tr(" %");
    m_number->setSuffix(unit);
    m_number->setMaximumWidth(
        fontMetrics().horizontalAdvance(QStringLiteral("100") + unit) + roomInField);
    m_number->setAccessibleName(m_slider->accessibleName());
    m_note->setTextFormat(Qt::PlainText);
    m_note->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    m_note->setObjectName(QStringLiteral("poseNote"));
    arrange();
    connectControls();
    rest();
    setLow(false);
    showState();
}

void PoseControls::setLow(bool low)
{
    m_isLow = low;
    m_note->setWordWrap(!low);
    // The list keeps its height.
    m_note->setMinimumHeight((low ? 1 : 2) * fontMetrics().lineSpacing());
    showNote();
}

void PoseControls::showNote()
{
    const QString shown =
        m_isLow ? m_note->fontMetrics().elidedText(m_wholeNote, Qt::ElideRight, m_note->width())
                : m_wholeNote;
    if (m_note->text() != shown)
        m_note->setText(shown);
    m_note->setToolTip(shown == m_wholeNote ? QString() : plainToolTip(m_wholeNote));
}

void PoseControls::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layout()->activate(); // the note has its new width
    showNote();
}

void PoseControls::arrange()
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(4);
    grid->addWidget(m_apply, 0, 0);
    grid->addWidget(m_slider, 0, 1);
    grid->addWidget(m_number, 0, 2);
    grid->addWidget(m_mirrored, 1, 0);
    grid->addWidget(m_note, 1, 1, 1, 2);
    grid->setColumnStretch(1, 1);
}

void PoseControls::connectControls()
{
    connect(m_apply, &QPushButton::clicked, this, [this] { apply(m_mirrored->isChecked()); });
    connect(m_mirrored, &QCheckBox::toggled, this, &PoseControls::showState);
    connect(m_slider, &ValueSlider::adjustStarted, this, &PoseControls::begin);
    connect(m_slider, &ValueSlider::adjusted, this, &PoseControls::preview);
    connect(m_slider, &ValueSlider::stepped, this, &PoseControls::blend);
    connect(m_number, &NumberField::adjustStarted, this, &PoseControls::begin);
    connect(m_number, &NumberField::adjusted, this,
        [this](double percent) { preview(percent / 100.0); });
    connect(
        m_number, &NumberField::edited, this, [this](double percent) { blend(percent / 100.0); });
    const auto end = [this] {
        m_gesture.end();
        rest();
    };
    const auto cancel = [this] {
        m_gesture.cancel();
        rest();
    };
    connect(m_slider, &ValueSlider::adjustFinished, this, end);
    connect(m_number, &NumberField::adjustFinished, this, end);
    connect(m_slider, &ValueSlider::adjustCancelled, this, cancel);
    connect(m_number, &NumberField::adjustCancelled, this, cancel);
    connect(&m_document, &Document::changed, this, &PoseControls::showState);
    connect(&m_document, &Document::selectionChanged, this, &PoseControls::showState);
}

void PoseControls::setPose(const std::optional<StoredPose>& stored, const QString& text)
{
    m_stored = stored;
    m_text = text;
    showState();
}

void PoseControls::apply(bool mirrors)
{
    if (!m_stored)
        return;
    m_stored->mirrors = mirrors;
    m_gesture.apply(*m_stored);
}

void PoseControls::begin()
{
    if (!m_stored)
        return;
    m_stored->mirrors = m_mirrored->isChecked();
    m_gesture.begin(*m_stored);
}

void PoseControls::preview(double amount)
{
    m_gesture.setAmount(amount);
    if (!m_gesture.isRunning())
        return;
    m_slider->setValue(amount);
    m_number->setValue(amount * 100.0);
}

/// The next blend begins at the pose that is shown now.
void PoseControls::rest()
{
    m_slider->setValue(0.0);
    m_number->setValue(0.0);
}

void PoseControls::blend(double amount)
{
    if (m_stored) {
        m_stored->mirrors = m_mirrored->isChecked();
        m_gesture.apply(*m_stored, amount);
    }
    rest();
}

void PoseControls::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    showState();
}

/// Also called in every step of a drag, so it does nothing while it is hidden.
void PoseControls::showState()
{
    if (!isVisible() || m_gesture.isRunning())
        return;
    QString note = m_text;
    bool canUse = false;
    if (m_stored) {
        m_stored->mirrors = m_mirrored->isChecked();
        note = poseScope(m_document, *m_stored);
        canUse = whyNoPose(m_document, *m_stored).isEmpty();
    }
    m_wholeNote = note;
    showNote();
    m_apply->setEnabled(canUse);
    m_slider->setEnabled(canUse);
    m_number->setEnabled(canUse);
}

} // namespace odori
