// SPDX-License-Identifier: MIT
#include "libmmd/project/project_json.h"

#include "libmmd/base/decimal.h"
#include "libmmd/base/json_tree.h"
#include "libmmd/base/member_count.h"
#include "libmmd/format/text/number_text.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>

namespace mmd::project {
namespace {

/// Goes through a text that is valid JSON.
class Scanner {
public:
    explicit Scanner(std::string_view text)
        : m_text(text)
    {
        skipSpace();
    }

    [[nodiscard]] std::size_t offset() const { return m_at; }

    /// Goes to the value of `key` in the object, or to the element with that number in the array,
    /// here. Returns false, and is at its end, if there is none.
    bool enter(std::string_view key)
    {
        const char open = here();
        if (open != '{' && open != '[')
            return false;
        ++m_at;
        skipSpace();
        std::size_t index = 0;
        for (; here() != '}' && here() != ']' && here() != '\0'; ++index) {
            bool isIt = open == '[' && std::to_string(index) == key;
            if (open == '{') {
                const std::size_t begin = m_at;
                skipValue();
                isIt = m_text.substr(begin + 1, m_at - begin - 2) == key;
                skipSpace();
                ++m_at; // the colon
                skipSpace();
            }
            if (isIt)
                return true;
            skipValue();
            skipSpace();
            if (here() == ',')
                ++m_at;
            skipSpace();
        }
        return false;
    }

private:
    [[nodiscard]] char here() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }
    void skipSpace() { m_at = std::min(m_text.find_first_not_of(" \t\r\n", m_at), m_text.size()); }

    void skipString()
    {
        for (++m_at; m_at < m_text.size() && m_text[m_at] != '"'; ++m_at)
            if (m_text[m_at] == '\\')
                ++m_at;
        ++m_at;
    }

    void skipValue()
    {
        std::size_t depth = 0;
        do {
            const char letter = here();
            if (letter == '"') {
                skipString();
                continue;
            }
            if (letter == '{' || letter == '[')
                ++depth;
            else if (letter == '}' || letter == ']')
                --depth;
            else if (depth == 0) {
                m_at = std::min(m_text.find_first_of(",]} \t\r\n", m_at), m_text.size());
                return;
            }
            ++m_at;
        } while (depth > 0 && m_at < m_text.size());
        m_at = std::min(m_at, m_text.size());
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

} // namespace

Result<Json> parsed(std::string_view text)
{
    const char* problem = nullptr;
    MemberCount members;
    JsonTree tree([&](int depth, JsonTree::Event event, const Json&) {
        if (depth > deepestNesting)
            problem = "values nest too deep";
        if (event == JsonTree::Event::object_start)
            members.begin(depth);
        if (event == JsonTree::Event::key && !members.add(depth))
            problem = "an object has too many members";
        return !problem;
    });
    try {
        if (!tree.parse(text.begin(), text.end()))
            return tl::unexpected(errorAt(text, 0, problem ? problem : "the text is no JSON"));
        return std::move(tree.root());
    } catch (const Json::parse_error& error) {
        const std::size_t at = error.byte > 0 ? error.byte - 1 : 0;
        return tl::unexpected(errorAt(text, at, "the text is no JSON"));
    } catch (const Json::exception&) {
        return tl::unexpected(errorAt(text, 0, "the text is no JSON"));
    }
}

std::string textOf(const Json& json)
{
    return json.dump(2, ' ', false, Json::error_handler_t::replace);
}

Json objectOf(std::string_view text)
{
    auto json = text.empty() ? Result<Json>(Json::object()) : parsed(text);
    return json && json->is_object() ? std::move(*json) : Json::object();
}

std::string textOfObject(const Json& object)
{
    return object.empty() ? std::string() : textOf(object);
}

void addRest(Json& json, const Json& rest)
{
    for (const auto& [name, value] : rest.items()) {
        const auto there = json.find(name);
        if (there == json.end())
            json[name] = value;
        else if (there->is_object() && value.is_object())
            addRest(*there, value);
    }
}

std::size_t offsetOf(std::string_view text, std::string_view pointer)
{
    Scanner scanner(text);
    while (!pointer.empty()) {
        pointer.remove_prefix(1);
        const std::string_view key = pointer.substr(0, pointer.find('/'));
        if (!scanner.enter(key))
            break;
        pointer.remove_prefix(key.size());
    }
    return std::min(scanner.offset(), text.size());
}

Error errorAt(std::string_view text, std::size_t offset, std::string what)
{
    offset = std::min(offset, text.size());
    const auto begin = text.begin();
    const auto lines = std::count(begin, begin + static_cast<std::ptrdiff_t>(offset), '\n');
    return {.code = ErrorCode::BadText,
        .offset = offset,
        .field = std::move(what),
        .value = static_cast<std::uint64_t>(lines) + 1};
}

Json numberOf(float value)
{
    std::string text;
    if (!std::isfinite(value)) {
        text::appendBits(text, std::bit_cast<std::uint32_t>(value));
        return text;
    }
    text::appendReal(text, value);
    double wide = 0.0;
    (void)decimalFrom(text.data(), text.data() + text.size(), wide);
    return wide;
}

} // namespace mmd::project
