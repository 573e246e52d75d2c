// SPDX-License-Identifier: MIT
#include "libmmd/tools/feet/contact_edits.h"

#include <algorithm>
#include <tuple>

namespace mmd {

EditedContacts withContact(std::span<const FootContact> contacts,
    std::optional<std::size_t> replaced, FootSide side, FrameSpan span)
{
    std::vector<FootContact> result;
    for (std::size_t at = 0; at < contacts.size(); ++at) {
        const FootContact& each = contacts[at];
        if (at == replaced)
            continue;
        if (each.side != side || each.span.last < span.first || each.span.first > span.last) {
            result.push_back(each);
            continue;
        }
        if (each.span.first < span.first)
            result.push_back({.side = side, .span = {each.span.first, span.first - 1}});
        if (each.span.last > span.last)
            result.push_back({.side = side, .span = {span.last + 1, each.span.last}});
    }
    result.push_back({.side = side, .span = span});
    std::sort(result.begin(), result.end(), [](const FootContact& one, const FootContact& other) {
        return std::tie(one.side, one.span.first) < std::tie(other.side, other.span.first);
    });
    const auto edited = std::find_if(result.begin(), result.end(), [&](const FootContact& each) {
        return each.side == side && each.span.first == span.first;
    });
    const auto at = std::size_t(edited - result.begin());
    return {std::move(result), at};
}

std::vector<FootContact> measuredContacts(
    std::span<const FootPath> paths, std::span<const FootContact> contacts)
{
    std::vector<FootContact> result;
    for (const FootPath& path : paths)
        for (const FootContact& each : contacts) {
            const FrameSpan span{std::max(each.span.first, path.span.first),
                std::min(each.span.last, path.span.last)};
            if (each.side == path.foot.side && span.first <= span.last)
                result.push_back(measuredContact(path, span));
        }
    return result;
}

} // namespace mmd
