// SPDX-License-Identifier: MIT
#include "ui/fields/value_slider.h"

#include "ui/theme/theme.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QAccessibleWidget>

#include <algorithm>
#include <cmath>

namespace odori {
namespace {

constexpr double handleRadius = 5.5;
constexpr double grabRadius = 9.0;
constexpr double margin = handleRadius + 1.0;
constexpr double keyStep = 0.01; ///< of the arrows

/// A slider for screen readers: its number can be read and set.
class SpokenSlider : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    explicit SpokenSlider(ValueSlider* slider)
        : QAccessibleWidget(slider, QAccessible::Slider)
    {
    }
    [[nodiscard]] void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ValueInterface)
            return static_cast<QAccessibleValueInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? QString::number(slider().value(), 'f', 2)
                                          : QAccessibleWidget::text(kind);
    }
    [[nodiscard]] QVariant currentValue() const override { return slider().value(); }
    void setCurrentValue(const QVariant& value) override
    {
        emit slider().stepped(std::clamp(value.toDouble(), 0.0, 1.0));
    }
    [[nodiscard]] QVariant maximumValue() const override { return 1.0; }
    [[nodiscard]] QVariant minimumValue() const override { return 0.0; }
    [[nodiscard]] QVariant minimumStepSize() const override { return keyStep; }

private:
    [[nodiscard]] ValueSlider& slider() const { return static_cast<ValueSlider&>(*widget()); }
};

QAccessibleInterface* makeSpokenSlider(const QString&, QObject* object)
{
    auto* slider = qobject_cast<ValueSlider*>(object);
    return slider ? new SpokenSlider(slider) : nullptr;
}

} // namespace

ValueSlider::ValueSlider(QWidget* parent)
    : QWidget(parent)
{
    QAccessible::installFactory(makeSpokenSlider); // Qt installs the same factory only once
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ValueSlider::setValue(double value)
{
    if (m_value == value)
        return;
    m_value = value;
    update();
    if (QAccessible::isActive()) {
        QAccessibleValueChangeEvent changed(this, value);
        QAccessible::updateAccessibility(&changed);
    }
}

void ValueSlider::setDraft(bool draft)
{
    if (m_draft == draft)
        return;
    m_draft = draft;
    update();
}

void ValueSlider::setOrigin(double origin)
{
    m_origin = origin;
    update();
}

QPointF ValueSlider::positionOf(double value) const
{
    return {margin + std::clamp(value, 0.0, 1.0) * (width() - 2 * margin), height() / 2.0};
}

QSize ValueSlider::sizeHint() const
{
    return {100, 18};
}

QSize ValueSlider::minimumSizeHint() const
{
    return {40, 18};
}

void ValueSlider::paintEvent(QPaintEvent*)
{
    const Theme& theme = themeOf(palette());
    const QPointF handle = positionOf(m_value);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.line);
    const QRectF groove(margin, handle.y() - 2, width() - 2 * margin, 4);
    painter.drawRoundedRect(groove, 2, 2);
    painter.setBrush(!isEnabled() ? theme.dim : m_draft ? theme.draft : theme.accentBright);
    const double origin = m_origin > 0.0 ? positionOf(m_origin).x() : groove.left();
    painter.drawRoundedRect(QRectF(QPointF(std::min(origin, handle.x()), groove.top()),
                                QPointF(std::max(origin, handle.x()), groove.bottom())),
        2, 2);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.accentBright, 1.0));
        painter.drawEllipse(handle, handleRadius + 0.5, handleRadius + 0.5);
    }
    painter.setPen(m_draft ? QPen(theme.draft, 1.8) : QPen(Qt::NoPen));
    painter.setBrush(m_draft ? theme.panel : isEnabled() ? theme.text : theme.dim);
    painter.drawEllipse(handle, handleRadius - 1.0, handleRadius - 1.0);
}

void ValueSlider::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_lastX = event->position().x();
    m_dragged = std::clamp(m_value, 0.0, 1.0);
    m_dragging = true;
    emit adjustStarted();
    if (std::abs(m_lastX - positionOf(m_value).x()) > grabRadius) {
        m_dragged = std::clamp((m_lastX - margin) / (width() - 2 * margin), 0.0, 1.0);
        emit adjusted(m_dragged);
    }
}

void ValueSlider::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_dragging)
        return;
    const double fine = event->modifiers() & Qt::ControlModifier ? 0.1 : 1.0;
    const double x = event->position().x();
    m_dragged += (x - m_lastX) / (width() - 2 * margin) * fine;
    m_lastX = x;
    emit adjusted(std::clamp(m_dragged, 0.0, 1.0));
}

void ValueSlider::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_dragging)
        return;
    m_dragging = false;
    emit adjustFinished();
}

void ValueSlider::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        emit resetRequested();
}

void ValueSlider::keyPressEvent(QKeyEvent* event)
{
    const double size = event->modifiers() & Qt::ShiftModifier ? 0.1 : 0.01;
    const auto step = [&](double delta) { emit stepped(std::clamp(m_value + delta, 0.0, 1.0)); };
    if (event->key() == Qt::Key_Escape && m_dragging) {
        m_dragging = false;
        emit adjustCancelled();
    } else if (event->key() == Qt::Key_Left) {
        step(-size);
    } else if (event->key() == Qt::Key_Right) {
        step(size);
    } else if (event->key() == Qt::Key_Home) {
        emit stepped(0.0);
    } else if (event->key() == Qt::Key_End) {
        emit stepped(1.0);
    } else {
        QWidget::keyPressEvent(event);
        return;
    }
    event->accept();
}

} // namespace odori
