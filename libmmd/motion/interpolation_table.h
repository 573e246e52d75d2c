// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/curve.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace mmd {

/// The distinct interpolations of one track, each with its decoded curves. Real
/// tracks have few different interpolations (686 in 76,280 keys), so a key needs four bytes instead
/// of 64, and sampling never decodes curves.
class InterpolationTable {
public:
    /// Index of `interpolation`, added if it is new.
    std::uint32_t intern(const BoneInterpolation& interpolation);
    /// Index of `interpolation`, if it exists.
    [[nodiscard]] std::optional<std::uint32_t> find(const BoneInterpolation& interpolation) const;

    [[nodiscard]] const BoneInterpolation& operator[](std::uint32_t index) const
    {
        return m_interpolations[index];
    }
    [[nodiscard]] const BoneCurves& curves(std::uint32_t index) const { return m_curves[index]; }
    [[nodiscard]] std::size_t size() const { return m_interpolations.size(); }

private:
    [[nodiscard]] std::size_t slotOf(const BoneInterpolation& interpolation) const;
    void grow();

    std::vector<BoneInterpolation> m_interpolations;
    std::vector<BoneCurves> m_curves;
    std::vector<std::uint32_t> m_slots; ///< open addressing, a power of two; index + 1, 0 is free
};

} // namespace mmd
