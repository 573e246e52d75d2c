// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/graph/value_range.h"
#include "libmmd/motion/sampling.h"

#include <chrono>
#include <cmath>
#include <variant>
#include <vector>

namespace mmd {

/// Where the three angles of bones and cameras are among the lines: X Y Z come before.
inline constexpr std::size_t angleLine = 3;

/// What a file may hold that is no number is drawn as 0.
[[nodiscard]] inline float drawable(double value)
{
    return std::isfinite(value) ? static_cast<float>(value) : 0.0f;
}
[[nodiscard]] LineSample sampleOf(const LineValues& values);
/// A bone's lines; its angles are unrolled as those of `before`, the moment before it.
[[nodiscard]] LineValues linesOf(const BoneValue& bone, const LineValues& before);

/// What evaluation gives for one track at every frame from 0 to its last key, sampled little by
/// little and kept over edits as far as they let it be. Rotations are unrolled: no angle jumps from
/// one frame to the next by what is no turn. Frames from `mostFrames` on have no samples.
class ValueSamples {
public:
    static constexpr std::size_t mostFrames = std::size_t(1) << 18;
    using Clock = std::chrono::steady_clock;

    explicit ValueSamples(TrackId id)
        : m_id(std::move(id))
    {
    }

    [[nodiscard]] const TrackId& id() const { return m_id; }
    [[nodiscard]] std::span<const KeyNumber> channels() const { return channelsOf(m_id.kind); }

    /// The track as `motion` has it now. Samples of what it has in common with the one before stay.
    /// Whether it is another one.
    bool setTrack(const Motion& motion);
    /// Without keys nothing is drawn.
    [[nodiscard]] bool hasKeys() const { return !keyFrames().empty(); }
    [[nodiscard]] std::span<const std::uint32_t> keyFrames() const;
    /// Null for what is no bone's.
    [[nodiscard]] const Track<BoneKeyframe>* boneTrack() const;
    /// The curves' numbers of the segment that ends at key `index`; the default for morphs.
    [[nodiscard]] BezierCurve curve(std::size_t index, std::size_t curve) const;

    /// How many frames there are to sample; how many, from 0 on, are.
    [[nodiscard]] std::size_t frameCount() const { return m_samples.size(); }
    [[nodiscard]] std::size_t sampledCount() const { return m_next; }
    /// How many can be drawn: behind what is sampled, those from before an edit stand in.
    [[nodiscard]] std::size_t shownCount() const { return m_shown; }
    /// Samples on until frame `last` has been reached, or `until`. Whether it has been.
    bool sample(double last, Clock::time_point until);

    /// The sample of a frame below shownCount().
    [[nodiscard]] const LineSample& at(std::size_t frame) const { return m_samples[frame]; }
    [[nodiscard]] const RangePyramid& pyramid() const { return m_pyramid; }
    /// Of the frames `first` up to `last`, exclusive, as far as they are shown.
    [[nodiscard]] LineRanges range(std::size_t first, std::size_t last) const;

    /// Exactly what evaluation gives at `frame`, fractional; rotations unrolled as in the sample
    /// before it.
    [[nodiscard]] LineValues evaluate(double frame) const;
    /// The same where the one before was near.
    [[nodiscard]] LineValues evaluate(double frame, TrackCursor& cursor) const;

    /// Another one whenever samples have changed or been added.
    [[nodiscard]] std::size_t revision() const { return m_revision; }
    /// Frames sampled since the beginning, for tests of what an edit costs.
    [[nodiscard]] std::size_t work() const { return m_work; }

private:
    using Held = std::variant<std::monostate, TrackPtr<BoneKeyframe>, TrackPtr<MorphKeyframe>,
        TrackPtr<CameraKeyframe>>;
    [[nodiscard]] LineValues evaluateNear(
        double frame, const LineValues& before, TrackCursor& cursor) const;
    [[nodiscard]] LineValues before(std::size_t frame) const;
    void reuse(std::size_t unchangedBefore, std::size_t unchangedFrom);
    void keepSample(const LineValues& values);

    TrackId m_id;
    Held m_track;
    std::vector<LineSample> m_samples;
    RangePyramid m_pyramid;
    std::size_t m_next = 0;
    std::size_t m_shown = 0;
    /// Samples from before an edit: right if sampling arrives at the first of them with its angles.
    std::size_t m_oldFirst = 0, m_oldEnd = 0;
    TrackCursor m_cursor;
    std::size_t m_work = 0;
    std::size_t m_revision = 1;
};

} // namespace mmd
