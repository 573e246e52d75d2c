// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/graph/value_samples.h"
#include "libmmd/scene/scene.h"

#include <memory>
#include <optional>

namespace odori {

/// A line of the graph: a track of ValueGraph and one of its channels.
struct GraphLine {
    std::size_t track = 0;
    mmd::KeyNumber channel = mmd::KeyNumber::X;
    bool operator==(const GraphLine&) const = default;
};

/// The data of the graph, without drawing: the samples of the tracks that are selected or have
/// selected keys. Tracks without keys are left out.
class ValueGraph {
public:
    /// The maximum number of shown tracks.
    static constexpr std::size_t mostTracks = 64;
    using Clock = mmd::ValueSamples::Clock;

    /// Reads the scene. A track that did not change costs nothing. Returns whether the set of
    /// tracks has changed.
    bool update(const mmd::Scene& scene, const mmd::Selection& selection);

    [[nodiscard]] std::size_t trackCount() const { return m_tracks.size(); }
    [[nodiscard]] mmd::ValueSamples& track(std::size_t index) { return *m_tracks[index]; }
    [[nodiscard]] const mmd::ValueSamples& track(std::size_t index) const
    {
        return *m_tracks[index];
    }
    [[nodiscard]] std::optional<std::size_t> find(const mmd::TrackId& id) const;
    /// The number of tracks over `mostTracks`, which are not shown.
    [[nodiscard]] std::size_t hiddenCount() const { return m_hiddenCount; }
    /// Changes whenever the set of tracks or their samples change.
    [[nodiscard]] std::size_t revision() const;

    /// The channels that any track has, and those of them that are not muted.
    [[nodiscard]] mmd::ChannelSet channels() const;
    [[nodiscard]] mmd::ChannelSet shownChannels() const
    {
        return static_cast<mmd::ChannelSet>(channels() & ~m_muted);
    }
    [[nodiscard]] mmd::ChannelSet muted() const { return m_muted; }
    void setMuted(mmd::ChannelSet muted) { m_muted = muted; }

    /// Samples up to frame `last`, until the time `until`. Returns whether all samples are ready.
    bool sample(double last, Clock::time_point until);
    /// Whether some of the line's keys have different values; does not check all of them.
    [[nodiscard]] bool varies(const GraphLine& line) const;
    /// The last frame that has a key.
    [[nodiscard]] std::uint32_t lastFrame() const;

private:
    std::vector<std::unique_ptr<mmd::ValueSamples>> m_tracks; ///< sorted by track
    mmd::ActorId m_actor{};
    std::size_t m_hiddenCount = 0;
    std::size_t m_revision = 0;
    mmd::ChannelSet m_muted = 0;
};

} // namespace odori
