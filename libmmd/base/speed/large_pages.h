// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

namespace mmd {

/// Large pages for memory that is allocated but not touched yet: first touching 66 MB in small
/// pages takes longer than filling it. A hint, for megabytes only; does nothing if the system has
/// no such call.
///
/// The hint ends with this object or with end(), before the memory is freed: the small blocks that
/// are allocated there later would keep whole large pages in use.
class LargePages {
public:
    LargePages() = default;
    LargePages(LargePages&& other) noexcept;
    LargePages& operator=(LargePages&& other) noexcept;
    LargePages(const LargePages&) = delete;
    LargePages& operator=(const LargePages&) = delete;
    ~LargePages() { end(); }

    /// Ends an earlier hint.
    void prefer(void* memory, std::size_t size);
    void end();

private:
    std::uintptr_t m_begin = 0;
    std::size_t m_size = 0; ///< bytes; 0: no hint
};

} // namespace mmd
