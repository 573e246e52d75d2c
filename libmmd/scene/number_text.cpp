// SPDX-License-Identifier: MIT
#include "libmmd/scene/number_text.h"

#include "libmmd/text/decimal.h"

#include <algorithm>
#include <string>

namespace mmd {
namespace {

/// Without surrounding blanks, in lower case and with a decimal point.
std::string plainText(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t begin = std::min(text.find_first_not_of(blanks), text.size());
    std::string plain(text.substr(begin, text.find_last_not_of(blanks) + 1 - begin));
    for (char& letter : plain) {
        if (letter == ',') // spreadsheets of many countries use a comma
            letter = '.';
        else if (letter >= 'A' && letter <= 'Z')
            letter = char(letter - 'A' + 'a');
    }
    return plain;
}

std::optional<double> switchOfText(std::string_view plain)
{
    if (plain == "1" || plain == "true")
        return 1.0;
    if (plain == "0" || plain == "false")
        return 0.0;
    return std::nullopt;
}

} // namespace

std::optional<double> numberOfText(KeyNumber number, std::string_view text)
{
    const std::string plain = plainText(text);
    if (typeOf(number) == NumberType::Switch)
        return switchOfText(plain);
    const auto value = floatOfDecimal(plain);
    return value && isInRange(number, double(*value)) ? std::optional(double(*value))
                                                      : std::nullopt;
}

} // namespace mmd
