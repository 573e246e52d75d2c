// SPDX-License-Identifier: MIT
#include "libmmd/format/text/csv_value.h"

#include "libmmd/format/text/key_text_fields.h"
#include "libmmd/format/text/number_text.h"
#include "libmmd/format/vmd/vmd_builder.h"
#include "libmmd/text/unicode.h"

#include <algorithm>
#include <limits>

namespace mmd::text {
namespace {

std::optional<std::uint32_t> wholeUpTo(std::uint32_t most, std::string_view text)
{
    const auto whole = wholeOf(text);
    return whole && *whole <= most ? whole : std::nullopt;
}

/// Spreadsheets write TRUE, programming languages True or true.
bool isWord(std::string_view text, std::string_view lowerCase)
{
    return std::equal(text.begin(), text.end(), lowerCase.begin(), lowerCase.end(),
        [](char a, char b) { return a == b || (a >= 'A' && a <= 'Z' && a - 'A' + 'a' == b); });
}

std::optional<std::uint32_t> flag(std::uint32_t most, std::string_view text)
{
    if (isWord(text, "true"))
        return 1;
    if (isWord(text, "false"))
        return 0;
    return wholeUpTo(most, text);
}

/// "20 20 107 107"
std::optional<std::uint32_t> curve(std::string_view text)
{
    std::uint32_t bits = 0;
    for (unsigned part = 0; part < 4; ++part) {
        text = trimmed(text);
        const std::size_t end = std::min(text.find(' '), text.size());
        const auto number = wholeUpTo(255, text.substr(0, end));
        if (!number)
            return std::nullopt;
        bits |= *number << (8 * part);
        text.remove_prefix(end);
    }
    return text.empty() ? std::optional(bits) : std::nullopt;
}

std::optional<std::uint32_t> real(std::string_view text, char separator)
{
    if (separator == ',' || text.find(',') == text.npos)
        return realBits(text);
    std::string decimal(text.substr(0, 64)); // longer is no number that anything writes
    std::replace(decimal.begin(), decimal.end(), ',', '.');
    return realBits(decimal);
}

std::optional<std::uint32_t> bitsOf(CellType type, std::string_view text, char separator)
{
    switch (type) {
    case CellType::Real:
        return real(text, separator);
    case CellType::Whole:
        return wholeOf(text);
    case CellType::Byte:
        return wholeUpTo(255, text);
    case CellType::Flag:
        return flag(255, text);
    case CellType::Switch:
        return isWord(text, "none") ? std::optional<std::uint32_t>(2) : flag(1, text);
    case CellType::Curve:
        return curve(text);
    default:
        return std::nullopt;
    }
}

Result<void> refuse(Cell cell, std::string_view words)
{
    const Column& column = columnOf(cell);
    return tl::unexpected(
        badText('"' + std::string(column.name) + "\" must be " + std::string(words)));
}

} // namespace

std::string_view trimmed(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(" \t");
    if (begin == text.npos)
        return {};
    return text.substr(begin, text.find_last_not_of(" \t") - begin + 1);
}

Result<void> setCell(Cell cell, std::string_view text, char separator, KeyText& row)
{
    const CellType type = columnOf(cell).type;
    if (type == CellType::Text) { // a name may begin or end with a space
        if (!isUtf8(text))
            return tl::unexpected(badText("the text is not UTF-8"));
        row.setText(cell, text);
        return {};
    }
    const std::string_view value = trimmed(text);
    if (value.empty())
        return {};
    if (type == CellType::Hex) {
        const auto bytes = bytesOfHex(value);
        if (!bytes)
            return refuse(cell, wordsFor(type));
        row.setText(cell, *bytes);
        return {};
    }
    const auto bits = bitsOf(type, value, separator);
    if (!bits)
        return refuse(cell, wordsFor(type));
    row.setBits(cell, *bits);
    return {};
}

} // namespace mmd::text
