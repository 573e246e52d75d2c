// SPDX-License-Identifier: MIT
#include "ui/curves/graph/value_graph.h"

#include "ui/curves/graph/tracks/track_channels.h"

#include <algorithm>
#include <cmath>

namespace odori {
namespace {

/// The selected tracks that can have a graph and have keys, sorted. If nothing is selected and the
/// scene is active, the camera's track.
std::vector<mmd::TrackId> shownTracks(
    const mmd::Scene& scene, const mmd::Motion& motion, const mmd::Selection& selection)
{
    std::vector<mmd::TrackId> tracks = selection.tracks;
    for (const mmd::TrackKeys& keys : selection.keys)
        tracks.push_back(keys.track);
    if (tracks.empty() && scene.active == mmd::sceneActor)
        tracks.push_back({mmd::TrackKind::Camera, {}});
    std::sort(tracks.begin(), tracks.end());
    tracks.erase(std::unique(tracks.begin(), tracks.end()), tracks.end());
    std::erase_if(tracks, [&](const mmd::TrackId& track) {
        return channelsOf(track.kind).empty() || mmd::framesOf(motion, track).empty();
    });
    return tracks;
}

} // namespace

bool ValueGraph::update(const mmd::Scene& scene, const mmd::Selection& selection)
{
    const mmd::Motion* motion = mmd::findMotion(scene, scene.active);
    std::vector<mmd::TrackId> shown;
    if (motion)
        shown = shownTracks(scene, *motion, selection);
    m_hiddenCount = shown.size() - std::min(shown.size(), mostTracks);
    shown.resize(shown.size() - m_hiddenCount);
    bool isOther = scene.active != m_actor || shown.size() != m_tracks.size();
    if (scene.active != m_actor) {
        m_tracks.clear();
        m_ghosts.clear();
    }
    m_actor = scene.active;
    m_looks.chooseColours(m_actor, shown);
    m_ghosts.keepOnly(shown);
    std::vector<std::unique_ptr<mmd::ValueSamples>> tracks;
    for (const mmd::TrackId& id : shown) {
        const auto index = find(id);
        isOther = isOther || !index;
        tracks.push_back(
            index ? std::move(m_tracks[*index]) : std::make_unique<mmd::ValueSamples>(id));
        if (index) {
            m_tracks[*index] = std::make_unique<mmd::ValueSamples>(id);
            m_ghosts.keep(*tracks.back(), *motion);
        }
        tracks.back()->setTrack(*motion);
    }
    m_tracks = std::move(tracks);
    showTracks(scene);
    if (isOther)
        ++m_revision;
    return isOther;
}

/// A track of which neither the keys nor the look has changed costs a look at its positions.
void ValueGraph::showTracks(const mmd::Scene& scene)
{
    m_shown.resize(m_tracks.size());
    for (std::size_t at = 0; at < m_tracks.size(); ++at) {
        m_shown[at].look = m_looks.of(m_actor, m_tracks[at]->id());
        m_shown[at].channels = usefulChannels(scene, m_tracks[at]->id());
    }
    m_rangesRevision = 0;
    showLines();
}

void ValueGraph::showLines()
{
    const bool hasSolo = std::any_of(
        m_shown.begin(), m_shown.end(), [](const Shown& shown) { return shown.look.isSolo; });
    for (Shown& shown : m_shown) {
        const bool isDrawn = hasSolo ? shown.look.isSolo : !shown.look.isHidden;
        const auto muted = static_cast<mmd::ChannelSet>(m_muted | shown.look.muted);
        shown.lines = isDrawn ? static_cast<mmd::ChannelSet>(shown.channels & ~muted) : 0;
    }
}

void ValueGraph::setMuted(mmd::ChannelSet muted)
{
    m_muted = muted;
    showLines();
}

void ValueGraph::setLook(std::size_t track, const TrackLook& look)
{
    m_looks.set(m_actor, m_tracks[track]->id(), look);
    m_shown[track].look = look;
    showLines();
}

void ValueGraph::setLooks(const TrackLooks& looks)
{
    m_looks = looks;
    for (std::size_t at = 0; at < m_tracks.size(); ++at)
        m_shown[at].look = m_looks.of(m_actor, m_tracks[at]->id());
    showLines();
}

void ValueGraph::setNormalized(bool normalized)
{
    m_isNormalized = normalized;
    m_rangesRevision = 0;
}

void ValueGraph::updateRanges(bool isFrozen)
{
    const std::size_t now = revision();
    if (!m_isNormalized || isFrozen || m_rangesRevision == now)
        return;
    m_rangesRevision = now;
    for (std::size_t at = 0; at < m_tracks.size(); ++at)
        m_shown[at].ranges = m_tracks[at]->range(0, m_tracks[at]->frameCount());
}

ValueScale ValueGraph::scaleOf(const ValueAxes& axes, const GraphLine& line) const
{
    if (!m_isNormalized)
        return axes.scale(quantityOf(line.channel));
    constexpr std::array constantHalf{1.0, 10.0, 0.5}; // of a line without a range, by quantity
    const mmd::LineRanges& ranges = m_shown[line.track].ranges;
    const auto number = lineOf(m_tracks[line.track]->id().kind, line.channel).value_or(0);
    double half = (double(ranges.most[number]) - double(ranges.least[number])) / 2.0;
    const double middle =
        ranges.isEmpty() ? 0.0 : double(ranges.least[number]) + std::max(half, 0.0);
    if (!(half > constantHalf[std::size_t(quantityOf(line.channel))] * 1e-3))
        half = constantHalf[std::size_t(quantityOf(line.channel))];
    const ValueScale& ratio = axes.scale(mmd::Quantity::Ratio);
    return {.pixelsPerUnit = ratio.pixelsPerUnit / half, .middle = middle + ratio.middle * half};
}

std::optional<std::size_t> ValueGraph::find(const mmd::TrackId& id) const
{
    const auto found = std::lower_bound(m_tracks.begin(), m_tracks.end(), id,
        [](const auto& track, const mmd::TrackId& wanted) { return track->id() < wanted; });
    if (found == m_tracks.end() || (*found)->id() != id)
        return std::nullopt;
    return static_cast<std::size_t>(found - m_tracks.begin());
}

std::size_t ValueGraph::revision() const
{
    std::size_t revision = m_revision + m_ghosts.revision();
    for (const auto& track : m_tracks)
        revision += track->revision();
    return revision;
}

mmd::ChannelSet ValueGraph::channels() const
{
    unsigned channels = 0;
    for (const Shown& shown : m_shown)
        channels |= shown.channels;
    return static_cast<mmd::ChannelSet>(channels);
}

mmd::ChannelSet ValueGraph::shownChannels() const
{
    unsigned channels = 0;
    for (const Shown& shown : m_shown)
        channels |= shown.lines;
    return static_cast<mmd::ChannelSet>(channels);
}

bool ValueGraph::sample(double last, Clock::time_point until)
{
    if (m_isNormalized) // a line's range needs all of it
        last = double(mmd::ValueSamples::mostFrames);
    bool isWhole = true;
    for (const auto& track : m_tracks)
        isWhole = track->sample(last, until) && isWhole;
    return m_ghosts.sample(last, until) && isWhole;
}

bool ValueGraph::varies(const GraphLine& line) const
{
    constexpr std::size_t looked = 24;
    const mmd::ValueSamples& samples = track(line.track);
    const auto number = lineOf(samples.id().kind, line.channel);
    const auto keys = samples.keyFrames();
    if (!number || keys.empty())
        return false;
    const double first = samples.evaluate(double(keys.front()))[*number];
    const std::size_t step = keys.size() / looked + 1;
    for (std::size_t key = step; key < keys.size(); key += step)
        if (std::abs(samples.evaluate(double(keys[key]))[*number] - first) > 1e-4)
            return true;
    return false;
}

std::uint32_t ValueGraph::lastFrame() const
{
    std::uint32_t last = 0;
    for (const auto& track : m_tracks)
        last = std::max(last, track->keyFrames().back());
    return last;
}

} // namespace odori
