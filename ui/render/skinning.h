// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/pose/pose.h"

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace odori::render {

/// Position and normal in the uploaded format.
struct SkinnedVertex {
    glm::vec3 position, normal;
};

/// Deforms a model's vertices by a pose (docs/pose.md, section 6): BDEF1/2/4 linear, SDEF
/// spherical, QDEF by dual quaternions. On the CPU, once for each frame and all passes: 28,646
/// vertices take about a millisecond. The shader of deform/deform_shader.h must give the same
/// result. Allocates only in the constructor.
class Skinning {
public:
    explicit Skinning(const mmd::Model& model); ///< the model must outlive this object

    /// `positions`: rest positions with vertex morphs added, one for each vertex. `out` has the
    /// same length.
    void run(
        const mmd::Pose& pose, std::span<const glm::vec3> positions, std::span<SkinnedVertex> out);

private:
    struct Bone {
        glm::mat3 rotation{1.0f};
        glm::vec3 offset{0.0f}; ///< v' = rotation · v + offset
    };
    void skinLinear(std::size_t vertex, const glm::vec3& position, SkinnedVertex& out) const;
    void skinSdef(std::size_t vertex, const glm::vec3& position, const mmd::Pose& pose,
        SkinnedVertex& out) const;
    void skinQdef(std::size_t vertex, const glm::vec3& position, const mmd::Pose& pose,
        SkinnedVertex& out) const;

    const mmd::Model& m_model;
    std::vector<Bone> m_bones; ///< with one more bone at the end: it is at rest, for index -1
};

} // namespace odori::render
