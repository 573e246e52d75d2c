// SPDX-License-Identifier: MIT
#include "ui/curves/easing/preset_file.h"

#include "libmmd/base/json_tree.h"
#include "libmmd/base/member_count.h"
#include "libmmd/base/shared_cursor.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <optional>

namespace odori {
namespace {

using Json = nlohmann::ordered_json;
using std::to_string;
constexpr int deepest = 16;
constexpr const char* formatName = "odori-curves";
constexpr int newestVersion = 1;

/// Parses a text to a tree and stores the positions of its members: "presets", "presets/3" and
/// "presets/3/curve".
class Reading {
public:
    explicit Reading(std::string_view text)
        : m_text(text)
        , m_at(text.data())
    {
    }

    mmd::Result<std::vector<CurvePreset>> presets();

private:
    using Event = mmd::JsonTree::Event;

    [[nodiscard]] std::optional<mmd::Error> parse();
    void note(int depth, Event event, const Json& value);
    [[nodiscard]] mmd::Result<CurvePreset> presetAt(std::size_t index) const;
    [[nodiscard]] mmd::Error errorAt(std::size_t offset, std::string what) const;
    /// An error at the member with that path; if it is missing, at its parent.
    [[nodiscard]] mmd::Error errorOf(std::string path, std::string what) const;

