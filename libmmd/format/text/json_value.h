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

/// A value that holds no others.
using JsonValue =
    std::variant<JsonNull, bool, std::int64_t, std::uint64_t, JsonReal, std::string_view>;

/// What `value` says for a cell of `type`, which is neither Text nor Hex nor Curve; nothing if it
/// cannot.
[[nodiscard]] std::optional<std::uint32_t> bitsOf(CellType type, const JsonValue& value);

} // namespace mmd::text
