// SPDX-License-Identifier: MIT
#include "libmmd/text/decimal.h"

#include <array>
#include <charconv>
#include <cmath>
#include <iomanip>
#include <locale>
#include <sstream>

namespace mmd {
namespace {

#if defined(__cpp_lib_to_chars)

bool parse(std::string_view text, float& value)
{
    const char* end = text.data() + text.size();
    const auto [at, error] = std::from_chars(text.data(), end, value);
    return error == std::errc() && at == end;
}

void append(std::string& text, float value)
{
    std::array<char, 64> digits{}; // the largest float has 39 before the point
    const auto [end, error] = std::to_chars(digits.data(), digits.data() + digits.size(),
        static_cast<double>(value), std::chars_format::fixed, 6);
    if (error == std::errc())
        text.append(digits.data(), end);
}

#else // standard libraries that know integers only

bool parse(std::string_view text, float& value)
{
    std::istringstream in{std::string(text)};
    in.imbue(std::locale::classic());
    in >> std::noskipws >> value;
    return !in.fail() && in.peek() == std::istringstream::traits_type::eof();
}

void append(std::string& text, float value)
{
    std::ostringstream out;
    out.imbue(std::locale::classic());
    out << std::fixed << std::setprecision(6) << value;
    text += out.str();
}

#endif

} // namespace

std::optional<float> floatOfDecimal(std::string_view text)
{
    if (!text.empty() && text.front() == '+' && (text.size() < 2 || text[1] != '-'))
        text.remove_prefix(1);
    float value = 0.0f;
    if (text.empty() || !parse(text, value) || !std::isfinite(value))
        return std::nullopt;
    return value;
}

void appendSixDecimals(std::string& text, float value)
{
    append(text, value);
}

} // namespace mmd
