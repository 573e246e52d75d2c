// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace mmd {

/// The finite number that the whole of `text` is, whatever the locale; nothing for anything else,
/// NaN, infinity, and numbers that no float can hold. A leading '+' is allowed.
[[nodiscard]] std::optional<float> floatOfDecimal(std::string_view text);

/// Appends a finite number with six digits after the point, as C's "%f" does in the C locale.
void appendSixDecimals(std::string& text, float value);

} // namespace mmd
