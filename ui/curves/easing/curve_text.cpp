// SPDX-License-Identifier: MIT
#include "ui/curves/easing/curve_text.h"

#include <QtCore/QStringList>

#include <array>
#include <optional>

namespace odori {
namespace {

constexpr qsizetype longestText = 1000; // the clipboard may hold other text

std::optional<mmd::BezierCurve> curveOfLine(const QString& line)
{
    const QStringList words = line.simplified().split(u' ');
    std::array<std::uint8_t, 4> numbers{};
    if (words.size() != qsizetype(numbers.size()))
        return std::nullopt;
    for (std::size_t at = 0; at < numbers.size(); ++at) {
        bool ok = false;
        const uint number = words[qsizetype(at)].toUInt(&ok);
        if (!ok || number > 127)
            return std::nullopt;
        numbers[at] = std::uint8_t(number);
    }
    return mmd::BezierCurve{numbers[0], numbers[1], numbers[2], numbers[3]};
}

} // namespace

QString textOfCurves(const std::vector<mmd::BezierCurve>& curves)
{
    QStringList lines;
    for (const mmd::BezierCurve& curve : curves)
        lines.append(
            QStringLiteral("%1 %2 %3 %4").arg(curve.x1).arg(curve.y1).arg(curve.x2).arg(curve.y2));
    return lines.join(u'\n');
}

std::vector<mmd::BezierCurve> curvesOfText(const QString& text)
{
    std::vector<mmd::BezierCurve> curves;
    if (text.size() > longestText)
        return curves;
    for (const QString& line : text.trimmed().split(u'\n')) {
        const auto curve = curveOfLine(line);
        if (!curve)
            return {};
        curves.push_back(*curve);
    }
    return curves;
}

} // namespace odori
