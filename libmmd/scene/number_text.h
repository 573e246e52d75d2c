// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/key_number.h"

#include <optional>
#include <string_view>

namespace mmd {

/// Reads a number from a field or a spreadsheet, in UTF-8: with a decimal point or comma; for a
/// switch 0, 1, false or true. Surrounding blanks are ignored. None if the text is anything else or
/// no key can hold the number (isInRange). The text formats, which keep every bit, have their own
/// readers.
[[nodiscard]] std::optional<double> numberOfText(KeyNumber number, std::string_view text);

} // namespace mmd
