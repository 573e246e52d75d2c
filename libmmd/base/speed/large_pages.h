// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace mmd {

/// Asks the system to use large pages for memory that is allocated but not touched yet: first
/// touching 66 MB in small pages takes longer than filling it. A hint, for megabytes only; does
/// nothing if the system has no such call.
void preferLargePages(void* memory, std::size_t size);

} // namespace mmd
