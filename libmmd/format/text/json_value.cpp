// SPDX-License-Identifier: MIT
#include "libmmd/format/text/json_value.h"

#include "libmmd/format/text/number_text.h"

#include <limits>

namespace mmd::text {
namespace {

std::optional<std::uint32_t> wholeUpTo(std::uint32_t most, const JsonValue& value)
{
    std::optional<std::uint32_t> whole;
    if (const auto* number = std::get_if<std::uint64_t>(&value)) {
        if (*number <= most)
            whole = static_cast<std::uint32_t>(*number);
    } else if (const auto* real = std::get_if<JsonReal>(&value)) {
        whole = wholeOf(real->decimal);
    }
    return whole && *whole <= most ? whole : std::nullopt;
}

std::optional<std::uint32_t> real(const JsonValue& value)
{
    if (const auto* number = std::get_if<JsonReal>(&value))
        return std::bit_cast<std::uint32_t>(number->value);
    if (const auto* number = std::get_if<std::uint64_t>(&value))
        return std::bit_cast<std::uint32_t>(static_cast<float>(*number));
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return std::bit_cast<std::uint32_t>(static_cast<float>(*number));
    const auto* text = std::get_if<std::string_view>(&value);
    return text && text->starts_with("0x") ? realBits(*text) : std::nullopt;
}

} // namespace

std::optional<std::uint32_t> bitsOf(CellType type, const JsonValue& value)
{
    const auto* flag = std::get_if<bool>(&value);
    switch (type) {
    case CellType::Real:
        return real(value);
    case CellType::Whole:
        return wholeUpTo(std::numeric_limits<std::uint32_t>::max(), value);
    case CellType::Byte:
        return wholeUpTo(255, value);
    case CellType::Flag:
        return flag ? std::optional<std::uint32_t>(*flag) : wholeUpTo(255, value);
    case CellType::Switch:
        if (std::holds_alternative<JsonNull>(value))
            return 2;
        return flag ? std::optional<std::uint32_t>(*flag) : wholeUpTo(1, value);
    default:
        return std::nullopt;
    }
}

} // namespace mmd::text
