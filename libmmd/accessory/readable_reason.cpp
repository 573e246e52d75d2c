// SPDX-License-Identifier: MIT
#include "libmmd/accessory/readable_reason.h"

#include "libmmd/animation/reader_answer.h"

#include <algorithm>
#include <array>

namespace mmd::accessory {
namespace {

/// What only code has, and the beginnings of texts that quote the file or its path.
constexpr std::array<std::string_view, 14> unreadable{"<<", ">>", "::", "->", "()", "_M_", "TOK_",
    "ssertion", "ssert ", "nullptr", ".cpp", ".h:", "The string \"", "No suitable reader"};

/// "line 3" of "(TOK_DATA, line 3, col 7)" or "(line 3 <<  col 7)"; empty if it has no line.
std::string lineOf(std::string_view place)
{
    const std::size_t begin = place.find("line ");
    if (begin == place.npos)
        return {};
    const std::size_t end = place.find_first_not_of("0123456789", begin + 5);
    return std::string(place.substr(begin, end == place.npos ? end : end - begin));
}

/// "line 3: reason" of "FBX-Parser (TOK_DATA, line 3, col 7) reason".
std::string reasonOfFbx(std::string_view text)
{
    const std::size_t word = text.find(' ');
    if (word == text.npos)
        return {};
    text.remove_prefix(word + 1);
    if (!text.starts_with('('))
        return std::string(text);
    const std::size_t end = text.find(") ");
    if (end == text.npos)
        return {};
    const std::string line = lineOf(text.substr(0, end));
    text.remove_prefix(end + 2);
    return line.empty() ? std::string(text) : line + ": " + std::string(text);
}

} // namespace

std::string readableReason(std::string_view text)
{
    std::string reason = text.starts_with("FBX-") ? reasonOfFbx(text) : std::string(text);
    while (!reason.empty() && (reason.back() == '.' || reason.back() == ' '))
        reason.pop_back();
    const bool isReadable = std::none_of(unreadable.begin(), unreadable.end(),
        [&](std::string_view mark) { return reason.find(mark) != reason.npos; });
    return isReadable && !reason.empty() ? reason : std::string(answer::unreadableReason);
}

} // namespace mmd::accessory
