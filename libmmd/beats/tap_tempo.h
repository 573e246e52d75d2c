// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

namespace mmd {

/// The tempo of taps in time with a music. Robust: a tap that is missing, double or late does not
/// change it much.
class TapTempo {
public:
    /// A tap at `seconds`, of any clock that does not go back. Taps more than `longestPause`
    /// seconds after the one before begin again.
    void tap(double seconds);
    void clear() { m_taps.clear(); }

    /// Beats a minute by the median of the distances of the last taps, which a fit of all taps
    /// refines; none before the second tap.
    [[nodiscard]] std::optional<double> beatsPerMinute() const;
    [[nodiscard]] std::size_t count() const { return m_taps.size(); }

    static constexpr double longestPause = 2.5; ///< slower than 24 beats a minute
    static constexpr std::size_t mostTaps = 32;

private:
    std::vector<double> m_taps; ///< seconds, ascending
};

} // namespace mmd
