// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/graph/value_samples.h"

#include <span>
#include <vector>

namespace odori {

/// The curves of the tracks of the graph before the running or last edit; only of tracks that it
/// changed.
class GhostCurves {
public:
    /// The frames of all curves together. Tracks beyond it have no ghost, because each is a copy.
    static constexpr std::size_t mostFrames = std::size_t(1) << 19;

    /// The next change belongs to another edit: it replaces all curves.
    void beginEdit() { m_isNewEdit = true; }
    /// Call it before `track` takes its keys from `motion`. If this changes the track back to the
    /// kept curve, the curve is dropped.
    void keep(const mmd::ValueSamples& track, const mmd::Motion& motion);
    /// Drops the curves of other tracks. `tracks` are sorted.
    void keepOnly(std::span<const mmd::TrackId> tracks);
    void clear();

    [[nodiscard]] const std::vector<mmd::ValueSamples>& curves() const { return m_curves; }
    bool sample(double last, mmd::ValueSamples::Clock::time_point until);
    /// Changes whenever the curves or their samples change.
    [[nodiscard]] std::size_t revision() const;

private:
    std::vector<mmd::ValueSamples> m_curves;
    bool m_isNewEdit = true;
    std::size_t m_revision = 0;
};

} // namespace odori
