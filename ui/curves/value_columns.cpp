// SPDX-License-Identifier: MIT
#include "ui/curves/value_columns.h"

#include <algorithm>
#include <cmath>

namespace odori {
namespace {

LineSample sampleOf(const LineValues& values)
{
    LineSample sample;
    std::transform(values.begin(), values.end(), sample.begin(),
        [](double value) { return std::isfinite(value) ? float(value) : 0.0f; });
    return sample;
}

LineSample mixed(const LineSample& a, const LineSample& b, double part)
{
    LineSample result;
    for (std::size_t line = 0; line < mostLines; ++line)
        result[line] = a[line] + (b[line] - a[line]) * float(part);
    return result;
}

/// From sample to sample.
LineSample between(const ValueSamples& samples, double frame)
{
    const std::size_t last = samples.shownCount() - 1;
    const auto whole = std::min(std::size_t(frame), last);
    return mixed(samples.at(whole), samples.at(std::min(whole + 1, last)), frame - double(whole));
}

void fillFromSamples(
    const ValueSamples& samples, const ColumnWindow& window, std::vector<LineRanges>& columns)
{
    const std::size_t known = samples.shownCount();
    const bool isWhole = known == samples.frameCount();
    const double last = double(known - 1); // after the last key its value holds
    for (std::size_t at = 0; at < window.count; ++at) {
        const double begin = std::max(0.0, window.frame(double(at)));
        const double end = window.frame(double(at) + 1.0);
        if (end < 0.0 || (begin > last && !isWhole))
            continue;
        LineRanges& range = columns[at];
        range.add(between(samples, std::min(begin, last)));
        range.add(between(samples, std::min(end, last)));
        const auto first = std::size_t(std::ceil(begin));
        const auto past = std::size_t(std::floor(std::min(end, last))) + 1;
        if (first < past)
            range.add(samples.range(first, past));
    }
}

/// Draws straight lines from point to point into columns.
class Polyline {
public:
    Polyline(const ColumnWindow& window, std::vector<LineRanges>& columns)
        : m_window(window)
        , m_columns(columns)
    {
    }

    void moveTo(double frame, const LineSample& values)
    {
        m_column = m_window.column(frame);
        m_values = values;
    }
    void lineTo(double frame, const LineSample& values)
    {
        const double column = m_window.column(frame);
        const double first = std::max(0.0, std::floor(m_column));
        const double last = std::min(double(m_window.count) - 1.0, std::floor(column));
        const double length = column - m_column;
        for (double at = first; at <= last; at += 1.0) {
            const auto part = [&](double place) {
                return length > 0.0 ? std::clamp((place - m_column) / length, 0.0, 1.0) : 1.0;
            };
            LineRanges& range = m_columns[std::size_t(at)];
            range.add(mixed(m_values, values, part(at)));
            range.add(mixed(m_values, values, part(at + 1.0)));
        }
        m_column = column;
        m_values = values;
    }

private:
    const ColumnWindow& m_window;
    std::vector<LineRanges>& m_columns;
    double m_column = 0.0;
    LineSample m_values{};
};

/// What evaluation gives between two keys, in pieces that are straight as far as one can see.
class SegmentFiller {
public:
    SegmentFiller(const ValueSamples& samples, const ColumnWindow& window,
        const LineValues& tolerance, std::vector<LineRanges>& columns)
        : m_samples(samples)
        , m_tolerance(tolerance)
        , m_longest(longestPiece * window.framesPerColumn)
        , m_shortest(shortestPiece * window.framesPerColumn)
        , m_line(window, columns)
    {
    }

