// SPDX-License-Identifier: MIT
#include "ui/curves/graph/value_drag.h"

#include "libmmd/scene/selecting.h"
#include "ui/curves/graph/value_canvas.h"
#include "ui/curves/graph/value_hit.h"
#include "ui/curves/graph/value_key_move.h"
#include "ui/document/document.h"
#include "ui/document/typed_number.h"
#include "ui/theme/theme.h"

#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace odori {
namespace {

constexpr double leastDrag = 3.0; ///< pixels; less is a click

class GraphDrag final : public ValueDrag {
public:
    GraphDrag(ValueCanvas& canvas, const ValuePointer& from)
        : m_canvas(canvas)
        , m_last(from.at)
    {
    }
    void move(const ValuePointer& pointer) override
    {
        ValueAxes axes = m_canvas.axes();
        axes.time.pan(pointer.at.x() - m_last.x());
        axes.panValues(pointer.at.y() - m_last.y());
        m_last = pointer.at;
        m_canvas.setAxes(axes);
    }

private:
    ValueCanvas& m_canvas;
    QPointF m_last;
};

class FrameDrag final : public ValueDrag {
public:
    FrameDrag(ValueCanvas& canvas, const ValuePointer& from)
        : m_canvas(canvas)
    {
        move(from);
    }
    void move(const ValuePointer& pointer) override
    {
        m_canvas.document().setCurrentFrame(m_canvas.axes().time.wholeFrameAt(pointer.at.x()));
    }

private:
    ValueCanvas& m_canvas;
};

/// Selects keys. The selected tracks and the tracks of the graph stay selected, even without keys.
void selectKeys(ValueCanvas& canvas, mmd::Selection more, mmd::Choosing how)
{
    Document& document = canvas.document();
    const mmd::Selection& before = document.selection();
    std::vector<mmd::TrackId> tracks = before.tracks;
    for (std::size_t track = 0; track < canvas.graph().trackCount(); ++track)
        tracks.push_back(canvas.graph().track(track).id());
    std::sort(tracks.begin(), tracks.end());
    tracks.erase(std::unique(tracks.begin(), tracks.end()), tracks.end());
    mmd::Selection after = mmd::chosen(before, std::move(more), how);
    after.tracks = std::move(tracks);
    document.select(std::move(after));
}

class BoxDrag final : public ValueDrag {
public:
    BoxDrag(ValueCanvas& canvas, const ValuePointer& from)
        : m_canvas(canvas)
        , m_from(from)
        , m_to(from)
    {
    }
    void move(const ValuePointer& pointer) override { m_to = pointer; }
    void finish() override
    {
        using enum mmd::Choosing;
        const Qt::KeyboardModifiers modifiers = m_to.modifiers | m_from.modifiers;
        const auto how = modifiers & Qt::ControlModifier ? Toggle
                         : modifiers & Qt::ShiftModifier ? Add
                                                         : Replace;
        const bool isClick = (m_to.at - m_from.at).manhattanLength() < leastDrag;
        if (isClick && how != Replace)
            return;
        mmd::Selection keys;
        if (!isClick)
            keys = keysInside(m_canvas, QRectF(m_from.at, m_to.at).normalized());
        selectKeys(m_canvas, std::move(keys), how);
    }
    void paint(QPainter& painter) const override
    {
        QColor colour = themeOf(m_canvas.palette()).accentBright;
        painter.setPen(colour);
        colour.setAlphaF(0.15f);
        painter.setBrush(colour);
        painter.drawRect(QRectF(m_from.at, m_to.at).normalized());
    }

private:
    ValueCanvas& m_canvas;
    ValuePointer m_from, m_to;
};

class KeysDrag final : public ValueDrag {
public:
    KeysDrag(ValueCanvas& canvas, const ValuePointer& from, const GraphLine& line,
        std::uint32_t frame, bool wasSelected)
        : m_canvas(canvas)
        , m_from(from)
        , m_to(from)
        , m_line(line)
        , m_track(canvas.graph().track(line.track).id())
        , m_frame(frame)
        , m_wasSelected(wasSelected)
    {
        const mmd::ValueSamples& samples = canvas.graph().track(line.track);
        if (const auto number = lineOf(m_track.kind, line.channel))
            m_value = samples.evaluate(double(frame))[*number];
    }
    void move(const ValuePointer& pointer) override
    {
        m_to = pointer;
        if (!m_move && (pointer.at - m_from.at).manhattanLength() < leastDrag)
            return;
        preview();
    }
    bool takesNumbers() const override { return true; }
    bool isTyping() const override { return !m_frames.isEmpty() || !m_amount.isEmpty(); }
    /// The first letter chooses the direction in which the mouse has moved farther.
    bool type(QChar letter) override
    {
        const QPointF off = m_to.at - m_from.at;
        const DragRules& rules = m_canvas.rules();
        if (!isTyping() && !m_isTurned)
            m_isTimeTyped =
                rules.keepsValues || (!rules.keepsFrames && std::abs(off.x()) > std::abs(off.y()));
        const bool isLetter = typed().type(letter);
        preview();
        return isLetter;
    }
    void eraseTyped() override
    {
        typed().erase();
        preview();
    }
    /// The number that was typed stays; the next letter begins the other one.
    void turnTyped() override
    {
        if (!m_isTurned && !isTyping()) // the first letter would choose it
            m_isTimeTyped =
                std::abs(m_to.at.x() - m_from.at.x()) > std::abs(m_to.at.y() - m_from.at.y());
        m_isTurned = true;
        m_isTimeTyped = !m_isTimeTyped;
        if (isTyping())
            preview();
    }
    void finish() override
    {
        if (m_move) {
            m_move->finish();
        } else if (m_wasSelected) {
            mmd::Selection key;
            key.setKey(m_track, m_frame, true);
            const bool takes = m_from.modifiers & Qt::ControlModifier;
            selectKeys(
                m_canvas, std::move(key), takes ? mmd::Choosing::Toggle : mmd::Choosing::Replace);
        }
    }
    void cancel() override
    {
        if (m_move)
            m_move->cancel();
    }
    QString text() const override
    {
        if (!isTyping())
            return m_move ? m_move->text() : QString();
        QStringList parts;
        if (!m_frames.isEmpty())
            parts.append(ValueCanvas::tr("frames: %1").arg(m_frames.text()));
        if (!m_amount.isEmpty())
            parts.append(
                ValueCanvas::channelName(m_line.channel) + QStringLiteral(": ") + m_amount.text());
        const bool isAsTyped = m_move->moved().frames == framesTyped();
        const QString text = parts.join(QStringLiteral("   "));
        return isAsTyped ? text + m_move->replacedText()
                         : QStringLiteral("%1   (%2)").arg(text, m_move->text());
    }

private:
    TypedNumber& typed() { return m_isTimeTyped ? m_frames : m_amount; }
    [[nodiscard]] std::int64_t framesTyped() const
    {
        return std::llround(double(m_frames.value()));
    }
    void preview()
    {
        if (!m_move)
            m_move = std::make_unique<KeyMove>(m_canvas, m_line.channel);
        if (isTyping()) {
            m_move->moveTo(framesTyped(), double(m_amount.value()));
            return;
        }
        QPointF off = m_to.at - m_from.at;
        if (m_to.modifiers & Qt::ShiftModifier)
            (std::abs(off.x()) > std::abs(off.y()) ? off.ry() : off.rx()) = 0.0;
        if (m_canvas.rules().keepsFrames)
            off.rx() = 0.0;
        if (m_canvas.rules().keepsValues)
            off.ry() = 0.0;
        m_move->moveTo(std::llround(off.x() / m_canvas.axes().time.pixelsPerFrame), amountOf(off));
    }
    /// The movement of the value. With snapping, the new value is a multiple of a step of some
    /// pixels.
    [[nodiscard]] double amountOf(const QPointF& off) const
    {
        const double scale = m_canvas.scaleOf(m_line).pixelsPerUnit;
        const double amount = -off.y() / scale;
        if (!m_canvas.rules().isSnapping || off.y() == 0.0)
            return amount;
        const double step = gridStep(scale, 8.0);
        return std::round((m_value + amount) / step) * step - m_value;
    }

