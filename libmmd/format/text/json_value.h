// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/text/key_text.h"

#include <optional>
#include <string_view>
#include <variant>

namespace mmd::text {

struct JsonNull {};

/// A number with a point or an exponent: its nearest float, and its digits.
struct JsonReal {
    float value = 0.0f;
    std::string_view decimal;
};

/// A value without members or elements.
using JsonValue =
    std::variant<JsonNull, bool, std::int64_t, std::uint64_t, JsonReal, std::string_view>;

/// Converts `value` to a cell of `type`, which is not Text, Hex or Curve; none if this is
/// impossible.
[[nodiscard]] std::optional<std::uint32_t> bitsOf(CellType type, const JsonValue& value);

} // namespace mmd::text