    /// From `begin` to `end`, between which there is no key; `clip` is the part that is seen.
    void fill(double begin, double end, double clipBegin, double clipEnd)
    {
        // Keys of the camera one frame apart are a cut: what is just before a key counts, too.
        const double justBefore = m_samples.id().kind == mmd::TrackKind::Camera ? 1e-4 : 0.0;
        const double from = std::max(begin, clipBegin), to = std::min(end - justBefore, clipEnd);
        if (from >= to)
            return;
        // An even number, since easing is the same forwards and backwards: its middle tells
        // nothing.
        const double pieces = std::max(2.0, 2.0 * std::ceil((to - from) / m_longest / 2.0));
        LineSample values = at(from);
        if (!m_hasBegun)
            m_line.moveTo(from, values);
        else
            m_line.lineTo(from, values);
        m_hasBegun = true;
        for (double piece = 0.0; piece < pieces; piece += 1.0) {
            const double left = from + (to - from) * piece / pieces;
            const double right = from + (to - from) * (piece + 1.0) / pieces;
            const LineSample next = at(right);
            bisect(left, values, right, next);
            values = next;
        }
    }
    void hold(double from, double to)
    {
        m_hasBegun ? m_line.lineTo(from, at(from)) : m_line.moveTo(from, at(from));
        m_line.lineTo(to, at(from));
    }

private:
    static constexpr double longestPiece = 12.0;  ///< columns
    static constexpr double shortestPiece = 0.25; ///< columns

    [[nodiscard]] LineSample at(double frame)
    {
        const double whole = std::floor(frame);
        if (frame == whole && whole < double(m_samples.sampledCount()))
            return m_samples.at(std::size_t(whole));
        return sampleOf(m_samples.evaluate(frame, m_cursor));
    }

    void bisect(double left, const LineSample& a, double right, const LineSample& b)
    {
        if (right - left > m_shortest) {
            const double middle = (left + right) / 2.0;
            const LineSample values = at(middle);
            if (!isStraight(a, values, b)) {
                bisect(left, a, middle, values);
                bisect(middle, values, right, b);
                return;
            }
        }
        m_line.lineTo(right, b);
    }
    [[nodiscard]] bool isStraight(
        const LineSample& a, const LineSample& middle, const LineSample& b) const
    {
        for (std::size_t line = 0; line < mostLines; ++line)
            if (std::abs(double(middle[line]) - (double(a[line]) + double(b[line])) / 2.0) >
                m_tolerance[line])
                return false;
        return true;
    }

    const ValueSamples& m_samples;
    mmd::TrackCursor m_cursor;
    const LineValues& m_tolerance;
    double m_longest, m_shortest; ///< frames
    Polyline m_line;
    bool m_hasBegun = false;
};

void fillFromEvaluation(const ValueSamples& samples, const ColumnWindow& window,
    const LineValues& tolerance, std::vector<LineRanges>& columns)
{
    const auto keys = samples.keyFrames();
    const bool isWhole = samples.shownCount() == samples.frameCount();
    const double known = double(samples.shownCount() - 1);
    const double begin = std::max(0.0, window.firstFrame);
    const double end = window.frame(double(window.count));
    SegmentFiller filler(samples, window, tolerance, columns);
    auto key = std::upper_bound(keys.begin(), keys.end(), begin,
        [](double frame, std::uint32_t each) { return frame < double(each); });
    double from = key == keys.begin() ? 0.0 : double(*(key - 1));
    for (; key != keys.end() && from < end && from < known; from = double(*key++))
        filler.fill(from, double(*key), begin, std::min(end, isWhole ? end : known));
    if (key == keys.end() && isWhole && from < end)
        filler.hold(std::max(from, begin), end);
}

} // namespace

void fillColumns(const ValueSamples& samples, const ColumnWindow& window,
    const LineValues& tolerance, std::vector<LineRanges>& columns)
{
    columns.assign(window.count, LineRanges());
    if (samples.shownCount() == 0 || window.count == 0)
        return;
    if (window.framesPerColumn * subFrameColumns > 1.0)
        fillFromSamples(samples, window, columns);
    else
        fillFromEvaluation(samples, window, tolerance, columns);
}

} // namespace odori
