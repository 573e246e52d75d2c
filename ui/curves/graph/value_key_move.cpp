// SPDX-License-Identifier: MIT
#include "ui/curves/graph/value_key_move.h"

#include "ui/curves/graph/value_canvas.h"
#include "ui/document/document.h"
#include "ui/document/key_commands.h"

#include <algorithm>
#include <climits>
#include <cstdlib>

namespace odori {
namespace {

/// The values as shown. Most frames are sampled, and copying a sample is faster than evaluating it.
mmd::LineValues valuesAt(const mmd::ValueSamples& samples, std::uint32_t frame)
{
    if (frame >= samples.sampledCount())
        return samples.evaluate(double(frame));
    mmd::LineValues values{};
    std::copy_n(samples.at(frame).begin(), mmd::mostLines, values.begin());
    return values;
}

/// The sign is part of each text, for two reasons: Qt reads a number after another placeholder, as
/// in "%1%n", as one placeholder, and it uses the wrong plural for "-1".
QString framesMoved(std::int64_t frames)
{
    const auto count = int(std::min<std::int64_t>(std::abs(frames), INT_MAX));
    if (frames == 0)
        return ValueCanvas::tr("0 frames");
    return frames > 0 ? ValueCanvas::tr("+%n frame(s)", "moved later in time", count)
                      : ValueCanvas::tr("−%n frame(s)", "moved earlier in time", count);
}

} // namespace

KeyMove::KeyMove(ValueCanvas& canvas, mmd::KeyNumber channel)
    : m_canvas(canvas)
    , m_channel(channel)
{
    const ValueGraph& graph = canvas.graph();
    for (const mmd::TrackKeys& each : canvas.document().selection().keys)
        if (const auto track = graph.find(each.track))
            for (const std::uint32_t frame : each.frames)
                m_keys.push_back({each.track, frame, valuesAt(graph.track(*track), frame)});
    canvas.document().beginGesture();
}

void KeyMove::moveTo(std::int64_t frames, double amount)
{
    Document& document = m_canvas.document();
    if (!document.isGestureRunning())
        return; // ended by something else, such as Undo
    m_moved = mmd::moveKeysInGraph(document.gestureTarget(), m_keys,
        {.frames = frames, .channel = m_channel, .amount = amount});
    m_canvas.setMessage(
        m_moved.isTurnStopped
            ? ValueCanvas::tr("Two neighbouring keys can differ by at most 180°: beyond that, the "
                              "rotation changes direction. Insert a key between them.")
            : QString());
    document.updateGesture(m_moved.patch);
}

void KeyMove::finish()
{
    m_canvas.setMessage({});
    Document& document = m_canvas.document();
    const std::size_t before = keyCountOf(document.gestureTarget());
    document.endGesture(
        m_moved.amount == 0.0 ? ValueCanvas::tr("Move Keys") : ValueCanvas::tr("Change Values"));
    sayReplaced(document, before);
}

void KeyMove::cancel()
{
    m_canvas.setMessage({});
    m_canvas.document().cancelGesture();
}

QString KeyMove::text() const
{
    const QString amount = ValueCanvas::valueText(m_channel, m_moved.amount);
    return framesMoved(m_moved.frames) + QStringLiteral("   ") +
           (m_moved.amount > 0.0 ? u'+' + amount : amount);
}

} // namespace odori
