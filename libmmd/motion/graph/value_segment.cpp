// SPDX-License-Identifier: MIT
#include "libmmd/motion/graph/value_segment.h"

#include "libmmd/motion/angles/rotation.h"

#include <algorithm>
#include <cmath>

namespace mmd {
namespace {

constexpr std::size_t turn = static_cast<std::size_t>(BoneChannel::Rotation);

} // namespace

void SegmentEvaluator::setSegment(std::size_t end)
{
    m_isFrameKnown = false;
    m_frame = -1.0;
    const Track<BoneKeyframe>* track = m_samples.boneTrack();
    const auto keys = m_samples.keyFrames();
    m_to = track && end > 0 && end < keys.size() ? &track->values()[end] : nullptr;
    if (!m_to) // also for the implicit first key
        return;
    m_from = track->values()[end - 1];
    m_curves = track->curves(end);
    for (std::size_t channel = 0; channel < m_curves.size(); ++channel)
        m_alike[channel] = std::size_t(
            std::find(m_curves.begin(), m_curves.end(), m_curves[channel]) - m_curves.begin());
    m_start = unitRotation(m_from.rotation);
    m_end = unitRotation(m_to->rotation);
    m_isTurning = m_from.rotation != m_to->rotation;
    m_begin = double(keys[end - 1]);
    m_length = double(keys[end]) - m_begin;
}

double SegmentEvaluator::turnAt(double frame) const
{
    return evaluateCurve(m_curves[turn], timeOf(frame));
}

void SegmentEvaluator::setFrame(double frame)
{
    const auto whole = static_cast<std::size_t>(frame);
    m_isFrameKnown = m_to && whole + 1 < m_samples.sampledCount();
    if (!m_isFrameKnown)
        return;
    m_first = m_samples.at(whole);
    m_last = m_samples.at(whole + 1);
    if (m_isTurning) {
        m_firstTurn = m_frame == frame - 1.0 ? m_lastTurn : turnAt(frame);
        m_lastTurn = turnAt(frame + 1.0);
        setArc(m_first, m_last);
    }
    m_frame = frame;
}

/// In one frame, the angles over the progress of a rotation are a parabola, except near a pole.
/// There they bend visibly, and each one is evaluated.
void SegmentEvaluator::setArc(const LineSample& first, const LineSample& last)
{
    constexpr double mostBend = 4.0; // in tolerances; the remaining error is far less than one
    m_isArcSmooth = true;
    const LineValues middle = m_length == 1.0 ? linesOf({{}, halfWay()}, linesBefore())
                                              : turned((m_firstTurn + m_lastTurn) / 2.0);
    for (std::size_t line = angleLine; line < angleLine + 3; ++line) {
        m_bend[line] = middle[line] - (double(first[line]) + double(last[line])) / 2.0;
        m_isArcSmooth = m_isArcSmooth && std::abs(m_bend[line]) <= mostBend * m_tolerance[line];
    }
}

LineValues SegmentEvaluator::linesBefore() const
{
    LineValues before{};
    std::copy(m_first.begin(), m_first.end(), before.begin());
    return before;
}

LineValues SegmentEvaluator::turned(double progress) const
{
    return linesOf({{}, slerpShortWay(m_start, m_end, progress)}, linesBefore());
}

/// Between keys one frame apart; the mean of two unit quaternions needs no sines.
glm::quat SegmentEvaluator::halfWay() const
{
    return unitRotation(m_start + (glm::dot(m_start, m_end) < 0.0f ? -m_end : m_end));
}

SegmentEvaluator::Progress SegmentEvaluator::progressAt(double frame) const
{
    Progress progress{};
    const double time = timeOf(frame);
    for (std::size_t channel = 0; channel < progress.size(); ++channel)
        progress[channel] = m_alike[channel] < channel ? progress[m_alike[channel]]
                                                       : evaluateCurve(m_curves[channel], time);
    return progress;
}

LineSample SegmentEvaluator::at(double frame)
{
    if (!m_isFrameKnown)
        return exact(frame);
    const Progress progress = progressAt(frame);
    LineSample sample = m_first;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const auto component = static_cast<glm::length_t>(axis);
        const double from = double(m_from.translation[component]);
        const double to = double(m_to->translation[component]);
        sample[axis] = drawable(from + (to - from) * progress[axis]);
    }
    if (!m_isTurning || m_firstTurn == m_lastTurn)
        return sample;
    const LineValues angles = m_isArcSmooth ? LineValues{} : turned(progress[turn]);
    const double part = (progress[turn] - m_firstTurn) / (m_lastTurn - m_firstTurn);
    const double bent = 4.0 * part * (1.0 - part);
    for (std::size_t line = angleLine; line < angleLine + 3; ++line) {
        const double even = double(m_first[line]) + double(m_last[line] - m_first[line]) * part;
        sample[line] = drawable(m_isArcSmooth ? even + m_bend[line] * bent : angles[line]);
    }
    return sample;
}

LineSample SegmentEvaluator::exact(double frame)
{
    return sampleOf(m_samples.evaluate(frame, m_cursor));
}

} // namespace mmd
