// SPDX-License-Identifier: MIT
#include "libmmd/accessory/vac.h"

#include "libmmd/text/decimal.h"
#include "libmmd/text/encoding.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace mmd {
namespace {

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n";
    const auto first = text.find_first_not_of(blanks);
    if (first == text.npos)
        return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::vector<std::string_view> partsOf(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(separator, at), text.size());
        parts.push_back(trimmed(text.substr(at, end - at)));
        at = end + 1;
    }
    return parts;
}

tl::unexpected<Error> bad(const char* reason, std::size_t line)
{
    return tl::unexpected(Error{.code = ErrorCode::BadText, .field = reason, .value = line});
}

/// `wanted` finite numbers with commas between them.
bool readNumbers(std::string_view text, std::span<float> wanted)
{
    const auto parts = partsOf(text, ',');
    if (parts.size() < wanted.size())
        return false;
    for (std::size_t at = 0; at < wanted.size(); ++at) {
        const auto number = floatOfDecimal(parts[at]);
        if (!number)
            return false;
        wanted[at] = *number;
    }
    return true;
}

} // namespace

Result<Vac> readVac(std::span<const std::byte> bytes)
{
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    const auto lines = partsOf(text, '\n');
    const Encoding encoding = guessEncoding(text);
    const auto line = [&](std::size_t at) {
        return at < lines.size() ? lines[at] : std::string_view();
    };
    Vac vac;
    vac.name = decodeText(line(0), encoding);
    vac.file = decodeText(line(1), encoding);
    if (vac.file.empty())
        return bad("the name of the X file is missing", 2);
    if (!line(2).empty() && (!readNumbers(line(2), {&vac.scale, 1}) || vac.scale <= 0))
        return bad("the size is no number above 0", 3);
    if (!line(3).empty() && !readNumbers(line(3), {&vac.position.x, 3}))
        return bad("the position is not three numbers", 4);
    if (!line(4).empty() && !readNumbers(line(4), {&vac.rotation.x, 3}))
        return bad("the rotation is not three numbers", 5);
    vac.bone = decodeText(line(5), encoding);
    return vac;
}

} // namespace mmd
