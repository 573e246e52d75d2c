// SPDX-License-Identifier: MIT
#include "tests/libmmd/format/counting_allocator.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <new>

namespace {

// Qt's threads may allocate, too.
std::atomic<std::size_t> inUse = 0, peak = 0, blocks = 0;

/// Space before each block for its size; as large as the strictest alignment of plain new.
constexpr std::size_t headSize = alignof(std::max_align_t);

/// Returns null if there is no memory.
void* allocate(std::size_t size)
{
    void* block = size <= std::size_t(-1) - headSize ? std::malloc(size + headSize) : nullptr;
    if (!block)
        return nullptr;
    *static_cast<std::size_t*>(block) = size;
    ++blocks;
    const std::size_t now = inUse += size;
    if (now > peak)
        peak = now;
    return static_cast<std::byte*>(block) + headSize;
}

void* allocateOrThrow(std::size_t size)
{
    if (void* memory = allocate(size))
        return memory;
    throw std::bad_alloc();
}

void release(void* memory)
{
    if (!memory)
        return;
    void* block = static_cast<std::byte*>(memory) - headSize;
    inUse -= *static_cast<std::size_t*>(block);
    std::free(block);
}

} // namespace

void* operator new(std::size_t size)
{
    return allocateOrThrow(size);
}

void* operator new[](std::size_t size)
{
    return allocateOrThrow(size);
}

void* operator new(std::size_t size, const std::nothrow_t&) noexcept
{
    return allocate(size);
}

void* operator new[](std::size_t size, const std::nothrow_t&) noexcept
{
    return allocate(size);
}

void operator delete(void* memory) noexcept
{
    release(memory);
}

void operator delete[](void* memory) noexcept
{
    release(memory);
}

void operator delete(void* memory, std::size_t) noexcept
{
    release(memory);
}

void operator delete[](void* memory, std::size_t) noexcept
{
    release(memory);
}

void operator delete(void* memory, const std::nothrow_t&) noexcept
{
    release(memory);
}

void operator delete[](void* memory, const std::nothrow_t&) noexcept
{
    release(memory);
}

namespace odori::test {

AllocationPeak::AllocationPeak()
    : m_before(inUse)
    , m_countBefore(blocks)
{
    peak = m_before;
}

std::size_t AllocationPeak::bytes() const
{
    return peak - std::min<std::size_t>(m_before, peak);
}

std::size_t AllocationPeak::count() const
{
    return blocks - m_countBefore;
}

} // namespace odori::test
