// SPDX-License-Identifier: MIT
#include "ui/fields/switch_field.h"

#include "ui/theme/theme.h"

#include <QtGui/QIcon>
#include <QtGui/QPainter>

namespace odori {
namespace {

constexpr int sideMargin = 7; ///< pixels, as in a number field
constexpr int boxSide = 14;

} // namespace

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
    const bool isOn = m_on.value_or(false);
    if (m_readOnly) {
        painter.setPen(isEnabled() && isOn ? theme.draft : theme.dim);
        painter.drawText(rect().adjusted(sideMargin, 0, -sideMargin, 0),
            Qt::AlignLeft | Qt::AlignVCenter, text());
        return;
    }
    if (hasFocus() || (isEnabled() && underMouse())) {
        painter.setPen(hasFocus() ? theme.accentBright : theme.line);
        painter.setBrush(isEnabled() && underMouse() ? theme.selectedRow : theme.field);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    }
    paintBox(painter, theme);
    painter.setPen(!isEnabled() ? theme.dim
                   : m_draft    ? theme.draft
                   : !m_on      ? theme.dim
                                : theme.text);
    painter.drawText(rect().adjusted(sideMargin + boxSide + 6, 0, -sideMargin, 0),
        Qt::AlignLeft | Qt::AlignVCenter, text());
}

/// A check box as in dialogs, which have it from the style sheet.
void SwitchField::paintBox(QPainter& painter, const Theme& theme) const
{
    const bool isOn = m_on.value_or(false);
    const QRectF box(
        sideMargin + 0.5, (height() - boxSide) / 2 + 0.5, boxSide - 1.0, boxSide - 1.0);
    const QColor on = isEnabled() ? theme.accent : theme.dim; // the white mark must be seen on it
    painter.setPen(isOn ? on : isEnabled() ? theme.dim : theme.line);
    painter.setBrush(isOn ? on : isEnabled() ? theme.field : theme.panel);
    painter.drawRoundedRect(box, 3, 3);
    if (isOn) {
        QIcon(QStringLiteral(":/icons/check.svg")).paint(&painter, box.toAlignedRect());
    } else if (!m_on) {
        painter.setPen(QPen(theme.dim, 2.0));
        painter.drawLine(QPointF(box.left() + 3.5, box.center().y()),
            QPointF(box.right() - 3.5, box.center().y()));
    }
}

} // namespace odori
