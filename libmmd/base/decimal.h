// SPDX-License-Identifier: MIT
#pragma once

#include <charconv>
#include <version>

#ifndef __cpp_lib_to_chars // libc++ before 20 reads no floating-point numbers
#include <locale>
#include <sstream>
#include <string>
#endif

namespace mmd {

/// std::from_chars for a decimal number with a point, also where the standard library lacks it.
[[nodiscard]] inline std::from_chars_result decimalFrom(
    const char* first, const char* last, double& value)
{
#ifdef __cpp_lib_to_chars
    return std::from_chars(first, last, value);
#else
    std::istringstream stream(std::string(first, last));
    stream.imbue(std::locale::classic());
    double read = 0.0;
    if (first == last || *first == ' ' || *first == '+' || !(stream >> read))
        return {first, std::errc::invalid_argument};
    value = read;
    return {stream.eof() ? last : first + std::ptrdiff_t(stream.tellg()), std::errc()};
#endif
}

} // namespace mmd
