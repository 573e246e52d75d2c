// SPDX-License-Identifier: MIT
#include "libmmd/motion/graph/value_columns.h"

#include "libmmd/motion/graph/value_segment.h"

#include <algorithm>
#include <cmath>

namespace mmd {
namespace {

LineSample mixed(const LineSample& a, const LineSample& b, double part)
{
    LineSample result;
    for (std::size_t line = 0; line < mostLines; ++line)
        result[line] = a[line] + (b[line] - a[line]) * float(part);
    return result;
}

/// Connects the samples.
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
    const double last = double(known - 1); // after the last key its value is held
    const auto past = [](double frame) { return std::size_t(std::ceil(frame)); };
    LineSample left{};
    double leftFrame = -1.0; // the frame of the left values
    for (std::size_t at = 0; at < window.count; ++at) {
        const double begin = std::max(0.0, window.frame(double(at)));
        const double end = window.frame(double(at) + 1.0);
        if (end < 0.0 || (begin > last && !isWhole))
            continue;
        const double first = std::min(begin, last), until = std::min(end, last);
        LineRanges& range = columns[at];
        range.add(leftFrame == first ? left : between(samples, first));
        left = between(samples, until);
        leftFrame = until;
        range.add(left);
        if (past(begin) < std::size_t(until) + 1)
            range.add(samples.range(past(begin), std::size_t(until) + 1));
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
        const auto valuesAt = [&](double position) {
            if (position >= column)
                return values;
            return position <= m_column ? m_values
                                        : mixed(m_values, values, (position - m_column) / length);
        };
        LineSample left = valuesAt(first);
        for (double at = first; at <= last; at += 1.0) {
            LineRanges& range = m_columns[std::size_t(at)];
            range.add(left);
            left = valuesAt(at + 1.0);
            range.add(left);
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

/// Draws the evaluated values between two keys in pieces that look straight.
class SegmentFiller {
public:
    SegmentFiller(const ValueSamples& samples, const ColumnWindow& window,
        const LineValues& tolerance, std::vector<LineRanges>& columns)
        : m_samples(samples)
        , m_tolerance(tolerance)
        , m_longest(longestPiece * window.framesPerColumn)
        , m_shortest(shortestPiece * window.framesPerColumn)
        , m_segment(samples, tolerance)
        , m_line(window, columns)
    {
    }

    /// From `begin` to `end` in the segment of key number `key`, without a key between; `clip` is
    /// the visible part.
    void fill(std::size_t key, double begin, double end, double clipBegin, double clipEnd)
    {
        // Camera keys one frame apart are a cut: the value just before a key counts too.
        const double justBefore = m_samples.id().kind == TrackKind::Camera ? 1e-4 : 0.0;
        const double from = std::max(begin, std::floor(clipBegin));
        const double to = std::min(end - justBefore, std::ceil(clipEnd));
        if (from >= to)
            return;
        m_segment.setSegment(key);
        LineSample values = at(from);
        startAt(from, values);
        if (m_samples.id().kind == TrackKind::Morph) { // a morph is linear
            m_line.lineTo(to, at(to));
            return;
        }
        for (double left = from, right = 0.0; left < to; left = right) {
            right = std::min(left + 1.0, to);
            values = fillFrame(left, values, right);
        }
    }
    void hold(double from, double to)
    {
        startAt(from, at(from));
        m_line.lineTo(to, at(from));
    }

private:
    static constexpr double longestPiece = 12.0;  ///< columns
    static constexpr double shortestPiece = 0.25; ///< columns

    void startAt(double frame, const LineSample& values)
    {
        m_hasBegun ? m_line.lineTo(frame, values) : m_line.moveTo(frame, values);
        m_hasBegun = true;
    }

    /// For a whole frame.
    [[nodiscard]] LineSample at(double frame)
    {
        const double whole = std::floor(frame);
        if (frame == whole && whole < double(m_samples.sampledCount()))
            return m_samples.at(std::size_t(whole));
        return m_segment.exact(frame);
    }

    /// From a whole frame to the next; both have known values.
    LineSample fillFrame(double from, LineSample values, double to)
    {
        m_segment.setFrame(from);
        // The number is even: easing is often symmetric, and then the middle of the whole would be
        // exact by chance and would hide the error.
        const double pieces = std::max(2.0, 2.0 * std::ceil((to - from) / m_longest / 2.0));
        for (double piece = 1.0; piece <= pieces; piece += 1.0) {
            const double left = from + (to - from) * (piece - 1.0) / pieces;
            const double right = piece < pieces ? from + (to - from) * piece / pieces : to;
            const LineSample next = piece < pieces ? m_segment.at(right) : at(to);
            bisect(left, values, right, next);
            values = next;
        }
        return values;
    }

    void bisect(double left, const LineSample& a, double right, const LineSample& b)
    {
        if (right - left > m_shortest) {
            const double middle = (left + right) / 2.0;
            const LineSample values = m_segment.at(middle);
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
    const LineValues& m_tolerance;
    double m_longest, m_shortest; ///< frames
    SegmentEvaluator m_segment;
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
        filler.fill(std::size_t(key - keys.begin()), from, double(*key), begin,
            std::min(end, isWhole ? end : known));
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

} // namespace mmd
