// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"
#include "libmmd/format/text/key_text.h"

#include <string_view>

namespace mmd::text {

/// Without spaces before and after it.
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// Sets `row` from a cell of a table; a cell of spaces sets nothing. If semicolons separate cells,
/// a comma is a decimal point. Returns a BadText error, without its location, if the cell is
/// invalid.
[[nodiscard]] Result<void> setCell(Cell cell, std::string_view text, char separator, KeyText& row);

} // namespace mmd::text
