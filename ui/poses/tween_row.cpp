// SPDX-License-Identifier: MIT
#include "ui/poses/tween_row.h"

#include "ui/fields/spoken/spoken_role.h"
#include "ui/fields/value_slider.h"

#include <QtWidgets/QComboBox>
#include <QtWidgets/QHBoxLayout>

namespace odori {
namespace {

constexpr double middle = 0.5;

/// The slider's ends are −100 % and 100 %.
double amountAt(double position)
{
    return (position - middle) / middle;
}

} // namespace

TweenRow::TweenRow(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_gesture(document)
    , m_ways(new QComboBox(this))
    , m_slider(new ValueSlider(this))
{
    m_ways->setObjectName(QStringLiteral("tweens"));
    setSpokenName(*m_ways, tr("Tween"));
    for (int way = 0; way < mmd::tweenCount; ++way)
        m_ways->addItem(tweenName(mmd::Tween(way)), way);
    m_slider->setOrigin(middle);
    m_slider->setValue(middle);
    m_slider->setAccessibleName(tr("Amount of the tween"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_ways);
    layout->addWidget(m_slider, 1);

    connect(m_slider, &ValueSlider::adjustStarted, this, &TweenRow::begin);
    connect(m_slider, &ValueSlider::adjusted, this,
        [this](double position) { preview(amountAt(position)); });
    connect(m_slider, &ValueSlider::stepped, this,
        [this](double position) { apply(amountAt(position)); });
    const auto end = [this] {
        m_gesture.end();
        rest();
    };
    const auto cancel = [this] {
        m_gesture.cancel();
        rest();
    };
    connect(m_slider, &ValueSlider::adjustFinished, this, end);
    connect(m_slider, &ValueSlider::adjustCancelled, this, cancel);
    connect(m_ways, &QComboBox::currentIndexChanged, this, &TweenRow::followDocument);
    connect(&document, &Document::changed, this, &TweenRow::followDocument);
    connect(&document, &Document::selectionChanged, this, &TweenRow::followDocument);
    connect(&document, &Document::currentFrameChanged, this, &TweenRow::followDocument);
    rest();
    followDocument();
}

mmd::Tween TweenRow::way() const
{
    return mmd::Tween(m_ways->currentData().toInt());
}

void TweenRow::begin()
{
    m_gesture.begin(way());
}

void TweenRow::preview(double amount)
{
    m_gesture.setAmount(amount);
    if (!m_gesture.isRunning())
        return;
    m_slider->setValue(middle + m_gesture.amount() * middle);
}

void TweenRow::rest()
{
    m_slider->setValue(middle);
}

void TweenRow::apply(double amount)
{
    if (m_gesture.begin(way())) {
        m_gesture.setAmount(amount);
        m_gesture.end();
    }
    rest();
}

void TweenRow::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    followDocument();
}

/// While the tween is impossible, the tool tip says why.
void TweenRow::followDocument()
{
    if (!isVisible() || m_gesture.isRunning())
        return;
    const QString why = whyNoTween(m_document, way());
    m_slider->setEnabled(why.isEmpty());
    const QString tip =
        why.isEmpty() ? tr("Drag to the right for more, to the left for the opposite") : why;
    if (m_slider->toolTip() != tip)
        m_slider->setToolTip(tip);
}

} // namespace odori
