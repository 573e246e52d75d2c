// SPDX-License-Identifier: MIT
#include "ui/curves/graph/tracks/ghost_curves.h"

#include <algorithm>

namespace odori {

void GhostCurves::keep(const mmd::ValueSamples& track, const mmd::Motion& motion)
{
    if (track.holds(motion))
        return;
    const auto kept = std::find_if(m_curves.begin(), m_curves.end(),
        [&](const mmd::ValueSamples& each) { return each.id() == track.id(); });
    ++m_revision;
    if (kept != m_curves.end() && kept->holds(motion)) { // the drag was dropped, or went back
        m_revision += kept->revision();
        m_curves.erase(kept);
        return;
    }
    if (m_isNewEdit)
        clear();
    else if (kept != m_curves.end())
        return;
    m_isNewEdit = false;
    std::size_t frames = track.frameCount();
    for (const mmd::ValueSamples& each : m_curves)
        frames += each.frameCount();
    if (frames <= mostFrames && track.hasKeys())
        m_curves.push_back(track);
}

void GhostCurves::keepOnly(std::span<const mmd::TrackId> tracks)
{
    std::erase_if(m_curves, [&](const mmd::ValueSamples& each) {
        const bool isOther = !std::binary_search(tracks.begin(), tracks.end(), each.id());
        m_revision += isOther ? each.revision() + 1 : 0;
        return isOther;
    });
}

void GhostCurves::clear()
{
    m_revision = revision() + 1;
    m_curves.clear();
}

bool GhostCurves::sample(double last, mmd::ValueSamples::Clock::time_point until)
{
    bool isWhole = true;
    for (mmd::ValueSamples& each : m_curves)
        isWhole = each.sample(last, until) && isWhole;
    return isWhole;
}

std::size_t GhostCurves::revision() const
{
    std::size_t revision = m_revision;
    for (const mmd::ValueSamples& each : m_curves)
        revision += each.revision();
    return revision;
}

} // namespace odori
