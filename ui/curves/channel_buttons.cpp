// SPDX-License-Identifier: MIT
#include "ui/curves/channel_buttons.h"

#include "libmmd/scene/edits/values/curves.h"
#include "ui/theme/focus_ring.h"
#include "ui/theme/theme.h"

#include <QtGui/QPainter>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QGridLayout>

namespace odori {
namespace {

constexpr int allChannels = -1;
constexpr int allId = int(mmd::cameraChannelCount);

/// A flat button with a dot in the channel's colour and the name of the channel. When it is down,
/// its background is tinted with that colour.
class ChannelButton : public QAbstractButton {
public:
    ChannelButton(int channel, const QString& text, QWidget* parent)
        : QAbstractButton(parent)
        , m_channel(channel)
    {
        setText(text);
        setCheckable(true);
        setFocusPolicy(Qt::NoFocus);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

    QSize sizeHint() const override
    {
        return {fontMetrics().horizontalAdvance(text()) + 32, fontMetrics().height() + 7};
    }
    QSize minimumSizeHint() const override
    {
        return {fontMetrics().horizontalAdvance(text()) + 24, sizeHint().height()};
    }

protected:
    void enterEvent(QEnterEvent*) override { update(); }
    void leaveEvent(QEvent*) override { update(); }

    void paintEvent(QPaintEvent*) override
    {
        const Theme& theme = themeOf(palette());
        QColor colour = channelColour(theme, m_channel);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF area = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
        painter.setPen(buttonEdge(theme));
        painter.setBrush(underMouse() && isEnabled() ? theme.selectedRow : theme.header);
        painter.drawRoundedRect(area, 4, 4);
        if (isChecked()) {
            colour.setAlphaF(0.28f);
            painter.setPen(QPen(channelColour(theme, m_channel), 1.0));
            painter.setBrush(colour);
            painter.drawRoundedRect(area, 4, 4);
        }
        if (hasFocus())
            paintFocusRing(painter, area, theme);
        painter.setPen(Qt::NoPen);
        painter.setBrush(channelColour(theme, m_channel));
        painter.drawEllipse(QPointF(11, height() / 2.0), 4, 4);
        painter.setPen(theme.text);
        painter.drawText(rect().adjusted(19, 0, -2, 0), Qt::AlignVCenter, text());
    }

private:
    int m_channel;
};

} // namespace

QColor channelColour(const Theme& theme, int channel)
{
    const QColor colours[] = {
        theme.x, theme.y, theme.z, theme.rotation, theme.marker, theme.accentBright};
    return channel < 0 || channel >= int(std::size(colours)) ? theme.key : colours[channel];
}

QString channelName(int channel)
{
    const QString names[] = {ChannelButtons::tr("X"), ChannelButtons::tr("Y"),
        ChannelButtons::tr("Z"), ChannelButtons::tr("Rotation"), ChannelButtons::tr("Distance"),
        ChannelButtons::tr("FOV")};
    return channel < 0 || channel >= int(std::size(names)) ? ChannelButtons::tr("All")
                                                           : names[channel];
}

ChannelButtons::ChannelButtons(QWidget* parent)
    : QWidget(parent)
    , m_layout(new QGridLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(3);
    for (int id = 0; id <= allId; ++id) {
        const int channel = id == allId ? allChannels : id;
        auto* button = new ChannelButton(channel, channelName(channel), this);
        button->setObjectName(QStringLiteral("channel%1").arg(channel));
        button->setAccessibleName(tr("Channel %1").arg(channelName(channel)));
        m_group.addButton(button, id);
    }
    m_group.button(allId)->setToolTip(tr("Change the curves of all channels"));
    m_group.button(int(mmd::CameraChannel::FieldOfView))->setToolTip(tr("Field of view"));
    connect(&m_group, &QButtonGroup::idToggled, this, [this](int id, bool checked) {
        // Tab focuses the button that is down; the arrow keys move to the others.
        m_group.button(id)->setFocusPolicy(checked ? Qt::TabFocus : Qt::NoFocus);
        if (checked)
            emit channelChanged();
    });
    m_group.button(int(mmd::BoneChannel::Rotation))->setChecked(true);
    arrange();
}

void ChannelButtons::setCamera(bool camera)
{
    if (camera == m_camera)
        return;
    m_camera = camera;
    if (!camera && m_group.checkedId() >= int(mmd::boneChannelCount) && channel() >= 0)
        m_group.button(int(mmd::BoneChannel::Rotation))->setChecked(true);
    arrange();
}

void ChannelButtons::setColumns(int columns)
{
    if (columns == m_columns)
        return;
    m_columns = columns;
    arrange();
}

int ChannelButtons::count() const
{
    return int(m_camera ? mmd::cameraChannelCount : mmd::boneChannelCount) + 1;
}

std::uint8_t ChannelButtons::channels() const
{
    const int id = m_group.checkedId();
    return id == allId ? mmd::allCurveChannels : std::uint8_t(1u << id);
}

int ChannelButtons::channel() const
{
    const int id = m_group.checkedId();
    return id == allId ? allChannels : id;
}

void ChannelButtons::setChannel(int channel)
{
    m_group.button(channel == allChannels ? allId : channel)->setChecked(true);
}

QColor ChannelButtons::colour() const
{
    return channelColour(themeOf(palette()), channel());
}

void ChannelButtons::arrange()
{
    int index = 0;
    const bool isShort = m_camera && m_columns == mostColumns;
    const auto rotation = int(mmd::CameraChannel::Rotation);
    const auto distance = int(mmd::CameraChannel::Distance);
    m_group.button(rotation)->setText(isShort ? tr("Rot.") : channelName(rotation));
    m_group.button(distance)->setText(isShort ? tr("Dist.") : channelName(distance));
    for (QAbstractButton* button : m_group.buttons()) {
        const int id = m_group.id(button);
        const bool isShown = m_camera || id < int(mmd::boneChannelCount) || id == allId;
        m_layout->removeWidget(button);
        button->setVisible(isShown);
        if (isShown) {
            const bool isLast = id == allId && m_columns < mostColumns;
            const int column = index % m_columns;
            m_layout->addWidget( // the button for all channels fills the rest of its row
                button, index / m_columns, column, 1, isLast ? m_columns - column : 1);
            ++index;
        }
    }
}

} // namespace odori
