// SPDX-License-Identifier: MIT
#include "ui/curves/graph/value_graph.h"

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
    if (scene.active != m_actor)
        m_tracks.clear();
    m_actor = scene.active;
    std::vector<std::unique_ptr<mmd::ValueSamples>> tracks;
    for (const mmd::TrackId& id : shown) {
        const auto index = find(id);
        isOther = isOther || !index;
        tracks.push_back(
            index ? std::move(m_tracks[*index]) : std::make_unique<mmd::ValueSamples>(id));
        if (index)
            m_tracks[*index] = std::make_unique<mmd::ValueSamples>(id);
        tracks.back()->setTrack(*motion);
    }
    m_tracks = std::move(tracks);
    if (isOther)
        ++m_revision;
    return isOther;
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
    std::size_t revision = m_revision;
    for (const auto& track : m_tracks)
        revision += track->revision();
    return revision;
}

mmd::ChannelSet ValueGraph::channels() const
{
    unsigned channels = 0;
    for (const auto& track : m_tracks)
        for (const mmd::KeyNumber channel : track->channels())
            channels |= bitOf(channel);
    return static_cast<mmd::ChannelSet>(channels);
}

bool ValueGraph::sample(double last, Clock::time_point until)
{
    bool isWhole = true;
    for (const auto& track : m_tracks)
        isWhole = track->sample(last, until) && isWhole;
    return isWhole;
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
