// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace mmd {

/// Limits this process, for a child that reads a file with foreign code: it cannot use more than
/// `bytes` of memory (an allocation beyond it fails), and a crash leaves no core file. With the
/// address sanitizer the memory has no limit, because that needs far more addresses. False if the
/// system refuses.
[[nodiscard]] bool limitThisProcess(std::size_t bytes) noexcept;

} // namespace mmd
