// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/values/motion_residue.h"

#include "libmmd/motion/sampling.h"
#include "libmmd/motion/track_kinds.h"

#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>

#include <algorithm>
#include <cmath>

namespace mmd {
namespace {

constexpr std::uint32_t samplesPerFrame = 4;
constexpr std::uint32_t mostSpanSamples = 256; ///< of one span

double angleBetween(const glm::quat& a, const glm::quat& b)
{
    const auto wide = [](float value) { return static_cast<double>(value); };
    // The sine of the half angle, because the cosine is not precise near 0.
    const glm::dquat one(wide(a.w), wide(a.x), wide(a.y), wide(a.z));
    const glm::dquat other(wide(b.w), wide(b.x), wide(b.y), wide(b.z));
    const glm::dquat between = glm::conjugate(one) * other;
    const double sine = glm::length(glm::dvec3(between.x, between.y, between.z));
    return glm::degrees(2.0 * std::atan2(sine, std::abs(between.w)));
}

double distanceOf(const glm::vec3& a, const glm::vec3& b)
{
    return glm::distance(glm::dvec3(a), glm::dvec3(b));
}

/// A track, or a track at rest if there is none.
template <class Key>
class Sampler {
public:
    explicit Sampler(const Motion& motion, const TrackId& id)
        : m_track(findTrack<Key>(motion, id.name))
    {
    }
    auto operator()(double frame)
    {
        static const Track<Key> none;
        const Track<Key>& track = m_track ? *m_track : none;
        if constexpr (Key::kind == TrackKind::Bone)
            return sampleBone(track, frame, m_cursor);
        else if constexpr (Key::kind == TrackKind::Morph)
            return sampleMorph(track, frame, m_cursor);
        else
            return sampleCamera(track, frame, m_cursor);
    }

private:
    const Track<Key>* m_track;
    TrackCursor m_cursor;
};

MotionResidue difference(const BoneValue& a, const BoneValue& b)
{
    return {.position = distanceOf(a.translation, b.translation),
        .angle = angleBetween(a.rotation, b.rotation)};
}

MotionResidue difference(float a, float b)
{
    return {.weight = std::abs(double(a) - double(b))};
}

MotionResidue difference(const CameraSample& a, const CameraSample& b)
{
    return {.position = std::max(
                distanceOf(a.target, b.target), std::abs(double(a.distance) - double(b.distance))),
        .angle = glm::degrees(distanceOf(a.rotation, b.rotation)),
        .fieldOfView = std::abs(double(a.fieldOfView) - double(b.fieldOfView))};
}

template <class Key>
MotionResidue residueOf(const Motion& before, const Motion& after, const TrackSpan& span)
{
    Sampler<Key> old(before, span.track), now(after, span.track);
    const std::uint32_t length = span.last - span.first;
    const std::uint32_t fine = Key::kind == TrackKind::Camera ? 1 : samplesPerFrame;
    const std::uint32_t count =
        std::clamp(std::min(length, mostSpanSamples) * fine, 1u, mostSpanSamples);
    MotionResidue residue;
    for (std::uint32_t n = 0; n <= count; ++n) {
        double frame = span.first + double(length) * n / count;
        if (fine == 1)
            frame = std::floor(frame);
        residue.include(difference(old(frame), now(frame)));
    }
    return residue;
}

} // namespace

void MotionResidue::include(const MotionResidue& other)
{
    position = std::max(position, other.position);
    angle = std::max(angle, other.angle);
    weight = std::max(weight, other.weight);
    fieldOfView = std::max(fieldOfView, other.fieldOfView);
}

MotionResidue residueOf(
    const Motion& before, const Motion& after, const std::vector<TrackSpan>& spans)
{
    MotionResidue residue;
    for (const TrackSpan& span : spans) {
        switch (span.track.kind) {
        case TrackKind::Bone:
            residue.include(residueOf<BoneKeyframe>(before, after, span));
            break;
        case TrackKind::Morph:
            residue.include(residueOf<MorphKeyframe>(before, after, span));
            break;
        case TrackKind::Camera:
            residue.include(residueOf<CameraKeyframe>(before, after, span));
            break;
        default: // straight lines and switches
            break;
        }
    }
    return residue;
}

} // namespace mmd
