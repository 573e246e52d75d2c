// SPDX-License-Identifier: MIT
#include "ui/curves/value_view.h"

#include "ui/curves/graph/value_canvas.h"
#include "ui/curves/graph/value_channel_list.h"

#include <QtWidgets/QHBoxLayout>

namespace odori {

ValueView::ValueView(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_channels(new ValueChannelList(this))
    , m_canvas(new ValueCanvas(document, this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_channels);
    layout->addWidget(m_canvas, 1);
    setFocusProxy(m_canvas);
    connect(m_canvas, &ValueCanvas::channelsChanged, this, &ValueView::showChannels);
    connect(m_channels, &ValueChannelList::mutedChanged, m_canvas, &ValueCanvas::setMuted);
    connect(m_channels, &ValueChannelList::activated, m_canvas, &ValueCanvas::setActiveChannel);
    showChannels();
}

void ValueView::showChannels()
{
    std::optional<mmd::KeyNumber> active;
    if (m_canvas->activeLine())
        active = m_canvas->activeLine()->channel;
    m_channels->setChannels(m_canvas->graph().channels(), m_canvas->graph().muted(), active);
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
