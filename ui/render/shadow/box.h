// SPDX-License-Identifier: MIT
#pragma once

#include <glm/common.hpp>
#include <glm/vec3.hpp>

#include <limits>

namespace odori::render {

/// An axis-aligned box. A new one is empty.
struct Box {
    glm::vec3 lower{std::numeric_limits<float>::infinity()};
    glm::vec3 upper{-std::numeric_limits<float>::infinity()};

    [[nodiscard]] bool isEmpty() const
    {
        return !(lower.x <= upper.x && lower.y <= upper.y && lower.z <= upper.z);
    }
    void add(const glm::vec3& point)
    {
        lower = glm::min(lower, point);
        upper = glm::max(upper, point);
    }
    void add(const Box& other)
    {
        lower = glm::min(lower, other.lower);
        upper = glm::max(upper, other.upper);
    }
};

} // namespace odori::render