    ValueCanvas& m_canvas;
    ValuePointer m_from, m_to;
    GraphLine m_line;
    mmd::TrackId m_track;
    std::uint32_t m_frame;
    bool m_wasSelected;
    double m_value = 0.0; ///< value of the line at the key before the drag
    std::unique_ptr<KeyMove> m_move;
    TypedNumber m_frames, m_amount;
    bool m_isTimeTyped = false; ///< letters are for the frames, not for the value
    bool m_isTurned = false;    ///< the user has chosen that
};

class HandleDrag final : public ValueDrag {
public:
    HandleDrag(ValueCanvas& canvas, const ValuePointer& from, const GraphHandle& handle)
        : m_canvas(canvas)
        , m_grip(canvas.positionOf(handle) - from.at)
        , m_from(from)
        , m_to(from)
        , m_handle(handle)
        , m_position(handle.position)
    {
        canvas.document().beginGesture();
    }
    void move(const ValuePointer& pointer) override
    {
        Document& document = m_canvas.document();
        if (!document.isGestureRunning())
            return;
        const QPointF off = pointer.at - m_from.at;
        const bool isLocked = pointer.modifiers & Qt::ShiftModifier;
        const bool isAcross = std::abs(off.x()) > std::abs(off.y());
        m_to = pointer;
        if (!m_isTurned && m_typed.isEmpty())
            m_typedIndex = isAcross ? 0 : 1;
        m_position = positionAt(pointer.at + m_grip);
        if (isLocked)
            m_position[isAcross ? 1 : 0] = m_handle.position[isAcross ? 1 : 0];
        if (m_canvas.rules().keepsFrames)
            m_position[0] = m_handle.position[0];
        if (m_canvas.rules().keepsValues)
            m_position[1] = m_handle.position[1];
        if (!m_typed.isEmpty())
            m_position[m_typedIndex] = std::clamp(double(m_typed.value()), 0.0, 127.0);
        document.updateGesture(mmd::moveHandle(document.gestureTarget(),
            {m_handle.track, m_handle.frame, m_handle.curve, m_handle.index}, m_position[0],
            m_position[1]));
    }
    void finish() override { m_canvas.document().endGesture(ValueCanvas::tr("Change Curve")); }
    void cancel() override { m_canvas.document().cancelGesture(); }
    /// A typed number is a position on the grid.
    bool takesNumbers() const override { return true; }
    bool isTyping() const override { return !m_typed.isEmpty(); }
    bool type(QChar letter) override
    {
        const bool isLetter = m_typed.type(letter);
        move(m_to);
        return isLetter;
    }
    void eraseTyped() override
    {
        m_typed.erase();
        move(m_to);
    }
    void turnTyped() override
    {
        m_isTurned = true;
        m_typedIndex = 1 - m_typedIndex;
        move(m_to);
    }
    QString text() const override
    {
        return QStringLiteral("x%1 %2   y%1 %3")
            .arg(m_handle.index + 1)
            .arg(std::lround(m_position[0]))
            .arg(std::lround(m_position[1]));
    }

private:
    /// The position on the grid under the mouse. On a segment without a change of value, progress
    /// stays the same.
    [[nodiscard]] std::array<double, 2> positionAt(const QPointF& at) const
    {
        const ValueAxes& axes = m_canvas.axes();
        const double time = (axes.time.frame(at.x()) - m_handle.firstFrame) /
                            (m_handle.lastFrame - m_handle.firstFrame) * 127.0;
        double progress = m_handle.position[1];
        const double rise = m_handle.lastValue - m_handle.firstValue;
        if (m_handle.isInStrip)
            progress =
                (m_canvas.stripY(0.0) - at.y()) / (m_canvas.stripY(0.0) - m_canvas.stripY(1.0));
        else if (rise != 0.0)
            progress =
                (m_canvas.valueAt(m_handle.line, at.y()) - m_handle.firstValue) / rise * 127.0;
        return {
            std::round(std::clamp(time, 0.0, 127.0)), std::round(std::clamp(progress, 0.0, 127.0))};
    }

