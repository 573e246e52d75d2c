// SPDX-License-Identifier: MIT
#include "ui/film/samples.h"

#include <algorithm>
#include <cstddef>
#include <limits>

namespace odori::film {
namespace {

template <class Value>
void separate(std::span<Value> rgba)
{
    constexpr std::uint64_t most = std::numeric_limits<Value>::max();
    for (std::size_t at = 0; at + 3 < rgba.size(); at += 4) {
        const std::uint64_t alpha = rgba[at + 3];
        if (alpha == 0 || alpha == most)
            continue;
        for (std::size_t channel = 0; channel < 3; ++channel) {
            Value& value = rgba[at + channel];
            value = static_cast<Value>(std::min((value * most + alpha / 2) / alpha, most));
        }
    }
}

} // namespace

void Samples::begin(int width, int height, int factor)
{
    m_width = width;
    m_height = height;
    m_factor = factor;
    m_count = 0;
    m_sums.assign(std::size_t(width) * std::size_t(height) * 4, 0);
}

template <class Value>
void Samples::addAny(std::span<const Value> drawn)
{
    const auto factor = static_cast<std::size_t>(m_factor);
    const std::size_t row = static_cast<std::size_t>(m_width) * 4;
    const Value* from = drawn.data();
    for (std::size_t line = 0; line < static_cast<std::size_t>(m_height) * factor; ++line) {
        std::uint32_t* to = m_sums.data() + line / factor * row;
        for (int pixel = 0; pixel < m_width; ++pixel, to += 4)
            for (std::size_t sample = 0; sample < factor; ++sample, from += 4)
                for (std::size_t channel = 0; channel < 4; ++channel)
                    to[channel] += from[channel];
    }
    m_count += static_cast<std::uint32_t>(factor * factor);
}

template <class Value>
void Samples::meanOfAny(std::span<Value> result) const
{
    std::transform(m_sums.begin(), m_sums.end(), result.begin(),
        [&](std::uint32_t sum) { return static_cast<Value>((sum + m_count / 2) / m_count); });
}

template void Samples::addAny(std::span<const std::uint8_t>);
template void Samples::addAny(std::span<const std::uint16_t>);
template void Samples::meanOfAny(std::span<std::uint8_t>) const;
template void Samples::meanOfAny(std::span<std::uint16_t>) const;

void separateAlpha(std::span<std::uint8_t> rgba)
{
    separate(rgba);
}

void separateAlpha(std::span<std::uint16_t> rgba)
{
    separate(rgba);
}

} // namespace odori::film
