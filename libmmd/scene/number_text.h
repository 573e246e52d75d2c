// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/key_number.h"

#include <optional>
#include <string_view>

namespace mmd {

/// The number that a text from a field or a spreadsheet says, in UTF-8: with a decimal point or
/// comma, for a switch 0, 1, false or true; blanks around it do not count. None if it is anything
/// else or no key can say it (isInRange). The text formats, which keep every bit, read their own
/// way.
[[nodiscard]] std::optional<double> numberOfText(KeyNumber number, std::string_view text);

} // namespace mmd
