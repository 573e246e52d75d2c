// SPDX-License-Identifier: MIT
#include "libmmd/animation/gltf/gltf_channel.h"

#include <algorithm>

namespace mmd::gltf {
namespace {

glm::dvec4 cubicValue(const Channel& channel, std::size_t before, double part, double seconds)
{
    const glm::dvec4 from = channel.value(before * 3 + 1), out = channel.value(before * 3 + 2);
    const glm::dvec4 in = channel.value(before * 3 + 3), to = channel.value(before * 3 + 4);
    const double t2 = part * part, t3 = t2 * part;
    return from * (2 * t3 - 3 * t2 + 1) + out * (seconds * (t3 - 2 * t2 + part)) +
           to * (3 * t2 - 2 * t3) + in * (seconds * (t3 - t2));
}

} // namespace

glm::dquat rotationOf(const glm::dvec4& v)
{
    const double length = glm::length(v);
    return length > 1e-9 ? glm::dquat(v.w / length, v.x / length, v.y / length, v.z / length)
                         : glm::dquat(1.0, 0.0, 0.0, 0.0);
}

void sample(const Channel& channel, double seconds, NodeTransform& node)
{
    const auto next = std::upper_bound(channel.times.begin(), channel.times.end(), seconds + 1e-6,
        [](double a, float b) { return a < double(b); });
    const auto after = std::size_t(next - channel.times.begin());
    const std::size_t before = after == 0 ? 0 : after - 1;
    const std::size_t each = channel.shape == Shape::Cubic ? 3 : 1;
    const std::size_t middle = channel.shape == Shape::Cubic ? 1 : 0;
    glm::dvec4 value = channel.value(before * each + middle);
    double part = 0.0, length = 0.0;
    if (after > 0 && after < channel.times.size() && channel.shape != Shape::Step) {
        length = double(channel.times[after]) - double(channel.times[before]);
        part = std::clamp((seconds - double(channel.times[before])) / length, 0.0, 1.0);
    }
    if (part > 0.0) {
        if (channel.shape == Shape::Cubic)
            value = cubicValue(channel, before, part, length);
        else if (channel.path != Path::Rotation)
            value = glm::mix(value, channel.value(after), part);
    }
    switch (channel.path) {
    case Path::Translation:
        node.translation = glm::dvec3(value);
        break;
    case Path::Scale:
        node.scale = glm::dvec3(value);
        break;
    case Path::Rotation:
        node.rotation = rotationOf(value);
        if (part > 0.0 && channel.shape == Shape::Linear)
            node.rotation =
                glm::normalize(glm::slerp(node.rotation, rotationOf(channel.value(after)), part));
        break;
    }
}

} // namespace mmd::gltf
