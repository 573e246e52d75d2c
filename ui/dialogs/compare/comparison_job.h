// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/model/model.h"
#include "libmmd/tools/compare/motion_comparison.h"

#include <array>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

namespace odori {

/// A motion to compare with: one in memory, or a file that the worker reads.
struct OtherTake {
    std::shared_ptr<const mmd::Motion> motion; ///< null: that of the file
    std::filesystem::path file;
};

/// The differences of a track in equal parts of the frames, each the largest one of its part.
using RowStrip = std::array<float, 128>;

/// Two compared motions, as a window shows them.
struct ComparedTakes {
    std::shared_ptr<const mmd::Motion> other;
    mmd::MotionComparison comparison;
    std::vector<RowStrip> strips; ///< of the first tracks of `comparison`, at most stripCount
    static constexpr std::size_t stripCount = 300;
};

/// Compares on all frames. For a worker. Errors: those of the file; Cancelled; TooManyFrames.
[[nodiscard]] mmd::Result<ComparedTakes> comparedTakes(
    const std::shared_ptr<const mmd::Model>& model, const mmd::Motion& motion,
    const OtherTake& other, mmd::ProgressPart progress);

} // namespace odori
