// SPDX-License-Identifier: MIT
#include "libmmd/animation/json_text.h"

#include "libmmd/base/json_tree.h"
#include "libmmd/base/member_count.h"
#include "libmmd/base/shared_cursor.h"

#include <algorithm>

namespace mmd {
namespace {

constexpr int deepest = 64;

} // namespace

Result<nlohmann::ordered_json> parsedJson(std::string_view text)
{
    const char* at = text.data();
    const char* end = text.data() + text.size();
    const char* reason = nullptr;
    MemberCount members;
    JsonTree tree([&](int depth, JsonTree::Event event, const JsonTree::Json&) {
        if (depth > deepest)
            reason = "values nest too deep";
        else if (event == JsonTree::Event::object_start)
            members.begin(depth);
        else if (event == JsonTree::Event::key && !members.add(depth))
            reason = "an object has too many members";
        return reason == nullptr;
    });
    try {
        tree.parse(SharedCursor(&at), SharedCursor(&end));
    } catch (const nlohmann::json::exception&) {
        reason = "the text is no JSON";
    }
    if (!reason)
        return std::move(tree.root());
    const auto offset = std::min(std::size_t(at - text.data()), text.size());
    return tl::unexpected(Error{.code = ErrorCode::BadText,
        .offset = offset,
        .field = reason,
        .value = std::uint64_t(
            1 + std::count(text.begin(), text.begin() + std::ptrdiff_t(offset), '\n'))});
}

} // namespace mmd
