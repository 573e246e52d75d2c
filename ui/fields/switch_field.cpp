// SPDX-License-Identifier: MIT
#include "ui/fields/switch_field.h"

#include "ui/theme/theme.h"

#include <QtGui/QPainter>

namespace odori {

SwitchField::SwitchField(QWidget* parent)
    : QAbstractButton(parent)
{
    setReadOnly(false);
    setState(std::nullopt);
    connect(this, &QAbstractButton::clicked, this, [this] {
        if (!m_readOnly)
            emit wanted(!m_on.value_or(false));
    });
}

void SwitchField::setState(std::optional<bool> on)
{
    m_on = on;
    setText(!on ? QStringLiteral("—") : *on ? tr("on") : tr("off"));
}

void SwitchField::setDraft(bool draft)
{
    if (m_draft == draft)
        return;
    m_draft = draft;
    QFont style;
    style.setItalic(draft);
    setFont(style);
    update();
}

void SwitchField::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    setFocusPolicy(readOnly ? Qt::NoFocus : Qt::TabFocus); // a click leaves Enter as it was
    update();
}

QSize SwitchField::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(QStringLiteral("−1234.567°")) + 18,
        fontMetrics().height() + 8};
}

void SwitchField::paintEvent(QPaintEvent*)
{
    const Theme& theme = themeOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_readOnly) {
        painter.setPen(hasFocus() ? theme.accentBright : theme.line);
        painter.setBrush(isEnabled() && underMouse() ? theme.selectedRow : theme.field);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    }
    const bool isOn = m_on.value_or(false);
    painter.setPen(!isEnabled() || !m_on || !isOn ? theme.dim : theme.draft);
    if (!m_readOnly && isEnabled())
        painter.setPen(m_draft ? theme.draft : m_on ? theme.text : theme.dim);
    painter.drawText(rect().adjusted(7, 0, -7, 0), Qt::AlignRight | Qt::AlignVCenter, text());
}

} // namespace odori
