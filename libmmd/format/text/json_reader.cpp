// SPDX-License-Identifier: MIT
#include "libmmd/base/shared_cursor.h"
#include "libmmd/format/text/json.h"
#include "libmmd/format/text/json_handler.h"

#include <nlohmann/json.hpp>

namespace mmd {
namespace {

/// Floats are read as floats: reading them as doubles would round twice.
using Json = nlohmann::basic_json<std::map, std::vector, std::string, bool, std::int64_t,
    std::uint64_t, float>;

/// The parser's message without its number and location: "[json... at line 1, column 2: "
std::string_view complaint(std::string_view message)
{
    if (const std::size_t end = message.find("] "); end != message.npos)
        message.remove_prefix(end + 2);
    if (const std::size_t column = message.find(", column "); column != message.npos) {
        const std::size_t end = message.find(": ", column);
        if (end != message.npos)
            message.remove_prefix(end + 2);
    }
    // The last token may be anything, of any length.
    return text::shortened(message.substr(0, message.find("; last read")), 120);
}

/// Converts the parser's calls to the handler's.
class Sax {
public:
    explicit Sax(text::JsonHandler& handler)
        : m_handler(handler)
    {
    }

    bool null() { return m_handler.value(text::JsonNull{}); }
    bool boolean(bool value) { return m_handler.value(value); }
    bool number_integer(std::int64_t value) { return m_handler.value(value); }
    bool number_unsigned(std::uint64_t value) { return m_handler.value(value); }
    bool number_float(float value, const std::string& decimal)
    {
        return m_handler.value(text::JsonReal{value, decimal});
    }
    bool string(std::string& value) { return m_handler.value(std::string_view(value)); }
    bool binary(const Json::binary_t&) { return false; }
    bool start_object(std::size_t) { return m_handler.startObject(); }
    bool end_object() { return m_handler.endObject(); }
    bool start_array(std::size_t) { return m_handler.startArray(); }
    bool end_array() { return m_handler.endArray(); }
    bool key(const std::string& name) { return m_handler.key(name); }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception& exception)
    {
        return m_handler.fail("not valid JSON: " + std::string(complaint(exception.what())));
    }

private:
    text::JsonHandler& m_handler;
};

} // namespace

Result<VmdFile> vmdFromJson(std::string_view text)
{
    if (text.empty())
        return tl::unexpected(
            Error{.code = ErrorCode::EmptyFile, .offset = 0, .field = "JSON", .value = 0});
    const char* at = text.data();
    const char* end = text.data() + text.size();
    text::JsonHandler handler;
    Sax sax(handler);
    const bool isRead = Json::sax_parse(SharedCursor(&at), SharedCursor(&end), &sax);
    // After a number the parser has already read the next character; after anything else only the
    // last character of it.
    const auto offset = static_cast<std::size_t>(at - text.data());
    const auto locate = [&](Error error) {
        return error.code == ErrorCode::BadText
                   ? text::located(std::move(error), text, offset > 0 ? offset - 1 : 0)
                   : error;
    };
    if (!isRead)
        return tl::unexpected(locate(handler.error()));
    return handler.finish().map_error(locate);
}

} // namespace mmd
