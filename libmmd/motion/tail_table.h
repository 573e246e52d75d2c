// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/curve.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace mmd {

/// The distinct interpolation tails of one track, each with its decoded curves. Real tracks have
/// few different tails (686 in 76,280 keys), so a key needs four bytes instead of 64, and sampling
/// never decodes curves.
class TailTable {
public:
    /// Index of `tail`, added if it is new.
    std::uint32_t intern(const BoneTail& tail);
    /// Index of `tail`, if it exists.
    [[nodiscard]] std::optional<std::uint32_t> find(const BoneTail& tail) const;

    [[nodiscard]] const BoneTail& operator[](std::uint32_t index) const { return m_tails[index]; }
    [[nodiscard]] const BoneCurves& curves(std::uint32_t index) const { return m_curves[index]; }
    [[nodiscard]] std::size_t size() const { return m_tails.size(); }

private:
    [[nodiscard]] std::size_t slotOf(const BoneTail& tail) const;
    void grow();

    std::vector<BoneTail> m_tails;
    std::vector<BoneCurves> m_curves;
    std::vector<std::uint32_t> m_slots; ///< open addressing, a power of two; index + 1, 0 is free
};

} // namespace mmd
