// SPDX-License-Identifier: MIT
#include "ui/curves/graph/value_raster.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstring>

namespace odori {
namespace {

/// Blends `colour` over `under`; `part` 0..256 is the opacity.
QRgb blended(QRgb under, QRgb colour, unsigned part)
{
    const QRgb oddUnder = under & 0x00ff00ffu, evenUnder = (under >> 8) & 0xffu;
    const QRgb oddOver = colour & 0x00ff00ffu, evenOver = (colour >> 8) & 0xffu;
    const unsigned rest = 256u - part;
    const QRgb odd = ((oddUnder * rest + oddOver * part) >> 8) & 0x00ff00ffu;
    const QRgb even = ((evenUnder * rest + evenOver * part) >> 8) & 0xffu;
    return 0xff000000u | odd | (even << 8);
}

/// Runs are short and of any length. The last block may overlap the one before it, so that no loop
/// is needed for a remainder.
void fillRun(QRgb* begin, QRgb* end, QRgb colour)
{
    constexpr std::ptrdiff_t block = 4;
    const QRgb colours[block] = {colour, colour, colour, colour};
    if (end - begin >= block) {
        for (; begin < end - block; begin += block)
            std::memcpy(begin, colours, sizeof(colours));
        std::memcpy(end - block, colours, sizeof(colours));
        return;
    }
    while (begin < end)
        *begin++ = colour;
}

unsigned partOf(float coverage)
{
    return unsigned(std::clamp(coverage, 0.0f, 1.0f) * 256.0f);
}

/// The distance of a point from the centre in the shape's own metric, in pixels. At the edge of the
/// shape it is the radius.
double distanceIn(ValueRaster::Shape shape, double x, double y)
{
    switch (shape) {
    case ValueRaster::Shape::Diamond:
        return (std::abs(x) + std::abs(y)) * 0.8;
    case ValueRaster::Shape::Disc:
        return std::hypot(x, y) * 1.05;
    case ValueRaster::Shape::Square:
        break;
    }
    return std::max(std::abs(x), std::abs(y)) * 1.1;
}

} // namespace

void ValueRaster::reset(int width, int height, QRgb background)
{
    m_width = std::max(width, 0);
    m_height = std::max(height, 0);
    m_pixels.assign(std::size_t(m_width) * std::size_t(m_height), background | 0xff000000u);
}

void ValueRaster::fill(const Box& box, QRgb colour, float opacity)
{
    const auto& [x, y, width, height] = box;
    const int left = std::max(x, 0), right = std::min(x + width, m_width);
    const int top = std::max(y, 0), bottom = std::min(y + height, m_height);
    const unsigned part = partOf(opacity);
    for (int at = left; at < right; ++at)
        for (QRgb* pixel = column(at) + top; pixel < column(at) + bottom; ++pixel)
            *pixel = blended(*pixel, colour, part);
}

void ValueRaster::drawLine(
    std::span<const ColumnSpan> spans, int left, QRgb colour, float halfWidth, bool isCurve)
{
    assert(spans.size() >= 2 && left >= 0 && left + int(spans.size()) - 2 <= m_width);
    for (std::size_t at = 1; at + 1 < spans.size(); ++at) {
        if (spans[at].isEmpty())
            continue;
        const int x = left + int(at) - 1;
        const float rise = spans[at].bottom - spans[at].top;
        if (!isCurve || rise <= 0.5f) { // true for most columns
            const float reach = isCurve ? halfWidth * (1.0f + rise * rise / 2.0f) : halfWidth;
            drawBox(x, spans[at].top - reach, spans[at].bottom + reach, colour);
            continue;
        }
        ColumnSpan around = spans[at];
        for (const ColumnSpan& next : {spans[at - 1], spans[at + 1]})
            if (!next.isEmpty()) {
                around.top = std::min(around.top, next.top);
                around.bottom = std::max(around.bottom, next.bottom);
            }
        drawSpan(x, spans[at], around, {colour, halfWidth, isCurve});
    }
}

/// The pixels at both ends are blended by their coverage.
void ValueRaster::drawBox(int x, float top, float bottom, QRgb colour)
{
    const float height = float(m_height);
    if (!(bottom > 0.0f) || !(top < height))
        return;
    const int from = int(std::max(top, 0.0f) * 256.0f), to = int(std::min(bottom, height) * 256.0f);
    const int first = from >> 8, last = to >> 8;
    QRgb* pixels = column(x);
    if (first == last) {
        pixels[first] = blended(pixels[first], colour, unsigned(to - from));
        return;
    }
    pixels[first] = blended(pixels[first], colour, unsigned(256 - (from & 255)));
    fillRun(pixels + first + 1, pixels + last, colour | 0xff000000u);
    if (last < m_height)
        pixels[last] = blended(pixels[last], colour, unsigned(to & 255));
}

/// In one column, the coverage of a straight line with a width is a trapezoid over the height: it
/// rises across the edge of the line and is constant in the middle.
void ValueRaster::drawSpan(int x, const ColumnSpan& span, const ColumnSpan& around, const Pen& pen)
{
    const QRgb colour = pen.colour; // a copy: a lambda cannot capture a structured binding
    const float halfWidth = pen.halfWidth;
    const bool isCurve = pen.isCurve;
    const float rise = span.bottom - span.top;
    const float reach = isCurve ? halfWidth * std::sqrt(1.0f + rise * rise) : halfWidth;
    const float plateau = isCurve && rise > 2.0f * reach ? 2.0f * reach / rise : 1.0f;
    float top = span.top - reach, bottom = span.bottom + reach;
    float topRamp = isCurve ? std::min(2.0f * reach, rise) : 0.0f;
    float bottomRamp = topRamp;
    if (top < around.top - halfWidth) { // a turning point: the line must not overshoot it
        top = around.top - halfWidth;
        topRamp = 0.0f;
    }
    if (bottom > around.bottom + halfWidth) {
        bottom = around.bottom + halfWidth;
        bottomRamp = 0.0f;
    }
    const float topWidth = std::max(topRamp, 1.0f), bottomWidth = std::max(bottomRamp, 1.0f);
    const float perTop = 1.0f / topWidth, perBottom = 1.0f / bottomWidth;
    const float begin = top + (topRamp - topWidth) / 2.0f;
    const float end = bottom - (bottomRamp - bottomWidth) / 2.0f;
    const float height = float(m_height);
    if (!(end > 0.0f) || !(begin < height))
        return;
    const int first = int(std::max(begin, 0.0f));
    const int last = int(std::min(std::ceil(end), height));
    const int fullFirst =
        std::clamp(int(std::ceil(std::clamp(begin + topWidth, 0.0f, height))), first, last);
    const int fullLast =
        std::clamp(int(std::clamp(end - bottomWidth, 0.0f, height)), fullFirst, last);
    QRgb* pixels = column(x);
    const auto drawRim = [&](int from, int to) {
        for (int at = from; at < to; ++at) {
            const float middle = float(at) + 0.5f;
            const float share = std::clamp((middle - begin) * perTop, 0.0f, 1.0f) *
                                std::clamp((end - middle) * perBottom, 0.0f, 1.0f);
            pixels[at] = blended(pixels[at], colour, partOf(share * plateau));
        }
    };
    drawRim(first, fullFirst);
    if (plateau >= 1.0f)
        fillRun(pixels + fullFirst, pixels + fullLast, colour | 0xff000000u);
    else
        drawRim(fullFirst, fullLast);
    drawRim(fullLast, last);
}

const ValueRaster::Stamp& ValueRaster::stampOf(Shape shape, double radius)
{
    const auto found = std::find_if(m_stamps.begin(), m_stamps.end(),
        [&](const Stamp& each) { return each.shape == shape && each.radius == radius; });
    if (found != m_stamps.end())
        return *found;
    if (m_stamps.size() >= 12) // stamps of a former scale, such as another screen's
        m_stamps.clear();
    Stamp stamp;
    stamp.shape = shape;
    stamp.radius = radius;
    stamp.reach = int(std::ceil(radius * 1.3));
    const double rimWidth = std::max(1.0, radius * 0.28);
    for (int x = -stamp.reach; x <= stamp.reach; ++x)
        for (int y = -stamp.reach; y <= stamp.reach; ++y) {
            const double far = distanceIn(shape, x, y);
            const auto part = [](double coverage) {
                return std::uint16_t(partOf(float(coverage)));
            };
            stamp.whole.push_back(part(radius + 0.5 - far));
            stamp.inner.push_back(part(radius - rimWidth + 0.5 - far));
        }
    return m_stamps.emplace_back(std::move(stamp));
}

void ValueRaster::drawMark(const Mark& mark, QRgb colour, QRgb rim)
{
    const auto& [x, y, shape, radius] = mark;
    const Stamp& stamp = stampOf(shape, radius);
    const int reach = stamp.reach;
    if (!(x > -reach && x < m_width + reach && y > -reach && y < m_height + reach))
        return;
    const int middleX = int(std::floor(x)), middleY = int(std::floor(y));
    const int side = 2 * reach + 1;
    const int top = std::max(0, middleY - reach), bottom = std::min(m_height, middleY + reach + 1);
    for (int at = std::max(0, middleX - reach); at < std::min(m_width, middleX + reach + 1); ++at) {
        QRgb* pixels = column(at);
        const auto first = std::size_t((at - middleX + reach) * side - (middleY - reach));
        for (int row = top; row < bottom; ++row) {
            const std::size_t part = first + std::size_t(row);
            if (stamp.whole[part] > 0)
                pixels[row] = blended(
                    pixels[row], blended(rim, colour, stamp.inner[part]), stamp.whole[part]);
        }
    }
}

void ValueRaster::copyTo(QImage& image) const
{
    if (image.size() != QSize(m_width, m_height) || image.format() != QImage::Format_RGB32)
        image = QImage(m_width, m_height, QImage::Format_RGB32);
    constexpr int tile = 16; // as many pixels as a cache line has
    const auto stride = std::ptrdiff_t(image.bytesPerLine()) / std::ptrdiff_t(sizeof(QRgb));
    auto* rows = reinterpret_cast<QRgb*>(image.bits());
    for (int left = 0; left < m_width; left += tile)
        for (int top = 0; top < m_height; top += tile) {
            const int wide = std::min(tile, m_width - left), high = std::min(tile, m_height - top);
            const QRgb* from = m_pixels.data() + std::ptrdiff_t(left) * m_height + top;
            QRgb* to = rows + top * stride + left;
            for (int y = 0; y < high; ++y, to += stride)
                for (int x = 0; x < wide; ++x)
                    to[x] = from[std::ptrdiff_t(x) * m_height + y];
        }
}

} // namespace odori
