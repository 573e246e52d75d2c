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

QString turnStoppedText()
{
    return ValueCanvas::tr("Two neighbouring keys can differ by at most 180°: beyond that, the "
                           "rotation changes direction. Insert a key between them.");
}

KeyMove::KeyMove(ValueCanvas& canvas, mmd::KeyNumber channel)
    : m_canvas(canvas)
    , m_channel(channel)
    , m_keys(canvas)
{
    canvas.document().beginGesture();
}

void KeyMove::moveTo(std::int64_t frames, double amount)
{
    Document& document = m_canvas.document();
    if (!document.isGestureRunning())
        return; // ended by something else, such as Undo
    m_moved = mmd::moveKeysInGraph(m_keys.target(document), m_keys.keys(),
        {.frames = frames, .channel = m_channel, .amount = amount});
    m_canvas.setMessage(m_moved.isTurnStopped ? turnStoppedText() : QString());
    document.updateGesture(m_keys.withOthers(m_moved.patch));
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
           (m_moved.amount > 0.0 ? u'+' + amount : amount) + replacedText();
}

QString KeyMove::replacedText() const
{
    const Document& document = m_canvas.document();
    const std::size_t before = keyCountOf(document.gestureTarget());
    const std::size_t now = keyCountOf(document.target());
    if (!document.isGestureRunning() || now >= before)
        return {};
    return QStringLiteral(" · ") +
           ValueCanvas::tr("replaces %n key(s)", nullptr, int(before - now));
}

} // namespace odori
