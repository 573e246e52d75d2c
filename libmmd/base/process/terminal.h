// SPDX-License-Identifier: MIT
#pragma once

namespace mmd {

/// Whether the standard error is shown in a terminal, so that a line of it can be replaced.
[[nodiscard]] bool isErrorTerminal() noexcept;

} // namespace mmd
