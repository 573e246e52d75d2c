// SPDX-License-Identifier: MIT
#include "libmmd/project/track_name_json.h"

#include "libmmd/format/text/number_text.h"
#include "libmmd/text/cp932.h"

namespace mmd::project {

void putName(Json& json, std::string_view name, const char* text, const char* raw)
{
    const std::string decoded = decodeCp932(name);
    json[text] = decoded;
    if (encodeCp932(decoded).bytes == name)
        return;
    std::string hex;
    text::appendHex(hex, name);
    json[raw] = std::move(hex);
}

std::string readName(
    MemberReader& reader, Json& json, const std::string& at, const char* text, const char* raw)
{
    const std::string name = reader.readText(json, at, text);
    if (!json.contains(raw))
        return nameOf(fieldOf(encodeCp932(name).bytes));
    const auto bytes = text::bytesOfHex(reader.readText(json, at, raw));
    if (bytes)
        return nameOf(fieldOf(*bytes));
    reader.fail(at + '/' + raw, "hexadecimal digits");
    return {};
}

} // namespace mmd::project
