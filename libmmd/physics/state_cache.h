// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/physics/physics_rig.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace mmd {

/// The positions of the dynamic bodies after each step of a run, in blocks of `stepsPerBlock`
/// steps. The least recently used block is removed first, as a whole. Steps count from the run's
/// start. A block also holds the first step of the next one, so that two neighbouring steps are
/// always in one block.
class StateCache {
public:
    /// Keeps at least two blocks, whatever `byteLimit` is.
    StateCache(std::size_t bodies, std::size_t stepsPerBlock, std::size_t byteLimit);

    void clear();
    /// Removes all steps after `last`.
    void truncate(std::size_t last);
    /// Adds the next step of its block (a block begins at its first step); may remove another
    /// block.
    void add(std::size_t step, std::span<const BodyTransform> transforms);

    /// The bodies at `step`, followed by those at the next step; the second part is missing (half
    /// the length) if it is not cached. Empty if `step` is not cached.
    [[nodiscard]] std::span<const BodyTransform> find(std::size_t step);
    [[nodiscard]] bool has(std::size_t step) const;

    /// First and last step of each cached range, ascending.
    [[nodiscard]] std::vector<std::pair<std::size_t, std::size_t>> stretches() const;
    [[nodiscard]] std::size_t bytes() const;
    [[nodiscard]] std::size_t droppedSteps() const { return m_dropped; }

private:
    struct Block {
        std::vector<BodyTransform> transforms; ///< step by step
        std::size_t count = 0;                 ///< number of stored steps
        std::uint64_t lastUse = 0;
    };
    void fill(
        std::size_t block, std::size_t stepInBlock, std::span<const BodyTransform> transforms);
    void makeRoom(std::size_t keep);

    std::size_t m_bodies, m_stepsPerBlock, m_mostBlocks;
    std::vector<Block> m_blocks; ///< by index; missing blocks have no transforms
    std::vector<std::vector<BodyTransform>> m_free;
    std::size_t m_dropped = 0;
    std::uint64_t m_uses = 0;
};

} // namespace mmd
