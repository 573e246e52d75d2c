// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/graph/value_channels.h"

#include <cstddef>
#include <span>
#include <vector>

namespace mmd {

/// What all lines of a track say at one frame, side by side so that one instruction compares many.
using LineSample = std::array<float, mostLines>;

/// The least and the largest of some samples, line by line; of none: least is above most.
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

/// Answers for the range of any run of samples in logarithmic time. The samples lie with the
/// caller, who says which have changed.
class RangePyramid {
public:
    static constexpr std::size_t fan = 8; ///< what one entry of a level stands for on the one below

    /// `samples` from `first` up to `last` (exclusive) are new. Where their count is another than
    /// before, so is all from the shorter one's end on.
    void update(std::span<const LineSample> samples, std::size_t first, std::size_t last);

    /// Of the samples from `first` up to `last` (exclusive), both at most samples.size().
    [[nodiscard]] LineRanges range(
        std::span<const LineSample> samples, std::size_t first, std::size_t last) const;

private:
    std::vector<std::vector<LineRanges>> m_levels; ///< the first: of `fan` samples each
    std::size_t m_size = 0;
};

} // namespace mmd
