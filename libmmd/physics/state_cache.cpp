// SPDX-License-Identifier: MIT
#include "libmmd/physics/state_cache.h"

#include <algorithm>

namespace mmd {

StateCache::StateCache(std::size_t bodies, std::size_t stepsPerBlock, std::size_t byteLimit)
    : m_bodies(bodies)
    , m_stepsPerBlock(stepsPerBlock)
{
    const std::size_t blockBytes =
        std::max<std::size_t>((stepsPerBlock + 1) * bodies * sizeof(BodyTransform), 1);
    m_mostBlocks = std::max<std::size_t>(byteLimit / blockBytes, 2);
}

void StateCache::clear()
{
    m_blocks.clear();
    m_free.clear();
    m_dropped = 0;
}

void StateCache::truncate(std::size_t last)
{
    const std::size_t block = last / m_stepsPerBlock;
    if (m_blocks.size() > block + 1)
        m_blocks.resize(block + 1);
    // The previous block ends with the first step of this one, so it stays complete.
    if (m_blocks.size() == block + 1)
        m_blocks.back().count = std::min(m_blocks.back().count, last - block * m_stepsPerBlock + 1);
}

void StateCache::add(std::size_t step, std::span<const BodyTransform> transforms)
{
    const std::size_t block = step / m_stepsPerBlock;
    const std::size_t stepInBlock = step % m_stepsPerBlock;
    if (stepInBlock == 0 && block > 0)
        fill(block - 1, m_stepsPerBlock, transforms);
    fill(block, stepInBlock, transforms);
}

/// A block without its beginning is not used: blocks are filled from their first step on.
void StateCache::fill(
    std::size_t index, std::size_t stepInBlock, std::span<const BodyTransform> transforms)
{
    if (m_blocks.size() <= index)
        m_blocks.resize(index + 1);
    if (stepInBlock == 0 && m_blocks[index].transforms.empty()) {
        makeRoom(index);
        if (!m_free.empty()) {
            m_blocks[index].transforms = std::move(m_free.back());
            m_free.pop_back();
        }
        m_blocks[index].transforms.resize((m_stepsPerBlock + 1) * m_bodies);
        m_blocks[index].count = 0;
    }
    Block& block = m_blocks[index];
    if (block.transforms.empty() || stepInBlock > block.count)
        return;
    std::copy(transforms.begin(), transforms.end(),
        block.transforms.begin() + static_cast<std::ptrdiff_t>(stepInBlock * m_bodies));
    block.count = std::max(block.count, stepInBlock + 1);
    block.lastUse = ++m_uses;
}

/// Removes blocks until there is room for one more. `keep` is the block that will be added.
void StateCache::makeRoom(std::size_t keep)
{
    const auto count = [&] {
        return std::size_t(std::count_if(m_blocks.begin(), m_blocks.end(),
            [](const Block& block) { return !block.transforms.empty(); }));
    };
    while (count() >= m_mostBlocks) {
        std::size_t oldest = m_blocks.size();
        for (std::size_t index = 0; index < m_blocks.size(); ++index)
            if (!m_blocks[index].transforms.empty() && index != keep &&
                (oldest == m_blocks.size() || m_blocks[index].lastUse < m_blocks[oldest].lastUse))
                oldest = index;
        m_dropped += std::min(m_blocks[oldest].count, m_stepsPerBlock);
        m_free.push_back(std::move(m_blocks[oldest].transforms));
        m_blocks[oldest] = {};
    }
}

bool StateCache::has(std::size_t step) const
{
    const std::size_t block = step / m_stepsPerBlock;
    return block < m_blocks.size() && step % m_stepsPerBlock < m_blocks[block].count;
}

std::span<const BodyTransform> StateCache::find(std::size_t step)
{
    if (!has(step))
        return {};
    Block& block = m_blocks[step / m_stepsPerBlock];
    block.lastUse = ++m_uses;
    const std::size_t stepInBlock = step % m_stepsPerBlock;
    const std::size_t states = std::min<std::size_t>(block.count - stepInBlock, 2);
    return {block.transforms.data() + stepInBlock * m_bodies, states * m_bodies};
}

std::vector<std::pair<std::size_t, std::size_t>> StateCache::stretches() const
{
    std::vector<std::pair<std::size_t, std::size_t>> result;
    for (std::size_t index = 0; index < m_blocks.size(); ++index) {
        if (m_blocks[index].count == 0)
            continue;
        const std::size_t first = index * m_stepsPerBlock;
        const std::size_t last = first + m_blocks[index].count - 1;
        if (!result.empty() && result.back().second >= first)
            result.back().second = last;
        else
            result.emplace_back(first, last);
    }
    return result;
}

std::size_t StateCache::bytes() const
{
    std::size_t transforms = 0;
    for (const Block& block : m_blocks)
        transforms += block.transforms.capacity();
    return transforms * sizeof(BodyTransform);
}

} // namespace mmd
