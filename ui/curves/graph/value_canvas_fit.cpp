// SPDX-License-Identifier: MIT
// The view of time and values, and its sampling.
#include "ui/curves/graph/value_canvas.h"
#include "ui/document/document.h"

#include <QtCore/QTimerEvent>

#include <algorithm>
#include <cmath>
#include <limits>

namespace odori {
namespace {

constexpr int idleBudget = 15; ///< milliseconds of sampling between two paint events
constexpr int dragBudget = 4;  ///< the same while a drag invalidates the samples

} // namespace

double ValueCanvas::sideMargin() const
{
    constexpr int least = 24, gap = 10;
    return std::max(least, fontMetrics().horizontalAdvance(QStringLiteral("−00°")) + gap);
}

double ValueCanvas::lastVisibleFrame() const
{
    return m_axes.time.frame(width()) + 1.0;
}

/// A single pose is shown with one second of time.
double ValueCanvas::wholeLength() const
{
    return std::max<double>(m_graph.lastFrame(), TimeAxis::leastLength);
}

/// Each quantity fills the height. A quantity whose channels are all muted is also fitted, for when
/// they are shown again.
void ValueCanvas::fitValues(double first, double last)
{
    if (m_options.isNormalized) {
        m_axes.fit(mmd::Quantity::Ratio, -1.0, 1.0);
        return;
    }
    std::array<double, mmd::quantityCount> least, most;
    least.fill(1e300);
    most.fill(-1e300);
    for (std::size_t at = 0; at < m_graph.trackCount(); ++at) {
        const mmd::ValueSamples& samples = m_graph.track(at);
        const auto end = double(samples.frameCount());
        const mmd::LineRanges range =
            samples.range(std::size_t(std::clamp(std::floor(first), 0.0, std::max(0.0, end - 1.0))),
                std::size_t(std::clamp(std::ceil(last) + 1.0, 0.0, end)));
        for (std::size_t line = 0; line < samples.channels().size() && !range.isEmpty(); ++line) {
            const mmd::KeyNumber channel = samples.channels()[line];
            const auto quantity = std::size_t(quantityOf(channel));
            const bool isShown = hasQuantity(m_graph.shownChannels(), quantityOf(channel));
            if (!(m_graph.channels(at) & bitOf(channel)) ||
                (isShown && !m_graph.shows({at, channel})))
                continue;
            least[quantity] = std::min(least[quantity], double(range.least[line]));
            most[quantity] = std::max(most[quantity], double(range.most[line]));
        }
    }
    // A weight is shown with its whole range, 0 to 1.
    const auto weight = std::size_t(mmd::Quantity::Weight);
    if (least[weight] <= most[weight]) {
        least[weight] = std::min(least[weight], 0.0);
        most[weight] = std::max(most[weight], 1.0);
    }
    for (std::size_t quantity = 0; quantity < mmd::quantityCount; ++quantity)
        if (least[quantity] <= most[quantity])
            m_axes.fit(static_cast<mmd::Quantity>(quantity), least[quantity], most[quantity]);
}

void ValueCanvas::applyFit()
{
    if (m_fit == Fit::None)
        return;
    if (m_fit == Fit::All && m_graph.trackCount() > 0)
        m_axes.time.fit(0.0, wholeLength(), width(), sideMargin());
    fitValues(m_axes.time.frame(0.0), m_axes.time.frame(width()));
    m_areHandlesKnown = false;
    m_isImageValid = false;
}

void ValueCanvas::updateFrame()
{
    update();
    if (m_drag || !isVisible() || m_graph.trackCount() == 0)
        return;
    ValueAxes axes = m_axes;
    if (m_follow.follow(axes.time, m_document.currentFrame(), width()))
        setAxes(axes);
}

void ValueCanvas::fitAll()
{
    m_fit = Fit::All;
    m_showsAll = true;
    changed();
}

void ValueCanvas::fitSelection()
{
    std::uint32_t first = std::numeric_limits<std::uint32_t>::max(), last = 0;
    for (const mmd::TrackKeys& keys : m_document.selection().keys)
        if (m_graph.find(keys.track)) {
            first = std::min(first, keys.frames.front());
            last = std::max(last, keys.frames.back());
        }
    if (first > last) {
        fitAll();
        return;
    }
    m_axes.time.fitKeys(first, last, width(), sideMargin());
    m_fit = Fit::Values;
    m_showsAll = false;
    changed();
}

/// Samples the visible part first.
void ValueCanvas::sampleSome(int milliseconds)
{
    if (m_fit == Fit::All && m_graph.trackCount() > 0)
        m_axes.time.fit(0.0, wholeLength(), width(), sideMargin());
    const auto until = ValueGraph::Clock::now() + std::chrono::milliseconds(milliseconds);
    const std::size_t before = m_graph.revision();
    const bool isWhole = m_graph.sample(lastVisibleFrame(), until);
    m_graph.updateRanges(m_document.isGestureRunning());
    if (m_graph.revision() != before || m_fit != Fit::None) {
        m_isImageValid = false;
        m_areHandlesKnown = false;
        applyFit();
    }
    if (isWhole) {
        m_sampling.stop();
        m_fit = Fit::None;
    } else if (!m_sampling.isActive()) {
        m_sampling.start(0, this);
    }
}

void ValueCanvas::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_sampling.timerId()) {
        QWidget::timerEvent(event);
        return;
    }
    sampleSome(m_document.isGestureRunning() ? dragBudget : idleBudget);
    update();
}

} // namespace odori