    std::string_view m_text;
    const char* m_at;
    Json m_json;
    std::map<std::string, std::size_t> m_offsets;
    std::string m_top; ///< the current member of the file
    std::size_t m_elements = 0;
    mmd::MemberCount m_members;
    bool m_isTooDeep = false, m_hasTooMany = false;
};

mmd::Error Reading::errorAt(std::size_t offset, std::string what) const
{
    offset = std::min(offset, m_text.size());
    const auto lines = std::count(m_text.begin(), m_text.begin() + std::ptrdiff_t(offset), '\n');
    return {.code = mmd::ErrorCode::BadText,
        .offset = offset,
        .field = std::move(what),
        .value = std::uint64_t(lines) + 1};
}

mmd::Error Reading::errorOf(std::string path, std::string what) const
{
    while (!path.empty() && !m_offsets.contains(path))
        path.resize(path.find('/') == path.npos ? 0 : path.rfind('/'));
    return errorAt(path.empty() ? 0 : m_offsets.at(path), std::move(what));
}

void Reading::note(int depth, Event event, const Json& value)
{
    m_isTooDeep = m_isTooDeep || depth > deepest;
    if (m_isTooDeep || m_hasTooMany)
        return;
    if (event == Event::object_start)
        m_members.begin(depth);
    if (event == Event::key && !m_members.add(depth))
        m_hasTooMany = true;
    const auto offset = std::size_t(m_at - m_text.data());
    const bool isElement =
        depth == 2 && m_top == "presets" &&
        (event == Event::value || event == Event::object_start || event == Event::array_start);
    if (isElement) {
        std::size_t begin = offset - 1;
        if (event == Event::value) // the parser is behind the value
            begin = m_text.find_first_not_of(" \t\r\n", m_text.find_last_of("[,", begin - 1) + 1);
        m_offsets["presets/" + to_string(m_elements++)] = begin;
    }
    if (event != Event::key || (depth != 1 && !(depth == 3 && m_top == "presets")))
        return;
    const auto& name = value.get_ref<const std::string&>();
    const std::size_t begin = offset - std::min(offset, name.size() + 2); // with the quotes
    if (depth == 1) {
        m_top = name;
        m_offsets[name] = begin;
        m_elements = name == "presets" ? 0 : m_elements;
    } else {
        m_offsets["presets/" + to_string(m_elements - 1) + '/' + name] = begin;
    }
}

std::optional<mmd::Error> Reading::parse()
{
    const char* end = m_text.data() + m_text.size();
    mmd::JsonTree tree([this](int depth, Event event, const Json& value) {
        note(depth, event, value);
        return !m_isTooDeep && !m_hasTooMany;
    });
    try {
        tree.parse(mmd::SharedCursor(&m_at), mmd::SharedCursor(&end));
    } catch (const Json::parse_error& error) {
        return errorAt(error.byte > 0 ? error.byte - 1 : 0, "the text is no JSON");
    } catch (const Json::exception&) {
        return errorAt(std::size_t(m_at - m_text.data()), "the text is no JSON");
    }
    if (m_isTooDeep)
        return errorAt(0, "values nest too deep");
    if (m_hasTooMany)
        return errorAt(0, "an object has too many members");
    m_json = std::move(tree.root());
    return std::nullopt;
}

mmd::Result<CurvePreset> Reading::presetAt(std::size_t index) const
{
    const std::string path = "presets/" + to_string(index);
    const std::string what = "preset " + to_string(index + 1);
    const Json& json = m_json.at("presets").at(index);
    const auto bad = [&](const char* member, const char* why) {
        return tl::unexpected(errorOf(path + '/' + member, what + ", " + member + why));
    };
    if (!json.is_object())
        return tl::unexpected(errorOf(path, what + " is no object"));
    const auto name = json.find("name");
    if (name == json.end() || !name->is_string() ||
        !isPresetName(name->get_ref<const std::string&>()))
        return bad("name", " is no text of 1 to 80 bytes");
    const auto curve = json.find("curve");
    const char* numbers = " is not four whole numbers of 0..127";
    if (curve == json.end() || !curve->is_array() || curve->size() != 4)
        return bad("curve", numbers);
    std::array<std::uint8_t, 4> held{};
    for (std::size_t at = 0; at < held.size(); ++at) {
        const Json& number = (*curve)[at];
        if (!number.is_number_unsigned() || number.get<std::uint64_t>() > 127)
            return bad("curve", numbers);
        held[at] = number.get<std::uint8_t>();
    }
    return CurvePreset{name->get<std::string>(), {held[0], held[1], held[2], held[3]}};
}

mmd::Result<std::vector<CurvePreset>> Reading::presets()
{
    if (const auto error = parse())
        return tl::unexpected(*error);
    const auto wrong = mmd::Error{
        .code = mmd::ErrorCode::WrongSignature, .offset = 0, .field = "curve preset", .value = 0};
    if (!m_json.is_object() || m_json.value("format", Json()) != formatName)
        return tl::unexpected(wrong);
    const Json version = m_json.value("version", Json());
    if (!version.is_number_unsigned() || version.get<std::uint64_t>() > newestVersion)
        return tl::unexpected(mmd::Error{.code = mmd::ErrorCode::UnsupportedVersion,
            .offset = m_offsets.contains("version") ? m_offsets.at("version") : 0,
            .field = version.dump(-1, ' ', false, Json::error_handler_t::replace).substr(0, 40),
            .value = 0});
    const auto list = m_json.find("presets");
    if (list == m_json.end() || !list->is_array())
        return tl::unexpected(errorOf("presets", "presets is no list"));
    std::vector<CurvePreset> result;
    std::map<std::string, std::size_t> names;
    for (std::size_t index = 0; index < list->size(); ++index) {
        auto preset = presetAt(index);
        if (!preset)
            return tl::unexpected(preset.error());
        if (!names.emplace(preset->name, index).second)
            return tl::unexpected(errorOf("presets/" + to_string(index) + "/name",
                "preset " + to_string(index + 1) + ", name is there twice"));
        result.push_back(std::move(*preset));
    }
    return result;
}

} // namespace

bool isPresetName(std::string_view name)
{
    const auto isControl = [](char letter) {
        const auto byte = static_cast<unsigned char>(letter);
        return byte < 0x20 || byte == 0x7F;
    };
    return name.size() <= longestPresetName && name.find_first_not_of(' ') != name.npos &&
           std::none_of(name.begin(), name.end(), isControl);
}

mmd::Result<std::vector<CurvePreset>> readPresets(std::span<const std::byte> bytes)
{
    if (bytes.empty())
        return tl::unexpected(
            mmd::Error{.code = mmd::ErrorCode::EmptyFile, .offset = 0, .field = {}, .value = 0});
    if (bytes.size() > largestPresetFile)
        return tl::unexpected(mmd::Error{.code = mmd::ErrorCode::OutOfRange,
            .offset = largestPresetFile,
            .field = "the file's size",
            .value = bytes.size()});
    // The parser interprets the bytes; access through char is valid for any object.
    return Reading({reinterpret_cast<const char*>(bytes.data()), bytes.size()}).presets();
}

std::string presetText(std::span<const CurvePreset> presets)
{
    // One preset per line: this is short, and two versions of a file are easy to compare.
    std::string text = "{\n  \"format\": \"" + std::string(formatName) +
                       "\",\n  \"version\": " + to_string(newestVersion) + ",\n  \"presets\": [";
    const char* separator = "\n    ";
    for (const CurvePreset& each : presets) {
        const Json json{{"name", each.name},
            {"curve", {each.curve.x1, each.curve.y1, each.curve.x2, each.curve.y2}}};
        text += separator + json.dump(-1, ' ', false, Json::error_handler_t::replace);
        separator = ",\n    ";
    }
    return text + (presets.empty() ? "]\n}\n" : "\n  ]\n}\n");
}

} // namespace odori
