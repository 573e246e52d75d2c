// SPDX-License-Identifier: MIT
#include "ui/panels/morph_row.h"

#include "ui/fields/number_field.h"
#include "ui/fields/value_slider.h"
#include "ui/messages/shown_name.h"
#include "ui/theme/theme.h"

#include <QtGui/QContextMenuEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QApplication>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>

#include <utility>

namespace odori {

MorphRow::MorphRow(int morph, const QString& name, QWidget* parent)
    : QWidget(parent)
    , m_morph(morph)
    , m_text(name)
    , m_name(new QLabel(name, this))
    , m_slider(new ValueSlider(this))
    , m_number(new NumberField(this))
{
    m_name->setToolTip(plainToolTip(name));
    m_name->setTextFormat(Qt::PlainText);
    m_name->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    m_slider->setAccessibleName(name);
    m_number->setAccessibleName(name);
    m_number->setDecimals(2);
    m_number->setStep(0.01);
    m_number->setRest(0.0);
    m_number->setFixedWidth(
        m_number->fontMetrics().horizontalAdvance(QStringLiteral("−1.00")) + 18);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(10, 1, 8, 1);
    layout->setSpacing(6);
    layout->addWidget(m_name);
    layout->addWidget(m_slider, 1);
    layout->addWidget(m_number);

    connect(m_slider, &ValueSlider::adjustStarted, this, &MorphRow::adjustStarted);
    connect(m_slider, &ValueSlider::adjusted, this, &MorphRow::adjustedTo);
    connect(m_slider, &ValueSlider::adjustFinished, this, &MorphRow::adjustFinished);
    connect(m_slider, &ValueSlider::adjustCancelled, this, &MorphRow::adjustCancelled);
    connect(m_slider, &ValueSlider::stepped, this, &MorphRow::chosen);
    connect(m_slider, &ValueSlider::resetRequested, this, &MorphRow::resetRequested);
    connect(m_number, &NumberField::adjustStarted, this, &MorphRow::adjustStarted);
    connect(m_number, &NumberField::adjusted, this, &MorphRow::adjustedBy);
    connect(m_number, &NumberField::adjustFinished, this, &MorphRow::adjustFinished);
    connect(m_number, &NumberField::adjustCancelled, this, &MorphRow::adjustCancelled);
    connect(m_number, &NumberField::edited, this, &MorphRow::chosen);
    m_number->installEventFilter(this);
}

/// With Enter the number field commits its text, and then it gives the focus back.
bool MorphRow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_number && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        m_isEntered = key == Qt::Key_Return || key == Qt::Key_Enter;
    } else if (watched == m_number && event->type() == QEvent::FocusOut &&
               std::exchange(m_isEntered, false)) {
        emit chosenToEdit();
        // The arrow keys must not move the morph of another row.
        if (qobject_cast<ValueSlider*>(QApplication::focusWidget()))
            QMetaObject::invokeMethod(
                m_slider, [slider = m_slider] { slider->setFocus(); }, Qt::QueuedConnection);
    }
    return QWidget::eventFilter(watched, event);
}

int MorphRow::wantedNameWidth() const
{
    return m_name->fontMetrics().horizontalAdvance(m_text) + 2;
}

void MorphRow::setNameWidth(int width)
{
    m_name->setFixedWidth(width);
    m_name->setText(m_name->fontMetrics().elidedText(m_text, Qt::ElideRight, width));
}

void MorphRow::setWeight(double weight, bool isDraft)
{
    m_slider->setValue(weight);
    m_slider->setDraft(isDraft);
    if (m_number->value() != weight || m_number->text().isEmpty())
        m_number->setValue(weight);
    m_number->setDraft(isDraft);
}

void MorphRow::setSelected(bool selected)
{
    if (selected == m_isSelected)
        return;
    m_isSelected = selected;
    update();
}

void MorphRow::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        emit picked(event->modifiers());
    else
        QWidget::mousePressEvent(event);
}

void MorphRow::contextMenuEvent(QContextMenuEvent* event)
{
    emit chosenToEdit();
    event->ignore(); // the panel shows the menu
}

void MorphRow::paintEvent(QPaintEvent*)
{
    if (m_isSelected)
        QPainter(this).fillRect(rect(), themeOf(palette()).selectedRow);
}

} // namespace odori
