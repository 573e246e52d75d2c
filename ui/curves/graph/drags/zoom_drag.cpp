// SPDX-License-Identifier: MIT
#include "ui/curves/graph/drags/zoom_drag.h"

#include "ui/curves/graph/value_canvas.h"
#include "ui/theme/theme.h"

#include <QtGui/QPainter>

namespace odori {
namespace {

constexpr double leastSide = 6.0; ///< pixels; a smaller rectangle is a click

class ZoomDrag final : public ValueDrag {
public:
    ZoomDrag(ValueCanvas& canvas, const ValuePointer& from)
        : m_canvas(canvas)
        , m_from(from.at)
        , m_to(from.at)
    {
    }
    void move(const ValuePointer& pointer) override { m_to = pointer.at; }
    void finish() override
    {
        m_canvas.setZoomingToBox(false);
        const QRectF box = area();
        if (box.width() < leastSide || box.height() < leastSide)
            return;
        ValueAxes axes = m_canvas.axes();
        axes.showBox(box, m_canvas.width());
        m_canvas.setAxes(axes);
    }
    void cancel() override { m_canvas.setZoomingToBox(false); }
    void paint(QPainter& painter) const override
    {
        painter.setPen(QPen(themeOf(m_canvas.palette()).text, 1.0, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(area());
    }

private:
    [[nodiscard]] QRectF area() const
    {
        return QRectF(m_from, m_to).normalized().intersected(m_canvas.graphArea());
    }

    ValueCanvas& m_canvas;
    QPointF m_from, m_to;
};

} // namespace

ValueDragPtr dragZoom(ValueCanvas& canvas, const ValuePointer& from)
{
    return std::make_unique<ZoomDrag>(canvas, from);
}

} // namespace odori
