// SPDX-License-Identifier: MIT
#include "libmmd/animation/json_text.h"
#include "libmmd/tools/import/bone_mapping.h"

#include <algorithm>
#include <array>
#include <utility>

namespace mmd {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* formatName = "odori-bone-mapping";
constexpr int newestVersion = 1;

constexpr std::array uses = std::to_array<std::pair<std::string_view, JointUse>>(
    {{"all", JointUse::All}, {"rotation", JointUse::Rotation}, {"position", JointUse::Position}});

tl::unexpected<Error> problem(std::string reason, ErrorCode code = ErrorCode::BadText)
{
    return tl::unexpected(Error{.code = code, .field = std::move(reason)});
}

/// A text member; null if there is none.
const std::string* textAt(const Json& json, const char* name)
{
    const auto found = json.find(name);
    return found != json.end() && found->is_string() ? &found->get_ref<const std::string&>()
                                                     : nullptr;
}

} // namespace

std::string mappingText(const BoneMapping& mapping)
{
    Json json;
    json["format"] = formatName;
    json["version"] = newestVersion;
    Json& pairs = json["pairs"] = Json::array();
    for (const BonePair& pair : mapping.pairs) {
        const auto* use = std::find_if(
            uses.begin(), uses.end(), [&](const auto& each) { return each.second == pair.use; });
        pairs.push_back({{"joint", pair.joint}, {"bone", pair.bone}, {"use", use->first}});
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Result<BoneMapping> readMapping(std::span<const std::byte> bytes)
{
    const auto json = parsedJson({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    if (!json)
        return tl::unexpected(json.error());
    const std::string* format = json->is_object() ? textAt(*json, "format") : nullptr;
    if (!format || *format != formatName)
        return problem("\"format\" is not \"odori-bone-mapping\"");
    const auto version = json->find("version");
    if (version == json->end() || !version->is_number_unsigned() || *version > newestVersion)
        return problem("\"version\" is missing, or a newer one");
    const auto pairs = json->find("pairs");
    if (pairs == json->end() || !pairs->is_array())
        return problem("the list \"pairs\" is missing");
    if (pairs->size() > mostJoints)
        return tl::unexpected(Error{.code = ErrorCode::CountTooLarge,
            .field = "pairs",
            .value = std::uint64_t(pairs->size())});
    BoneMapping mapping;
    for (const Json& each : *pairs) {
        const std::string number = std::to_string(mapping.pairs.size() + 1);
        const std::string* joint = each.is_object() ? textAt(each, "joint") : nullptr;
        const std::string* bone = each.is_object() ? textAt(each, "bone") : nullptr;
        const std::string* use = each.is_object() ? textAt(each, "use") : nullptr;
        const auto* known = std::find_if(
            uses.begin(), uses.end(), [&](const auto& one) { return use && one.first == *use; });
        if (!joint || !bone)
            return problem("pair " + number + " has no \"joint\" or no \"bone\"");
        if (use && known == uses.end())
            return problem(
                "\"use\" of pair " + number + " is not \"all\", \"rotation\" or \"position\"");
        mapping.pairs.push_back({*joint, *bone, use ? known->second : JointUse::Rotation});
    }
    return mapping;
}

} // namespace mmd
