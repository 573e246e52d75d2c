// SPDX-License-Identifier: MIT
// Drags that change the view or the selection.
#include "ui/dopesheet/beats/beat_snap.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_drag.h"

#include <algorithm>
#include <cmath>

namespace odori {
namespace {

using M = DopeMetrics;

/// After a change of the frame, the user poses there: keys are deselected, bones and morphs stay
/// selected.
void beginPosing(DopeCanvas& canvas)
{
    canvas.document().select({canvas.document().selection().tracks, {}});
}

class FrameDrag : public DopeDrag {
public:
    FrameDrag(DopeCanvas& canvas, const DopePointer& from)
        : m_canvas(canvas)
    {
        if (!(from.modifiers & Qt::ControlModifier)) // a double click with Ctrl adds keys
            beginPosing(canvas);
        move(from);
    }
    void move(const DopePointer& to) override
    {
        m_canvas.document().setCurrentFrame(
            double(TimeAxis::wholeFrame(snappedFrame(m_canvas, to.frame))));
    }

private:
    DopeCanvas& m_canvas;
};

class ViewDrag : public DopeDrag {
public:
    ViewDrag(DopeCanvas& canvas, const DopePointer& from)
        : m_canvas(canvas)
        , m_last(from.at)
    {
    }
    void move(const DopePointer& to) override
    {
        const QPoint by = to.at - m_last;
        m_last = to.at;
        m_canvas.view().scrollBy(-by);
    }
    [[nodiscard]] bool scrolls() const override { return false; }

private:
    DopeCanvas& m_canvas;
    QPoint m_last;
};

class RectangleDrag : public DopeDrag {
public:
    RectangleDrag(DopeCanvas& canvas, const DopePointer& from)
        : m_canvas(canvas)
        , m_from(from)
        , m_to(from)
        , m_before(canvas.document().selection())
        , m_adds(from.modifiers & (Qt::ShiftModifier | Qt::ControlModifier))
    {
    }

    void move(const DopePointer& to) override
    {
        m_to = to;
        const QRect rect = rectangle();
        m_moved = m_moved || std::max(rect.width(), rect.height()) > 3;
        if (!m_moved)
            return;
        const double reach = M::keyRadius * 0.5 / m_canvas.view().axis().pixelsPerFrame;
        const double first = std::ceil(std::min(m_from.frame, to.frame) - reach);
        const double last = std::floor(std::max(m_from.frame, to.frame) + reach);
        // A row is hit if the rectangle touches the height of its marks.
        const int margin = M::rowHeight / 2 - 4;
        const int firstRow = (std::min(m_from.y, to.y) + margin) / M::rowHeight;
        const int lastRow = (std::max(m_from.y, to.y) - margin) / M::rowHeight;
        mmd::Selection inside;
        if (last >= 0.0 && lastRow >= firstRow && std::max(m_from.y, to.y) >= margin)
            inside = m_canvas.selecting().block(
                firstRow, lastRow, TimeAxis::wholeFrame(first), TimeAxis::wholeFrame(last));
        m_canvas.document().select(mmd::chosen(
            m_before, std::move(inside), m_adds ? mmd::Choosing::Add : mmd::Choosing::Replace));
    }
    void finish() override
    {
        if (m_moved || m_adds)
            return;
        beginPosing(m_canvas);
        m_canvas.document().setCurrentFrame(double(TimeAxis::wholeFrame(m_from.frame)));
    }
    void cancel() override { m_canvas.document().select(m_before); }
    [[nodiscard]] QRect rectangle() const override
    {
        const auto position = [this](const DopePointer& pointer) {
            return QPoint(
                m_canvas.view().axis().pixel(pointer.frame), pointer.y + m_canvas.view().rowTop(0));
        };
        return QRect(position(m_from), position(m_to)).normalized();
    }

private:
    DopeCanvas& m_canvas;
    DopePointer m_from, m_to;
    mmd::Selection m_before;
    bool m_adds;
    bool m_moved = false;
};

class ColumnsDrag : public DopeDrag {
public:
    ColumnsDrag(DopeCanvas& canvas, const DopePointer& from)
        : m_canvas(canvas)
        , m_first(TimeAxis::wholeFrame(from.frame))
        , m_last(m_first)
        , m_before(canvas.document().selection())
        , m_adds(from.modifiers & Qt::ControlModifier)
    {
    }
    void move(const DopePointer& to) override
    {
        m_last = TimeAxis::wholeFrame(to.frame);
        m_canvas.document().select(mmd::chosen(m_before,
            m_canvas.selecting().columns(std::min(m_first, m_last), std::max(m_first, m_last)),
            m_adds ? mmd::Choosing::Add : mmd::Choosing::Replace));
    }
    void cancel() override { m_canvas.document().select(m_before); }
    [[nodiscard]] QRect rectangle() const override
    {
        const TimeAxis& axis = m_canvas.view().axis();
        const int half = qRound(std::max(2.0, axis.pixelsPerFrame * 0.5));
        const int left = axis.pixel(std::min(m_first, m_last)) - half;
        const int right = axis.pixel(std::max(m_first, m_last)) + half;
        return QRect(left, 0, right - left, m_canvas.height() - 1);
    }
    [[nodiscard]] QString label() const override
    {
        return m_first == m_last ? QString::number(m_first)
                                 : DopeCanvas::tr("%1 – %2")
                                       .arg(std::min(m_first, m_last))
                                       .arg(std::max(m_first, m_last));
    }

private:
    DopeCanvas& m_canvas;
    std::uint32_t m_first, m_last;
    mmd::Selection m_before;
    bool m_adds;
};

} // namespace

DopeDragPtr dragFrame(DopeCanvas& canvas, const DopePointer& from)
{
    return std::make_unique<FrameDrag>(canvas, from);
}

DopeDragPtr dragView(DopeCanvas& canvas, const DopePointer& from)
{
    return std::make_unique<ViewDrag>(canvas, from);
}

DopeDragPtr dragRectangle(DopeCanvas& canvas, const DopePointer& from)
{
    return std::make_unique<RectangleDrag>(canvas, from);
}

DopeDragPtr dragColumns(DopeCanvas& canvas, const DopePointer& from)
{
    auto drag = std::make_unique<ColumnsDrag>(canvas, from);
    drag->move(from);
    return drag;
}

} // namespace odori
