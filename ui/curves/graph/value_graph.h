// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/graph/value_samples.h"
#include "libmmd/scene/scene.h"
#include "ui/curves/graph/tracks/ghost_curves.h"
#include "ui/curves/graph/tracks/track_looks.h"
#include "ui/curves/value_axes.h"

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

    /// The useful channels of any track, and those of them that have a line; the same of one track.
    [[nodiscard]] mmd::ChannelSet channels() const;
    [[nodiscard]] mmd::ChannelSet shownChannels() const;
    [[nodiscard]] mmd::ChannelSet channels(std::size_t track) const
    {
        return m_shown[track].channels;
    }
    [[nodiscard]] mmd::ChannelSet shownChannels(std::size_t track) const
    {
        return m_shown[track].lines;
    }
    [[nodiscard]] bool shows(const GraphLine& line) const
    {
        return line.track < trackCount() && (shownChannels(line.track) & bitOf(line.channel));
    }
    /// Channels that no track shows.
    [[nodiscard]] mmd::ChannelSet muted() const { return m_muted; }
    void setMuted(mmd::ChannelSet muted);

    [[nodiscard]] const TrackLook& look(std::size_t track) const { return m_shown[track].look; }
    void setLook(std::size_t track, const TrackLook& look);
    /// Whether the graph may change the keys of a track: it draws lines of it, and it is not
    /// locked.
    [[nodiscard]] bool isEditable(std::size_t track) const
    {
        return m_shown[track].lines != 0 && !m_shown[track].look.isLocked;
    }
    /// Of the tracks of all actors, for a new window.
    [[nodiscard]] const TrackLooks& looks() const { return m_looks; }
    void setLooks(const TrackLooks& looks);
    [[nodiscard]] mmd::ActorId actor() const { return m_actor; }

    /// Normalized lines fill -1..1 of the scale of ratios with their own range. The ranges follow
    /// the samples, except while `isFrozen`, so that a dragged line does not rescale.
    [[nodiscard]] bool isNormalized() const { return m_isNormalized; }
    void setNormalized(bool normalized);
    void updateRanges(bool isFrozen);
    /// The scale of the numbers of a line.
    [[nodiscard]] ValueScale scaleOf(const ValueAxes& axes, const GraphLine& line) const;

    /// Whether lines have the colours of their tracks if there are several tracks.
    [[nodiscard]] bool isColouredByTrack() const { return m_isColouredByTrack; }
    void setColouredByTrack(bool on) { m_isColouredByTrack = on; }

    /// The curves before the running or last edit.
    [[nodiscard]] GhostCurves& ghosts() { return m_ghosts; }
    [[nodiscard]] const GhostCurves& ghosts() const { return m_ghosts; }

    /// Samples up to frame `last`, until the time `until`. Returns whether all samples are ready.
    bool sample(double last, Clock::time_point until);
    /// Whether some of the line's keys have different values; does not check all of them.
    [[nodiscard]] bool varies(const GraphLine& line) const;
    /// The last frame that has a key.
    [[nodiscard]] std::uint32_t lastFrame() const;

private:
    /// How a track is shown, at the same index as the track.
    struct Shown {
        TrackLook look;
        mmd::ChannelSet channels = 0, lines = 0;
        mmd::LineRanges ranges; ///< of normalized lines
    };
    void showTracks(const mmd::Scene& scene);
    void showLines();

    std::vector<std::unique_ptr<mmd::ValueSamples>> m_tracks; ///< sorted by track
    std::vector<Shown> m_shown;
    TrackLooks m_looks;
    GhostCurves m_ghosts;
    bool m_isNormalized = false, m_isColouredByTrack = true;
    std::size_t m_rangesRevision = 0; ///< revision() of the ranges
    mmd::ActorId m_actor{};
    std::size_t m_hiddenCount = 0;
    std::size_t m_revision = 0;
    mmd::ChannelSet m_muted = 0;
};

} // namespace odori
