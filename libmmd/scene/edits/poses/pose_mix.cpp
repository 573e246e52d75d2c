// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/poses/pose_mix.h"

#include "libmmd/motion/angles/rotation.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace mmd {
namespace {

float mixed(float from, float to, double amount)
{
    constexpr double largest = std::numeric_limits<float>::max();
    if (!std::isfinite(from) || !std::isfinite(to))
        return from;
    const double start = static_cast<double>(from);
    const double value = start + (static_cast<double>(to) - start) * amount;
    return static_cast<float>(std::clamp(value, -largest, largest));
}

} // namespace

DraftValue mixedPose(const DraftValue& from, const DraftValue& to, double amount)
{
    assert(from.index() == to.index());
    if (amount == 0.0 || amount == 1.0)
        return amount == 0.0 ? from : to;
    if (const auto* morph = std::get_if<MorphValue>(&from))
        return MorphValue{mixed(morph->weight, std::get<MorphValue>(to).weight, amount)};
    const auto& one = std::get<BoneValue>(from);
    const auto& two = std::get<BoneValue>(to);
    BoneValue result;
    for (int axis = 0; axis < 3; ++axis)
        result.translation[axis] = mixed(one.translation[axis], two.translation[axis], amount);
    result.rotation = slerpShortWay(unitRotation(one.rotation), unitRotation(two.rotation), amount);
    return result;
}

} // namespace mmd
