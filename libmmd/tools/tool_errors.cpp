// SPDX-License-Identifier: MIT
#include "libmmd/tools/tool_errors.h"

#include "libmmd/motion/key_repair.h"
#include "libmmd/text/cp932.h"

#include <algorithm>
#include <vector>

namespace mmd {
namespace {

/// The beginnings of the error's field; a letter for the kind and the track's name follow.
constexpr std::string_view givenMark = "invalid number: ", madeMark = "infinite number: ";

template <class Key>
std::optional<InvalidKey> invalidIn(const Track<Key>& track)
{
    if constexpr (Key::kind != TrackKind::ShowIk) {
        const auto values = track.values();
        const auto found = std::find_if(
            values.begin(), values.end(), [](const auto& value) { return !isFinite(value); });
        if (found != values.end())
            return InvalidKey{Key::kind, decodeCp932(track.name()),
                track.frame(std::size_t(found - values.begin()))};
    }
    return {};
}

template <class Key>
std::optional<InvalidKey> invalidIn(
    const std::vector<TrackPtr<Key>>& tracks, const std::vector<TrackPtr<Key>>* known)
{
    std::size_t at = 0; // both lists are in the order of the names
    for (const TrackPtr<Key>& track : tracks) {
        while (known && at < known->size() && (*known)[at]->name() < track->name())
            ++at;
        if (known && at < known->size() && (*known)[at] == track)
            continue;
        if (auto found = invalidIn(*track))
            return found;
    }
    return {};
}

} // namespace

Result<void> refuseInvalidKeys(const Motion& motion, const Motion* known)
{
    auto found = invalidIn(motion.bones, known ? &known->bones : nullptr);
    if (!found)
        found = invalidIn(motion.morphs, known ? &known->morphs : nullptr);
    const auto look = [&](const auto& track, const auto* same) {
        if (!found && track && !(same && *same == track))
            found = invalidIn(*track);
    };
    look(motion.camera, known ? &known->camera : nullptr);
    look(motion.light, known ? &known->light : nullptr);
    look(motion.shadow, known ? &known->shadow : nullptr);
    if (!found)
        return {};
    return tl::unexpected(Error{.code = ErrorCode::BadValue,
        .field =
            std::string(known ? madeMark : givenMark) + char('a' + int(found->kind)) + found->track,
        .value = found->frame});
}

std::optional<InvalidKey> invalidKeyOf(const Error& error)
{
    const std::string_view field = error.field;
    const bool isMade = field.starts_with(madeMark);
    const std::size_t size = (isMade ? madeMark : givenMark).size();
    if (error.code != ErrorCode::BadValue || field.size() <= size ||
        !(isMade || field.starts_with(givenMark)))
        return {};
    return InvalidKey{TrackKind(field[size] - 'a'), std::string(field.substr(size + 1)),
        std::uint32_t(error.value), isMade};
}

} // namespace mmd
