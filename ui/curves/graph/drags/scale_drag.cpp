// SPDX-License-Identifier: MIT
#include "ui/curves/graph/drags/scale_drag.h"

#include "ui/curves/graph/drags/editable_keys.h"
#include "ui/curves/graph/value_canvas.h"
#include "ui/curves/graph/value_key_move.h"
#include "ui/document/document.h"
#include "ui/document/key_commands.h"
#include "ui/document/typed_number.h"
#include "ui/theme/theme.h"

#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace odori {
namespace {

constexpr double leastSpan = 4.0; ///< pixels between the pivot and the dragged side

/// The pivots of the shown lines of a track.
struct Pivots {
    mmd::TrackId track;
    mmd::ChannelSet lines = 0;
    mmd::LineValues values{};
};

class ScaleDrag final : public ValueDrag {
public:
    ScaleDrag(ValueCanvas& canvas, const ValuePointer& from, const ScaleBox& box, BoxGrip grip)
        : m_canvas(canvas)
        , m_keys(canvas)
        , m_box(box)
        , m_grip(grip)
        , m_last(from.at)
        , m_pivotFrame(pivotFrame())
        , m_pivotY(pivotY())
    {
        findPivots();
        canvas.document().beginGesture();
    }
    void move(const ValuePointer& pointer) override
    {
        const double speed = pointer.modifiers & Qt::ControlModifier ? 0.1
                             : pointer.modifiers & Qt::ShiftModifier ? 10.0
                                                                     : 1.0;
        m_off += (pointer.at - m_last) * speed;
        m_last = pointer.at;
        preview();
    }
    void finish() override
    {
        m_canvas.setMessage({});
        Document& document = m_canvas.document();
        const std::size_t before = keyCountOf(document.gestureTarget());
        document.endGesture(ValueCanvas::tr("Scale Keys"));
        sayReplaced(document, before);
    }
    void cancel() override
    {
        m_canvas.setMessage({});
        m_canvas.document().cancelGesture();
    }
    bool takesNumbers() const override { return true; }
    bool isTyping() const override { return !m_typed.isEmpty(); }
    bool type(QChar letter) override
    {
        const bool isLetter = m_typed.type(letter);
        preview();
        return isLetter;
    }
    void eraseTyped() override
    {
        m_typed.erase();
        preview();
    }
    void paint(QPainter& painter) const override
    {
        if (m_canvas.options().pivot == BoxPivot::CurrentFrame)
            return; // the line of the current frame shows it
        const QPointF at(m_canvas.axes().time.x(m_pivotFrame), m_pivotY);
        painter.setPen(QPen(themeOf(m_canvas.palette()).accentBright, 1.5));
        if (m_grip.x != 0)
            painter.drawLine(at - QPointF(0.0, 6.0), at + QPointF(0.0, 6.0));
        if (m_grip.y != 0)
            painter.drawLine(at - QPointF(6.0, 0.0), at + QPointF(6.0, 0.0));
    }
    QString text() const override
    {
        QStringList texts;
        const auto factor = [this](double value) {
            return m_typed.isEmpty() ? QString::number(value, 'f', 3) : m_typed.text();
        };
        if (m_grip.x != 0)
            texts << ValueCanvas::tr("time × %1").arg(factor(timeFactor()));
        if (m_grip.y != 0)
            texts << ValueCanvas::tr("values × %1").arg(factor(valueFactor()));
        return texts.join(QStringLiteral("   "));
    }

private:
    [[nodiscard]] double pivotFrame() const
    {
        switch (m_canvas.options().pivot) {
        case BoxPivot::OppositeSide:
            return m_grip.x < 0 ? m_box.lastFrame : m_box.firstFrame;
        case BoxPivot::Centre:
            return (m_box.firstFrame + m_box.lastFrame) / 2.0;
        case BoxPivot::CurrentFrame:
            break;
        }
        return m_canvas.document().currentFrame();
    }
    [[nodiscard]] double pivotY() const
    {
        if (m_canvas.options().pivot != BoxPivot::OppositeSide)
            return m_box.area.center().y();
        return m_grip.y < 0 ? m_box.area.bottom() : m_box.area.top();
    }
    /// The shown numbers at the height of the pivot, or those at the current frame.
    void findPivots()
    {
        const ValueGraph& graph = m_canvas.graph();
        for (std::size_t track = 0; track < graph.trackCount(); ++track) {
            const mmd::ValueSamples& samples = graph.track(track);
            Pivots pivots{samples.id(), graph.shownChannels(track), {}};
            if (m_canvas.options().pivot == BoxPivot::CurrentFrame)
                pivots.values = samples.evaluate(m_canvas.document().currentFrame());
            else
                for (std::size_t line = 0; line < samples.channels().size(); ++line)
                    pivots.values[line] =
                        m_canvas.valueAt({track, samples.channels()[line]}, m_pivotY);
            m_pivots.push_back(std::move(pivots)); // sorted by track, as the graph
        }
    }
    /// 1 + the movement, as a part of the distance between the pivot and the dragged side.
    [[nodiscard]] double factorOf(double side, double pivot, double off, double room) const
    {
        double span = side - pivot;
        if (std::abs(span) < leastSpan)
            span = std::copysign(std::max(room, 4.0 * leastSpan), span);
        return 1.0 + off / span;
    }
    [[nodiscard]] double timeFactor() const
    {
        if (m_grip.x == 0 || m_canvas.rules().keepsFrames)
            return 1.0;
        const TimeAxis& time = m_canvas.axes().time;
        const double side = m_grip.x < 0 ? m_box.firstFrame : m_box.lastFrame;
        double factor = isTyping() ? double(m_typed.value())
                                   : factorOf(time.x(side), time.x(m_pivotFrame), m_off.x(),
                                         m_box.area.width() * m_grip.x);
        if (m_box.firstFrame < m_pivotFrame) // keys stop at frame 0
            factor = std::min(factor, m_pivotFrame / (m_pivotFrame - m_box.firstFrame));
        return std::max(factor, 0.0);
    }
    [[nodiscard]] double valueFactor() const
    {
        if (m_grip.y == 0 || m_canvas.rules().keepsValues)
            return 1.0;
        if (isTyping())
            return double(m_typed.value());
        const double side = m_grip.y < 0 ? m_box.area.top() : m_box.area.bottom();
        return factorOf(side, m_pivotY, m_off.y(), m_box.area.height() * m_grip.y);
    }
    [[nodiscard]] mmd::TimeScale timeScale() const
    {
        const double factor = timeFactor();
        const auto scaled = [&](double frame) {
            return TimeAxis::wholeFrame(m_pivotFrame + (frame - m_pivotFrame) * factor);
        };
        mmd::TimeScale scale{.first = TimeAxis::wholeFrame(m_box.firstFrame),
            .last = TimeAxis::wholeFrame(m_box.lastFrame)};
        scale.newFirst = factor == 1.0 ? scale.first : scaled(m_box.firstFrame);
        scale.newLast = factor == 1.0 ? scale.last : scaled(m_box.lastFrame);
        if (scale.last > scale.first && scale.newLast <= scale.newFirst) {
            if (m_grip.x < 0 && scale.newLast > 0) // the dragged side stops
                scale.newFirst = scale.newLast - 1;
            else
                scale.newLast = scale.newFirst + 1;
        }
        return scale;
    }
    [[nodiscard]] std::vector<mmd::ReshapedKey> reshapedKeys() const
    {
        const double factor = valueFactor();
        std::vector<mmd::ReshapedKey> keys;
        keys.reserve(m_keys.keys().size());
        auto pivots = m_pivots.begin();
        for (const mmd::GrabbedKey& key : m_keys.keys()) {
            while (pivots != m_pivots.end() && pivots->track < key.track)
                ++pivots;
            mmd::ReshapedKey& shaped =
                keys.emplace_back(key.track, key.frame, key.values, key.values);
            if (pivots == m_pivots.end() || pivots->track != key.track || factor == 1.0)
                continue;
            const auto channels = channelsOf(key.track.kind);
            for (std::size_t line = 0; line < channels.size(); ++line)
                if (pivots->lines & bitOf(channels[line]))
                    shaped.wanted[line] =
                        pivots->values[line] + (key.values[line] - pivots->values[line]) * factor;
        }
        return keys;
    }
    void preview()
    {
        Document& document = m_canvas.document();
        if (!document.isGestureRunning())
            return; // ended by something else, such as Undo
        mmd::ReshapedKeys shaped =
            mmd::reshapeKeys(m_keys.target(document), reshapedKeys(), timeScale());
        m_canvas.setMessage(shaped.isTurnStopped ? turnStoppedText() : QString());
        document.updateGesture(m_keys.withOthers(std::move(shaped.patch)));
        m_canvas.update();
    }

    ValueCanvas& m_canvas;
    EditableKeys m_keys;
    ScaleBox m_box; ///< at the start
    BoxGrip m_grip;
    QPointF m_last, m_off;
    double m_pivotFrame, m_pivotY;
    std::vector<Pivots> m_pivots;
    TypedNumber m_typed;
};

} // namespace

ValueDragPtr dragScale(
    ValueCanvas& canvas, const ValuePointer& from, const ScaleBox& box, BoxGrip grip)
{
    return std::make_unique<ScaleDrag>(canvas, from, box, grip);
}

} // namespace odori
