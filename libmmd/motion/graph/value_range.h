// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/graph/value_channels.h"

#include <cstddef>
#include <span>
#include <vector>

namespace mmd {

/// The values of all lines of a track at one frame, in one array, so that one instruction compares
/// several.
using LineSample = std::array<float, mostLines>;

/// The minimum and maximum of some samples, for each line; without samples the minimum is above the
/// maximum.
struct LineRanges {
    LineSample least, most;

    LineRanges()
    {
        least.fill(3.4e38f);
        most.fill(-3.4e38f);
    }
    bool operator==(const LineRanges&) const = default;

    [[nodiscard]] bool isEmpty() const { return least[0] > most[0]; }
    void add(const LineSample& sample)
    {
        for (std::size_t line = 0; line < mostLines; ++line) {
            least[line] = sample[line] < least[line] ? sample[line] : least[line];
            most[line] = sample[line] > most[line] ? sample[line] : most[line];
        }
    }
    void add(const LineRanges& other)
    {
        for (std::size_t line = 0; line < mostLines; ++line) {
            least[line] = other.least[line] < least[line] ? other.least[line] : least[line];
            most[line] = other.most[line] > most[line] ? other.most[line] : most[line];
        }
    }
};

/// Finds the range of any run of samples in logarithmic time. The caller owns the samples and
/// reports changed ones.
class RangePyramid {
public:
    static constexpr std::size_t fan = 8; ///< an entry of a level covers so many of the level below

    /// `samples` from `first` to `last` (exclusive) are new. If their count changed, all samples
    /// after the end of the shorter list are new too.
    void update(std::span<const LineSample> samples, std::size_t first, std::size_t last);

    /// The range of the samples from `first` to `last` (exclusive), both at most samples.size().
    [[nodiscard]] LineRanges range(
        std::span<const LineSample> samples, std::size_t first, std::size_t last) const;

private:
    std::vector<std::vector<LineRanges>> m_levels; ///< entries of the first level cover `fan`
                                                   ///< samples each
    std::size_t m_size = 0;
};

} // namespace mmd
