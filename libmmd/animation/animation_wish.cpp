// SPDX-License-Identifier: MIT
#include "libmmd/animation/animation_wish.h"

#include <algorithm>
#include <charconv>

namespace mmd {

Result<std::size_t> chosenTake(
    std::span<const std::string> takes, const AnimationWish& wish, std::size_t usual)
{
    const std::string& text = wish.take;
    if (text.empty())
        return usual;
    const std::size_t count = std::max<std::size_t>(takes.size(), 1);
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error == std::errc() && end == text.data() + text.size() && number >= 1 && number <= count)
        return number - 1;
    const auto found = std::find(takes.begin(), takes.end(), text);
    if (found != takes.end())
        return std::size_t(found - takes.begin());
    return tl::unexpected(Error{.code = ErrorCode::NothingMatches,
        .field = std::string(noTakeMark) + takeLabels(takes),
        .value = count});
}

std::string takeLabel(std::span<const std::string> takes, std::size_t index)
{
    std::string label = std::to_string(index + 1);
    if (index < takes.size() && !takes[index].empty())
        label += ' ' + takes[index];
    return label;
}

std::string takeLabels(std::span<const std::string> takes)
{
    std::string labels = takeLabel(takes, 0);
    for (std::size_t index = 1; index < takes.size(); ++index)
        labels += ", " + takeLabel(takes, index);
    return labels;
}

} // namespace mmd
