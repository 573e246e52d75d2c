// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/model/model.h"
#include "ui/render/deform/deform_programs.h"
#include "ui/render/gl/gl_upload.h"

#include <memory>

namespace odori::render {

/// The constant data of a model's vertices on the graphics card, as the deforming shader reads it:
/// vertices at rest, bones and weights, SDEF, offsets of morphs. All actors with the model share
/// it.
class RestMesh {
public:
    /// `uvs`, `additionalUvs`: buffers of the texture coordinates at rest, which must outlive this
    /// object. Null if the graphics card has no room for the data.
    [[nodiscard]] static std::unique_ptr<RestMesh> make(
        const mmd::Model& model, const Buffer& uvs, const Buffer& additionalUvs);

    [[nodiscard]] GLsizei vertexCount() const { return m_vertexCount; }
    [[nodiscard]] const DeformFeatures& features() const { return m_features; }
    /// The floats of a deformed vertex: position, normal, and the texture coordinates of the
    /// features.
    [[nodiscard]] std::size_t deformedFloats() const;

    /// Binds vertex array and texture buffers for the shader.
    void bind() const;

private:
    RestMesh(const mmd::Model& model, const Buffer& uvs, const Buffer& additionalUvs);
    void createArray(const Buffer& uvs, const Buffer& additionalUvs);

    GLsizei m_vertexCount = 0;
    DeformFeatures m_features;
    bool m_isComplete = true;
    Buffer m_vertices;
    VertexArray m_array;
    TextureBuffer m_sdef, m_morphOffsets, m_uvOffsets;
};

} // namespace odori::render
