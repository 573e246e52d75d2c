// SPDX-License-Identifier: MIT
#include "libmmd/tools/bones/bone_frames.h"

#include "libmmd/motion/sampling.h"
#include "libmmd/pose/rotation.h"
#include "libmmd/tools/thin/segment_shapes.h"

#include <algorithm>
#include <cmath>

namespace mmd {

Placement operator*(const Placement& above, const Placement& below)
{
    return {above.position + above.rotation * below.position, above.rotation * below.rotation};
}

Placement inverse(const Placement& placement)
{
    const glm::dquat back = glm::conjugate(placement.rotation);
    return {-(back * placement.position), back};
}

BoneFrames::BoneFrames(const Model& model, const Motion& motion, FrameSpan span)
    : m_model(model)
    , m_motion(motion)
    , m_span(span)
    , m_count(span.last - span.first + 1)
{
}

void BoneFrames::add(int bone)
{
    if (m_values.count(bone))
        return;
    std::vector<BoneValue> values(m_count);
    const auto* track = findBoneTrack(m_motion, m_model.boneTrackNames[std::size_t(bone)]);
    TrackCursor cursor;
    for (std::size_t at = 0; track && !track->isEmpty() && at < m_count; ++at) {
        BoneValue value = sampleBone(*track, m_span.first + double(at), cursor);
        const glm::vec3& moved = value.translation;
        if (!std::isfinite(moved.x) || !std::isfinite(moved.y) || !std::isfinite(moved.z))
            value.translation = glm::vec3(0.0f);
        const float length = std::sqrt(glm::dot(value.rotation, value.rotation));
        value.rotation = std::isfinite(length) && length > 0.0f ? value.rotation / length
                                                                : glm::quat(1.0f, 0.0f, 0.0f, 0.0f);
        values[at] = value;
    }
    m_values[bone] = {values, values};
}

Placement BoneFrames::atRest(int bone) const
{
    return {glm::dvec3(m_model.rig.bones[std::size_t(bone)].restOffset)};
}

Placement BoneFrames::at(int bone, std::size_t frame) const
{
    const BoneValue& value = m_values.at(bone).before[frame];
    return {atRest(bone).position + glm::dvec3(value.translation), rotation(bone, frame)};
}

glm::dquat BoneFrames::rotation(int bone, std::size_t frame) const
{
    const auto& rig = m_model.rig.bones[std::size_t(bone)];
    glm::quat rotation = m_values.at(bone).before[frame].rotation;
    if (rig.hasFixedAxis)
        rotation = aboutFixedAxis(rotation, rig.fixedAxis);
    return glm::normalize(glm::dquat(rotation));
}

void BoneFrames::set(int bone, std::size_t frame, const Placement& placement)
{
    m_values.at(bone).after[frame].translation =
        glm::vec3(placement.position - atRest(bone).position);
    setRotation(bone, frame, placement.rotation);
}

void BoneFrames::setRotation(int bone, std::size_t frame, const glm::dquat& rotation)
{
    m_values.at(bone).after[frame].rotation = glm::quat(glm::normalize(rotation));
}

std::map<int, std::vector<BoneValue>> BoneFrames::changes() const
{
    constexpr float units = 1e-5f;
    constexpr double degrees = 1e-3;
    const auto differs = [](const BoneValue& one, const BoneValue& other) {
        const auto moved = glm::abs(one.translation - other.translation);
        return std::max({moved.x, moved.y, moved.z}) > units ||
               degreesBetween(glm::dquat(one.rotation), glm::dquat(other.rotation)) > degrees;
    };
    std::map<int, std::vector<BoneValue>> changed;
    for (const auto& [bone, values] : m_values)
        if (!std::equal(values.before.begin(), values.before.end(), values.after.begin(),
                [&](const BoneValue& one, const BoneValue& other) { return !differs(one, other); }))
            changed[bone] = values.after;
    return changed;
}

} // namespace mmd
