// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"
#include "libmmd/format/text/key_text.h"

#include <string_view>

namespace mmd::text {

/// Without spaces before and after it.
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// Puts what a cell of a table says into `row`; one of spaces says nothing. Where semicolons
/// separate, a comma is a decimal point. A BadText error, without its place, if it cannot be.
[[nodiscard]] Result<void> setCell(Cell cell, std::string_view said, char separator, KeyText& row);

} // namespace mmd::text
