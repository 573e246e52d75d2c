// SPDX-License-Identifier: MIT
#pragma once

#include <QtGui/QImage>

#include <span>
#include <vector>

namespace odori {

/// Part of a column of pixels, in pixels from the top; empty if top is below bottom.
struct ColumnSpan {
    float top = 1.0f, bottom = -1.0f;
    [[nodiscard]] bool isEmpty() const { return top > bottom; }
};

/// Draws the graph's lines and marks with antialiasing, at a cost that depends on the pixels: a
/// line is a span in each column. The picture is stored by columns, so that a span is contiguous.
class ValueRaster {
public:
    void reset(int width, int height, QRgb background);
    [[nodiscard]] int width() const { return m_width; }
    [[nodiscard]] int height() const { return m_height; }

    struct Box {
        int x, y, width, height;
    };
    /// `opacity` 0..1.
    void fill(const Box& box, QRgb colour, float opacity = 1.0f);
    /// A line in the columns from `left` on: one span for each, and one more before and after them,
    /// which is only read (empty: the line ends there). `isCurve`: a span is a part of one curve,
    /// which keeps its width where it is steep; else the span is the full range of values in the
    /// column.
    void drawLine(
        std::span<const ColumnSpan> spans, int left, QRgb colour, float halfWidth, bool isCurve);

    enum class Shape : std::uint8_t { Diamond, Disc, Square };
    /// `radius` from the centre to the edge of the shape, inside a rim at least one pixel wide. The
    /// centre is rounded to a pixel's centre.
    struct Mark {
        double x, y;
        Shape shape;
        double radius;
    };
    void drawMark(const Mark& mark, QRgb colour, QRgb rim);

    /// Copies the picture by rows; `image` gets its size.
    void copyTo(QImage& image) const;

private:
    /// A mark's coverage, pixel by pixel, by columns: 0..256.
    struct Stamp {
        Shape shape = Shape::Disc;
        double radius = 0.0;
        int reach = 0; ///< pixels on each side of the middle one
        std::vector<std::uint16_t> whole, inner;
    };
    [[nodiscard]] const Stamp& stampOf(Shape shape, double radius);
    void drawBox(int x, float top, float bottom, QRgb colour);
    struct Pen {
        QRgb colour;
        float halfWidth;
        bool isCurve;
    };
    void drawSpan(int x, const ColumnSpan& span, const ColumnSpan& around, const Pen& pen);
    [[nodiscard]] QRgb* column(int x)
    {
        return m_pixels.data() + static_cast<std::size_t>(x) * static_cast<std::size_t>(m_height);
    }

    int m_width = 0, m_height = 0;
    std::vector<QRgb> m_pixels;
    std::vector<Stamp> m_stamps;
};

} // namespace odori