    ValueCanvas& m_canvas;
    QPointF m_grip; ///< offset from the mouse to the centre of the handle
    ValuePointer m_from, m_to;
    GraphHandle m_handle;
    std::array<double, 2> m_position;
    TypedNumber m_typed;
    std::size_t m_typedIndex = 0; ///< 0: time, 1: progress
    bool m_isTurned = false;      ///< the user has chosen it
};

} // namespace

ValueDragPtr dragGraph(ValueCanvas& canvas, const ValuePointer& from)
{
    return std::make_unique<GraphDrag>(canvas, from);
}

ValueDragPtr scrubFrame(ValueCanvas& canvas, const ValuePointer& from)
{
    return std::make_unique<FrameDrag>(canvas, from);
}

ValueDragPtr boxSelect(ValueCanvas& canvas, const ValuePointer& from)
{
    return std::make_unique<BoxDrag>(canvas, from);
}

ValueDragPtr dragKeys(ValueCanvas& canvas, const ValuePointer& from, const GraphLine& line,
    std::uint32_t frame, bool wasSelected)
{
    if (!wasSelected) {
        using enum mmd::Choosing;
        mmd::Selection key;
        key.setKey(canvas.graph().track(line.track).id(), frame, true);
        const bool adds = from.modifiers & (Qt::ControlModifier | Qt::ShiftModifier);
        selectKeys(canvas, std::move(key), adds ? Add : Replace);
    }
    return std::make_unique<KeysDrag>(canvas, from, line, frame, wasSelected);
}

void selectKey(ValueCanvas& canvas, const mmd::TrackId& track, std::uint32_t frame)
{
    mmd::Selection key;
    key.setKey(track, frame, true);
    selectKeys(canvas, std::move(key), mmd::Choosing::Replace);
}

ValueDragPtr dragHandle(ValueCanvas& canvas, const ValuePointer& from, const GraphHandle& handle)
{
    return std::make_unique<HandleDrag>(canvas, from, handle);
}

} // namespace odori
