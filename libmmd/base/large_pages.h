// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace mmd {

/// Asks the system to give memory that was allocated but not touched yet in large pages: first
/// touching 66 MB in small ones takes longer than filling it. A hint, for megabytes only; does
/// nothing where the system has no such call.
void preferLargePages(void* memory, std::size_t size);

} // namespace mmd
