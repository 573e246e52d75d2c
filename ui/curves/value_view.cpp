// SPDX-License-Identifier: MIT
#include "ui/curves/value_view.h"

#include "ui/curves/graph/tracks/value_track_list.h"
#include "ui/curves/graph/value_canvas.h"
#include "ui/curves/graph/value_channel_list.h"
#include "ui/waveform/waveform_strip.h"

#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>

#include <algorithm>

namespace odori {

ValueView::ValueView(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_side(new QScrollArea(this))
    , m_channels(new ValueChannelList(this))
    , m_canvas(new ValueCanvas(document, this))
    , m_strip(new WaveformStrip(document, *m_canvas, this))
    , m_tracks(new ValueTrackList(*m_canvas, this))
{
    auto* lists = new QWidget(m_side);
    auto* side = new QVBoxLayout(lists);
    side->setContentsMargins(0, 2, 0, 0);
    side->setSpacing(2);
    side->addWidget(m_tracks);
    side->addWidget(m_channels, 1, Qt::AlignLeft);
    m_side->setWidget(lists);
    m_side->setWidgetResizable(true);
    m_side->setFrameShape(QFrame::NoFrame);
    m_side->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_side->setFocusPolicy(Qt::NoFocus);
    for (QWidget* each : {static_cast<QWidget*>(lists), m_side->viewport()})
        each->setAutoFillBackground(false);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_side);
    auto* time = new QVBoxLayout;
    time->setSpacing(0);
    time->addWidget(m_strip);
    time->addWidget(m_canvas, 1);
    layout->addLayout(time, 1);
    setFocusProxy(m_canvas);
    connect(m_canvas, &ValueCanvas::channelsChanged, this, &ValueView::showChannels);
    connect(m_canvas, &ValueCanvas::timeChanged, m_strip,
        [this] { m_strip->setAxis(m_canvas->axes().time); });
    connect(m_channels, &ValueChannelList::mutedChanged, m_canvas, &ValueCanvas::setMuted);
    connect(m_canvas, &ValueCanvas::timeChanged, m_strip,
        [this] { m_strip->setAxis(m_canvas->axes().time); });
    connect(m_channels, &ValueChannelList::activated, m_canvas, &ValueCanvas::setActiveChannel);
    connect(m_tracks, &ValueTrackList::shown, this, [this](const QRect& area) {
        const QPoint centre = m_tracks->mapTo(m_side->widget(), area.center());
        m_side->ensureVisible(centre.x(), centre.y(), 0, area.height());
    });
    showChannels();
}

void ValueView::showChannels()
{
    std::optional<mmd::KeyNumber> active;
    if (m_canvas->activeLine())
        active = m_canvas->activeLine()->channel;
    m_channels->setChannels(m_canvas->graph().channels(), m_canvas->graph().muted(), active);
    m_tracks->refresh();
}

/// The lists get a part of the width, but the names of the channels are always whole.
void ValueView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const int bar = m_side->verticalScrollBar()->sizeHint().width();
    const int least = std::max(m_channels->sizeHint().width() + bar, fontMetrics().height() * 8);
    m_side->setFixedWidth(
        std::clamp(width() / 4, least, std::max(least, fontMetrics().height() * 10)));
}

QSize ValueView::sizeHint() const
{
    return {640, 330};
}

QSize ValueView::minimumSizeHint() const
{
    return {180, 130};
}

} // namespace odori
