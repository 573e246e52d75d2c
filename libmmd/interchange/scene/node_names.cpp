// SPDX-License-Identifier: MIT
#include "libmmd/interchange/scene/node_names.h"

#include <algorithm>

namespace mmd {
namespace {

constexpr std::size_t maxNameSize = 255;

/// Cut between characters; control characters are replaced.
std::string cleaned(std::string_view text)
{
    std::size_t size = std::min(text.size(), maxNameSize);
    while (
        size < text.size() && size > 0 && (static_cast<unsigned char>(text[size]) & 0xC0) == 0x80)
        --size;
    std::string result(text.substr(0, size));
    std::replace_if(
        result.begin(), result.end(),
        [](char letter) { return static_cast<unsigned char>(letter) < 0x20 || letter == 0x7F; },
        '_');
    return result;
}

} // namespace

std::string NodeNamer::unique(std::string name)
{
    if (m_taken.insert(name).second)
        return name;
    // Continue from the last number of this name: a model may have the name thousands of times.
    const std::string base = name;
    int& number = m_nextNumbers.try_emplace(base, 2).first->second;
    do
        name = base + '_' + std::to_string(number++);
    while (!m_taken.insert(name).second);
    return name;
}

std::string NodeNamer::name(
    const pmx::Text& own, const pmx::Text& english, std::string_view kind, std::size_t index)
{
    std::string wanted;
    if (m_style == NodeNames::Utf8) {
        wanted = cleaned(own.utf8);
    } else {
        wanted = asciiOf(english.utf8);
        if (wanted.empty())
            wanted = romanised(own.utf8);
        wanted = cleaned(wanted);
    }
    if (wanted.empty())
        wanted = std::string(kind) + '_' + std::to_string(index);
    return unique(std::move(wanted));
}

std::string NodeNamer::name(std::string_view wanted)
{
    std::string name = m_style == NodeNames::Utf8 ? cleaned(wanted) : cleaned(asciiOf(wanted));
    return unique(name.empty() ? "node" : name);
}

} // namespace mmd
