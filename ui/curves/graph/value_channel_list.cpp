// SPDX-License-Identifier: MIT
#include "ui/curves/graph/value_channel_list.h"

#include "ui/curves/graph/value_painter.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QVBoxLayout>

namespace odori {
namespace {

/// A box in the channel's colour with the channel's name. The box is filled while the channel is
/// shown.
class ChannelBox : public QAbstractButton {
public:
    ChannelBox(mmd::KeyNumber channel, const QString& name, QWidget* parent)
        : QAbstractButton(parent)
        , m_channel(channel)
    {
        setText(name);
        setCheckable(true);
        setFocusPolicy(Qt::TabFocus);
        setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    }
    void setActive(bool active)
    {
        QFont face = font();
        face.setBold(active);
        setFont(face);
        update();
    }
    QSize sizeHint() const override
    {
        QFont bold = font();
        bold.setBold(true);
        const int box = grownWithText(30, fontMetrics());
        return {QFontMetrics(bold).horizontalAdvance(text()) + box, fontMetrics().height() + 4};
    }

protected:
    void enterEvent(QEnterEvent*) override { update(); }
    void leaveEvent(QEvent*) override { update(); }
    void paintEvent(QPaintEvent*) override
    {
        const Theme& theme = themeOf(palette());
        const QColor colour = valueColour(theme, m_channel);
        QPainter painter(this);
        if (underMouse())
            painter.fillRect(rect(), theme.header);
        painter.setRenderHint(QPainter::Antialiasing);
        const double scale = textScale(fontMetrics()), side = 10.0 * scale;
        const QRectF box(6.0 * scale + 0.5, (height() - side) / 2.0 + 0.5, side, side);
        painter.setPen(QPen(colour, 1.4));
        painter.setBrush(isChecked() ? QBrush(colour) : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(box, 2.5 * scale, 2.5 * scale);
        if (isChecked()) {
            const double line = 1.6 * scale;
            painter.setPen(QPen(theme.field, line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter.drawPolyline(QPolygonF({box.topLeft() + QPointF(2.5, 5.2) * scale,
                box.topLeft() + QPointF(4.3, 7.2) * scale,
                box.topLeft() + QPointF(7.6, 3.0) * scale}));
        }
        painter.setPen(isChecked() ? theme.text : theme.dim);
        painter.drawText(rect().adjusted(grownWithText(22, fontMetrics()), 0, 0, 0),
            Qt::AlignLeft | Qt::AlignVCenter, text());
        if (hasFocus()) {
            painter.setPen(theme.accentBright);
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        }
    }

private:
    mmd::KeyNumber m_channel;
};

} // namespace

ValueChannelList::ValueChannelList(QWidget* parent)
    : QWidget(parent)
{
    const QString names[] = {tr("X"), tr("Y"), tr("Z"), tr("Rot X"), tr("Rot Y"), tr("Rot Z"),
        tr("Weight"), tr("Distance"), tr("FOV")};
    const QString position = tr("Position"), rotation = tr("Rotation in degrees");
    const QString hints[] = {position, position, position, rotation, rotation, rotation,
        tr("Weight of the morph"), tr("Distance of the camera"), tr("Field of view")};
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 6, 2, 6);
    layout->setSpacing(1);
    for (std::size_t at = 0; at < mmd::valueChannelCount; ++at) {
        const auto channel = static_cast<mmd::KeyNumber>(at);
        auto* button = new ChannelBox(channel, names[at], this);
        button->setObjectName(QStringLiteral("value%1").arg(at));
        button->setToolTip(tr("%1 (double click: only this one)").arg(hints[at]));
        button->setAccessibleName(hints[at] + QLatin1Char(' ') + names[at]);
        button->installEventFilter(this);
        m_buttons[at] = button;
        layout->addWidget(button);
        connect(button, &QAbstractButton::clicked, this, [this, channel](bool checked) {
            const auto muted = checked ? m_muted & ~bitOf(channel) : m_muted | bitOf(channel);
            emit mutedChanged(static_cast<mmd::ChannelSet>(muted));
            if (checked)
                emit activated(channel);
        });
    }
    layout->addStretch(1);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
}

QAbstractButton* ValueChannelList::button(mmd::KeyNumber channel) const
{
    return m_buttons[static_cast<std::size_t>(channel)];
}

void ValueChannelList::setChannels(
    mmd::ChannelSet channels, mmd::ChannelSet muted, const std::optional<mmd::KeyNumber>& active)
{
    m_channels = channels;
    m_muted = muted;
    for (std::size_t at = 0; at < mmd::valueChannelCount; ++at) {
        const auto channel = static_cast<mmd::KeyNumber>(at);
        auto* button = static_cast<ChannelBox*>(m_buttons[at]);
        button->setVisible((channels & bitOf(channel)) != 0);
        button->setChecked((muted & bitOf(channel)) == 0);
        button->setActive(active == channel);
    }
}

/// A double click follows a click that has already muted or shown the channel.
bool ValueChannelList::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::MouseButtonDblClick)
        return QWidget::eventFilter(watched, event);
    for (std::size_t at = 0; at < mmd::valueChannelCount; ++at)
        if (watched == m_buttons[at]) {
            const mmd::ChannelSet own = bitOf(static_cast<mmd::KeyNumber>(at));
            const auto others = static_cast<mmd::ChannelSet>(m_channels & ~own);
            const bool isAlone = (m_muted & others) == others;
            emit mutedChanged(isAlone ? mmd::ChannelSet(0) : others);
            if (!isAlone)
                emit activated(static_cast<mmd::KeyNumber>(at));
        }
    return true;
}

} // namespace odori
