// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/graph/value_samples.h"

#include <glm/gtc/quaternion.hpp>

namespace mmd {

/// Evaluates one track at many moments between two frames of one segment. Common values are
/// computed once. Gives the same as ValueSamples::evaluate(), except that angles may have an error
/// of a fraction of `tolerance` (for each line; the caller owns it).
class SegmentEvaluator {
public:
    SegmentEvaluator(const ValueSamples& samples, const LineValues& tolerance)
        : m_samples(samples)
        , m_tolerance(tolerance)
    {
    }

    /// Selects the segment that ends at key `end`.
    void setSegment(std::size_t end);
    /// Selects the moments from `frame`, a whole one in the segment, to the next one.
    void setFrame(double frame);
    /// `frame` is one of the selected moments.
    [[nodiscard]] LineSample at(double frame);
    /// Any frame, by plain evaluation.
    [[nodiscard]] LineSample exact(double frame);

private:
    using Progress = std::array<double, boneChannelCount>;
    [[nodiscard]] double timeOf(double frame) const { return (frame - m_begin) / m_length; }
    [[nodiscard]] double turnAt(double frame) const;
    [[nodiscard]] LineValues linesBefore() const;
    [[nodiscard]] LineValues turned(double progress) const;
    [[nodiscard]] glm::quat halfWay() const;
    [[nodiscard]] Progress progressAt(double frame) const;
    void setArc(const LineSample& first, const LineSample& last);

    const ValueSamples& m_samples;
    const LineValues& m_tolerance;
    TrackCursor m_cursor;
    /// For a bone's segment; null: everything uses plain evaluation.
    const BoneValue* m_to = nullptr;
    BoneValue m_from;
    glm::quat m_start{1.0f, 0.0f, 0.0f, 0.0f}, m_end{1.0f, 0.0f, 0.0f, 0.0f};
    BoneCurves m_curves;
    std::array<std::size_t, boneChannelCount> m_alike{}; ///< the first channel with the same easing
    double m_begin = 0.0, m_length = 1.0;
    /// For the current frame: the progress of the rotation at both its ends, the angles there, and
    /// how much the angles bend in the middle between them.
    bool m_isFrameKnown = false, m_isArcSmooth = false, m_isTurning = false;
    double m_frame = -1.0, m_firstTurn = 0.0, m_lastTurn = 1.0;
    LineSample m_first{}, m_last{};
    LineValues m_bend{};
};

} // namespace mmd
