// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/graph/value_samples.h"
#include "libmmd/scene/scene.h"

#include <memory>
#include <optional>

namespace odori {

/// A line of the graph: a track of ValueGraph, and which of its numbers.
struct GraphLine {
    std::size_t track = 0;
    mmd::KeyNumber channel = mmd::KeyNumber::X;
    bool operator==(const GraphLine&) const = default;
};

/// What the graph shows of a scene: the tracks that are selected or hold selected keys, as far as
/// they have keys, with their samples; without drawing.
class ValueGraph {
public:
    /// So many tracks are shown at most.
    static constexpr std::size_t mostTracks = 64;
    using Clock = mmd::ValueSamples::Clock;

    /// Takes the scene in. Tracks that it shares with the one before cost nothing. Whether other
    /// tracks are shown than before.
    bool update(const mmd::Scene& scene, const mmd::Selection& selection);

    [[nodiscard]] std::size_t trackCount() const { return m_tracks.size(); }
    [[nodiscard]] mmd::ValueSamples& track(std::size_t index) { return *m_tracks[index]; }
    [[nodiscard]] const mmd::ValueSamples& track(std::size_t index) const
    {
        return *m_tracks[index];
    }
    [[nodiscard]] std::optional<std::size_t> find(const mmd::TrackId& id) const;
    /// Tracks that would show too but for `mostTracks`.
    [[nodiscard]] std::size_t hiddenCount() const { return m_hiddenCount; }
    /// Another one whenever tracks or samples of them are.
    [[nodiscard]] std::size_t revision() const;

    /// The channels that any track has; those among them that are not muted.
    [[nodiscard]] mmd::ChannelSet channels() const;
    [[nodiscard]] mmd::ChannelSet shownChannels() const
    {
        return static_cast<mmd::ChannelSet>(channels() & ~m_muted);
    }
    [[nodiscard]] mmd::ChannelSet muted() const { return m_muted; }
    void setMuted(mmd::ChannelSet muted) { m_muted = muted; }

    /// Samples what is missing up to frame `last`, until `until`. Whether nothing is missing.
    bool sample(double last, Clock::time_point until);
    /// Whether some of the line's keys (not all are looked at) have different values.
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
