// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/graph/value_range.h"
#include "libmmd/motion/sampling.h"

#include <chrono>
#include <cmath>
#include <variant>
#include <vector>

namespace mmd {

/// The positions of the three angles of bones and cameras in the list of lines: X Y Z are before
/// them.
inline constexpr std::size_t angleLine = 3;

/// NaN and infinite numbers from a file are drawn as 0.
[[nodiscard]] inline float drawable(double value)
{
    return std::isfinite(value) ? static_cast<float>(value) : 0.0f;
}
[[nodiscard]] LineSample sampleOf(const LineValues& values);
/// A bone's lines; its angles are unrolled from `before`, the previous moment.
[[nodiscard]] LineValues linesOf(const BoneValue& bone, const LineValues& before);

/// The evaluated values of one track at every frame from 0 to its last key. Sampled incrementally;
/// samples that an edit does not touch are kept. Rotations are unrolled: an angle does not jump
/// between two frames unless the bone turns so far. Frames from `mostFrames` on have no samples.
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

    /// Takes the track from `motion`. Keeps the samples of the parts that did not change. Returns
    /// whether it is another track.
    bool setTrack(const Motion& motion);
    /// Whether it has the track as it is in `motion`.
    [[nodiscard]] bool holds(const Motion& motion) const;
    /// A track without keys is not drawn.
    [[nodiscard]] bool hasKeys() const { return !keyFrames().empty(); }
    [[nodiscard]] std::span<const std::uint32_t> keyFrames() const;
    /// Null if it is not a bone's track.
    [[nodiscard]] const Track<BoneKeyframe>* boneTrack() const;
    /// The numbers of the curves of the segment that ends at key `index`; the default for morphs.
    [[nodiscard]] BezierCurve curve(std::size_t index, std::size_t curve) const;

    /// The number of frames to sample; the number of sampled frames, from 0 on.
    [[nodiscard]] std::size_t frameCount() const { return m_samples.size(); }
    [[nodiscard]] std::size_t sampledCount() const { return m_next; }
    /// The number of frames that can be drawn: after the sampled ones, old samples from before an
    /// edit are used.
    [[nodiscard]] std::size_t shownCount() const { return m_shown; }
    /// Samples until frame `last` is reached or until `until`. Returns whether it was reached.
    bool sample(double last, Clock::time_point until);

    /// The sample of a frame below shownCount().
    [[nodiscard]] const LineSample& at(std::size_t frame) const { return m_samples[frame]; }
    [[nodiscard]] const RangePyramid& pyramid() const { return m_pyramid; }
    /// The range from `first` to `last`, exclusive, of the shown samples.
    [[nodiscard]] LineRanges range(std::size_t first, std::size_t last) const;

    /// The exact evaluated value at `frame`, fractional; rotations are unrolled from the sample
    /// before it.
    [[nodiscard]] LineValues evaluate(double frame) const;
    /// The same if the previous call was for a near frame.
    [[nodiscard]] LineValues evaluate(double frame, TrackCursor& cursor) const;

    /// Changes whenever samples are changed or added.
    [[nodiscard]] std::size_t revision() const { return m_revision; }
    /// The total number of sampled frames, for tests of the cost of an edit.
    [[nodiscard]] std::size_t work() const { return m_work; }

private:
    using Held = std::variant<std::monostate, TrackPtr<BoneKeyframe>, TrackPtr<MorphKeyframe>,
        TrackPtr<CameraKeyframe>>;
    [[nodiscard]] Held heldIn(const Motion& motion) const;
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
    /// Samples from before an edit: valid if sampling reaches the first of them with equal angles.
    std::size_t m_oldFirst = 0, m_oldEnd = 0;
    TrackCursor m_cursor;
    std::size_t m_work = 0;
    std::size_t m_revision = 1;
};

} // namespace mmd
