// SPDX-License-Identifier: MIT
#include "libmmd/base/speed/large_pages.h"

#include <utility>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace mmd {

LargePages::LargePages(LargePages&& other) noexcept
    : m_begin(other.m_begin)
    , m_size(std::exchange(other.m_size, 0))
{
}

LargePages& LargePages::operator=(LargePages&& other) noexcept
{
    if (this != &other) {
        end();
        m_begin = other.m_begin;
        m_size = std::exchange(other.m_size, 0);
    }
    return *this;
}

void LargePages::prefer([[maybe_unused]] void* memory, [[maybe_unused]] std::size_t size)
{
    end();
#ifdef __linux__
    constexpr std::uintptr_t page = 2u << 20;
    if (size < 2 * page)
        return;
    m_begin = (reinterpret_cast<std::uintptr_t>(memory) + page - 1) / page * page;
    m_size = (reinterpret_cast<std::uintptr_t>(memory) + size) / page * page - m_begin;
    // A failure is harmless: the pages are small then.
    (void)madvise(reinterpret_cast<void*>(m_begin), m_size, MADV_HUGEPAGE);
#endif
}

void LargePages::end()
{
#ifdef __linux__
    if (std::size_t size = std::exchange(m_size, 0); size > 0)
        (void)madvise(reinterpret_cast<void*>(m_begin), size, MADV_NOHUGEPAGE);
#endif
}

} // namespace mmd
