// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/animation/node_animation.h"

#include <glm/vec4.hpp>

#include <cstddef>
#include <vector>

namespace mmd::gltf {

enum class Path { Translation, Rotation, Scale };
enum class Shape { Step, Linear, Cubic };

/// The keys of one property of a node.
struct Channel {
    std::size_t node = 0;
    Path path = Path::Translation;
    Shape shape = Shape::Linear;
    std::vector<float> times;  ///< ascending
    std::vector<float> values; ///< for each time one, or with Cubic three: tangent, value, tangent
    [[nodiscard]] std::size_t width() const { return path == Path::Rotation ? 4 : 3; }
    [[nodiscard]] glm::dvec4 value(std::size_t index) const
    {
        glm::dvec4 result(0.0);
        for (std::size_t part = 0; part < width(); ++part)
            result[glm::length_t(part)] = double(values[index * width() + part]);
        return result;
    }
};

/// Of a quaternion x y z w of any length; 1 for a zero.
[[nodiscard]] glm::dquat rotationOf(const glm::dvec4& v);

/// Sets the property that the channel animates; before its first and after its last key it has
/// their values.
void sample(const Channel& channel, double seconds, NodeTransform& node);

} // namespace mmd::gltf
