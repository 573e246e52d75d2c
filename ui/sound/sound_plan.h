// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

namespace odori {

/// A range of sound frames that is repeated. `end` is after `first`, and not part of it.
struct SoundLoop {
    std::int64_t first = 0, end = 0;
    bool operator==(const SoundLoop&) const = default;
};

/// The order in which the frames of a sound are played. A *step* is a number of sound frames since
/// the start of playing.
struct SoundPlan {
    std::int64_t start = 0; ///< sound frame of step 0; may be outside the sound
    std::optional<SoundLoop> loop;
    std::optional<std::int64_t> length; ///< steps; after them it is silent

    /// The sound frame of a step.
    [[nodiscard]] double frameAt(double step) const;

    /// Sound frames that follow each other.
    struct Run {
        std::int64_t first = 0, count = 0;
    };
    /// The run from `step`, at most `count` sound frames.
    [[nodiscard]] Run runAt(std::int64_t step, std::int64_t count) const;

private:
    /// Steps before the first jump back to the begin of the loop.
    [[nodiscard]] std::int64_t untilLoop() const { return loop->end - start; }
    [[nodiscard]] bool isLooping() const { return loop && start < loop->end; }
};

} // namespace odori
