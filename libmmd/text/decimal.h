// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace mmd {

/// The finite number in the whole of `text`, in any locale; none for other text, NaN, infinity, and
/// numbers that are too large for a float. A leading '+' is allowed.
[[nodiscard]] std::optional<float> floatOfDecimal(std::string_view text);

/// Appends a finite number with six digits after the point, as C's "%f" does in the C locale.
void appendSixDecimals(std::string& text, float value);

} // namespace mmd
