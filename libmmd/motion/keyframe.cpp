// SPDX-License-Identifier: MIT
#include "libmmd/motion/keyframe.h"

#include <bit>

namespace mmd {
namespace {

bool same(float a, float b)
{
    return std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b);
}

bool same(const glm::vec3& a, const glm::vec3& b)
{
    return same(a.x, b.x) && same(a.y, b.y) && same(a.z, b.z);
}

} // namespace

bool BoneValue::operator==(const BoneValue& other) const
{
    return same(translation, other.translation) && same(rotation.x, other.rotation.x) &&
           same(rotation.y, other.rotation.y) && same(rotation.z, other.rotation.z) &&
           same(rotation.w, other.rotation.w);
}

bool MorphValue::operator==(const MorphValue& other) const
{
    return same(weight, other.weight);
}

bool CameraValue::operator==(const CameraValue& other) const
{
    return same(distance, other.distance) && same(target, other.target) &&
           same(rotation, other.rotation) && interpolation == other.interpolation &&
           fieldOfView == other.fieldOfView && perspectiveOff == other.perspectiveOff;
}

bool LightValue::operator==(const LightValue& other) const
{
    return same(colour, other.colour) && same(direction, other.direction);
}

bool ShadowValue::operator==(const ShadowValue& other) const
{
    return mode == other.mode && same(distance, other.distance);
}

} // namespace mmd
