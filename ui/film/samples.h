// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace odori::film {

/// Adds up drawn pictures of one size to one picture: each of its pixels is the mean of a square of
/// drawn pixels (more samples than OpenGL has) and of several drawn pictures (motion blur). Values
/// are RGBA with colours that are multiplied by the alpha.
class Samples {
public:
    /// `width` and `height` are those of the result, drawn pictures are `factor` times as large in
    /// both directions. Removes what was added.
    void begin(int width, int height, int factor);
    void add(std::span<const std::uint8_t> drawn) { addAny(drawn); }
    void add(std::span<const std::uint16_t> drawn) { addAny(drawn); }
    /// The rounded means. At least one picture was added; `result` has the size.
    void mean(std::span<std::uint8_t> result) const { meanOfAny(result); }
    void mean(std::span<std::uint16_t> result) const { meanOfAny(result); }

private:
    template <class Value>
    void addAny(std::span<const Value> drawn);
    template <class Value>
    void meanOfAny(std::span<Value> result) const;

    int m_width = 0, m_height = 0, m_factor = 1;
    std::uint32_t m_count =
        0; ///< of samples in each sum: below 2^16, so that a sum cannot overflow
    std::vector<std::uint32_t> m_sums;
};

/// Divides the colours by the alpha, in place: files have them so.
void separateAlpha(std::span<std::uint8_t> rgba);
void separateAlpha(std::span<std::uint16_t> rgba);

} // namespace odori::film
