// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/pose/pose.h"
#include "ui/render/deform/deformed_vertices.h"
#include "ui/render/deform/rest_mesh.h"

#include <vector>

namespace odori::render {

/// Deforms the vertices of one actor on the graphics card, into a buffer that stays there. Only
/// bones and morph weights are uploaded.
class GpuDeformer {
public:
    /// Both must outlive this object.
    GpuDeformer(const mmd::Model& model, const RestMesh& mesh);

    /// Whether the graphics card has memory for the deformed vertices.
    [[nodiscard]] bool isComplete() const;

    /// `program`: for the features of the mesh.
    void run(const mmd::Pose& pose, const Program& program);
    /// Where the result is; texture coordinates only if morphs move them.
    [[nodiscard]] DeformedVertices vertices() const;
    /// Waits for the result and copies it: the floats of all vertices.
    [[nodiscard]] std::vector<float> read() const;

private:
    void upload(const mmd::Pose& pose);
    [[nodiscard]] std::size_t bytes() const;

    const mmd::Model& m_model;
    const RestMesh& m_mesh;
    std::vector<glm::vec4> m_boneTexels; ///< two each, and those of a bone at rest
    TextureBuffer m_bones, m_weights;
    Buffer m_deformed;
};

} // namespace odori::render
