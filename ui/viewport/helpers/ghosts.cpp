// SPDX-License-Identifier: MIT
#include "ui/viewport/helpers/ghosts.h"

#include "ui/viewport/helpers/helper_colours.h"

#include <algorithm>

namespace odori {
namespace {

/// Of the nearest figure; each further one has this part of the former.
constexpr float nearestAlpha = 0.85f, nextAlpha = 0.72f;

/// The key of `frames` that is the next one after `frame`, or before it.
std::optional<std::uint32_t> neighbourIn(
    std::span<const std::uint32_t> frames, std::uint32_t frame, bool isAfter)
{
    const auto at = isAfter ? std::upper_bound(frames.begin(), frames.end(), frame)
                            : std::lower_bound(frames.begin(), frames.end(), frame);
    if (at == (isAfter ? frames.end() : frames.begin()))
        return std::nullopt;
    return isAfter ? *at : *(at - 1);
}

std::optional<std::uint32_t> neighbourKey(
    const mmd::Motion& motion, const mmd::TrackList& tracks, std::uint32_t frame, bool isAfter)
{
    std::optional<std::uint32_t> nearest;
    const auto look = [&](std::span<const std::uint32_t> frames) {
        const auto at = neighbourIn(frames, frame, isAfter);
        if (at && (!nearest || (isAfter ? *at < *nearest : *at > *nearest)))
            nearest = at;
    };
    for (const mmd::TrackId& track : tracks)
        look(mmd::framesOf(motion, track));
    if (tracks.empty())
        for (const auto& track : motion.bones)
            look(track->frames());
    return nearest;
}

} // namespace

void addGhostFrames(const mmd::Motion& motion, const mmd::TrackList& tracks, std::uint32_t current,
    const ViewHelpers& helpers, std::vector<GhostFrame>& frames)
{
    if (helpers.ghosts == Ghosting::Off)
        return;
    const std::uint32_t last = motion.lastFrame();
    std::optional<std::uint32_t> before = current, after = current;
    for (int rank = 1; rank <= helpers.ghostCount; ++rank) {
        if (helpers.ghosts == Ghosting::Keys) {
            before = before ? neighbourKey(motion, tracks, *before, false) : before;
            after = after ? neighbourKey(motion, tracks, *after, true) : after;
        } else {
            before = before && *before > 0 ? std::optional(*before - 1) : std::nullopt;
            after = after && *after < last ? std::optional(*after + 1) : std::nullopt;
        }
        if (before)
            frames.push_back({*before, rank});
        if (after)
            frames.push_back({*after, rank});
    }
}

void Ghosts::setFrames(std::span<const GhostFrame> frames, std::uint32_t current)
{
    m_current = current;
    m_frames.assign(frames.begin(), frames.end());
    const auto isWanted = [&](const Figure& figure) {
        return figure.isUsed &&
               std::any_of(m_frames.begin(), m_frames.end(),
                   [&](const GhostFrame& each) { return each.frame == figure.frame; });
    };
    for (const GhostFrame& each : m_frames) {
        if (find(each.frame))
            continue;
        const auto free = std::find_if_not(m_figures.begin(), m_figures.end(), isWanted);
        free->frame = each.frame;
        free->isUsed = true;
        free->isSampled = free->isFresh = false;
    }
}

void Ghosts::clear()
{
    for (Figure& figure : m_figures)
        figure.isUsed = false;
    m_frames.clear();
}

void Ghosts::invalidate()
{
    for (Figure& figure : m_figures)
        figure.isFresh = false;
}

const Ghosts::Figure* Ghosts::find(std::uint32_t frame) const
{
    const auto found = std::find_if(m_figures.begin(), m_figures.end(),
        [&](const Figure& each) { return each.isUsed && each.frame == frame; });
    return found == m_figures.end() ? nullptr : &*found;
}

std::optional<std::uint32_t> Ghosts::wanted() const
{
    for (const GhostFrame& each : m_frames)
        if (!find(each.frame)->isFresh)
            return each.frame;
    return std::nullopt;
}

void Ghosts::sample(std::uint32_t frame, const PosedActor& actor, const mmd::Pose& pose)
{
    const auto found = std::find_if(m_figures.begin(), m_figures.end(),
        [&](const Figure& each) { return each.isUsed && each.frame == frame; });
    if (found == m_figures.end())
        return;
    found->isSampled = found->isFresh = true;
    found->sticks.sample(actor, pose);
}

std::optional<glm::vec3> Ghosts::topOf(std::uint32_t frame) const
{
    const Figure* figure = find(frame);
    return figure && figure->isSampled ? figure->sticks.top() : std::nullopt;
}

/// The nearest figures are drawn last, over the others.
void Ghosts::addLines(std::vector<render::OverlayLine>& lines) const
{
    for (auto each = m_frames.rbegin(); each != m_frames.rend(); ++each) {
        const Figure* figure = find(each->frame);
        if (!figure || !figure->isSampled)
            continue;
        glm::vec4 colour = isBefore(each->frame) ? helperColour::before : helperColour::after;
        colour.a = nearestAlpha;
        for (int rank = 1; rank < each->rank; ++rank)
            colour.a *= nextAlpha;
        figure->sticks.addLines(colour, lines);
    }
}

} // namespace odori
