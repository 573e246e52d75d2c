// SPDX-License-Identifier: MIT
#include "libmmd/beats/tap_tempo.h"

#include <algorithm>
#include <cmath>

namespace mmd {
namespace {

double medianOf(std::vector<double> values)
{
    const std::size_t half = values.size() / 2;
    std::sort(values.begin(), values.end());
    return values.size() % 2 == 1 ? values[half] : (values[half - 1] + values[half]) / 2.0;
}

} // namespace

void TapTempo::tap(double seconds)
{
    constexpr double shortest = 0.05; // a key that bounces
    if (!std::isfinite(seconds))
        return;
    if (!m_taps.empty()) {
        const double pause = seconds - m_taps.back();
        if (pause > longestPause || pause < 0.0)
            m_taps.clear();
        else if (pause < shortest)
            return;
    }
    m_taps.push_back(seconds);
    if (m_taps.size() > mostTaps)
        m_taps.erase(m_taps.begin());
}

std::optional<double> TapTempo::beatsPerMinute() const
{
    if (m_taps.size() < 2)
        return std::nullopt;
    std::vector<double> distances;
    for (std::size_t at = 1; at < m_taps.size(); ++at)
        distances.push_back(m_taps[at] - m_taps[at - 1]);
    const double median = medianOf(distances);
    // Each distance is a whole number of beats, 0 for a double tap. The mean over all of them is
    // more exact than the median, which counts only one or two.
    double beats = 0.0, seconds = 0.0;
    for (const double each : distances) {
        const double count = std::round(each / median);
        const bool isClose = count >= 1.0 && std::abs(each / median - count) < 0.25;
        beats += isClose ? count : 0.0;
        seconds += isClose ? each : 0.0;
    }
    return 60.0 / (beats > 0.0 ? seconds / beats : median);
}

} // namespace mmd
