// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/pose/vertex_morphs.h"
#include "ui/render/gl_objects.h"
#include "ui/render/scene_renderer.h"
#include "ui/render/skinning.h"
#include "ui/render/texture_files.h"

#include <memory>
#include <vector>

namespace odori::render {

/// The programs that draw models, and where their uniforms lie.
struct ModelPrograms {
    Program model, edge, shadow;
    struct {
        GLint viewProjection, viewRotation, sphereMode, baseColour, specular, specularPower,
            lightDirection, eye, hasTexture, hasTints;
        GLint tints[6];
    } at{};
    struct {
        GLint viewProjection, viewRotation, pixel, colour;
    } edgeAt{};
    struct {
        GLint viewProjection, lightDirection, colour;
    } shadowAt{};

    [[nodiscard]] static mmd::Result<ModelPrograms> make();
};

/// One model on the graphics card. Skinned once a frame into one buffer that all passes share.
class ModelRenderer {
public:
    ModelRenderer(std::shared_ptr<const mmd::Model> model, const TextureImages& textures);

    /// Skins and uploads; the passes below draw what it left.
    void update(const mmd::Pose& pose);

    void drawShadow(
        const ModelPrograms& programs, const glm::mat4& viewProjection, const DrawOptions& options);
    void drawMaterials(
        const ModelPrograms& programs, const View& view, const DrawOptions& options, int height);
    /// Rotate the picture's edges outwards by this many pixels at edge size 1.
    [[nodiscard]] const std::shared_ptr<const mmd::Model>& model() const { return m_model; }

private:
    void createBuffers();
    void createTextures(const TextureImages& textures);
    [[nodiscard]] GLuint textureOr(std::int32_t index, GLuint otherwise) const;
    [[nodiscard]] GLuint toonOf(const mmd::pmx::Material& material) const;
    void drawColour(
        const ModelPrograms& programs, std::size_t material, const DrawOptions& options);
    void drawEdge(const ModelPrograms& programs, std::size_t material);
    void drawRange(std::size_t material) const;
    [[nodiscard]] bool isSeen(std::size_t material) const;

    std::shared_ptr<const mmd::Model> m_model; // shared with the scene that owns it
    mmd::VertexMorphs m_morphs;
    Skinning m_skinning;
    std::vector<SkinnedVertex> m_vertices;
    std::vector<mmd::MaterialState> m_materials;
    std::vector<std::size_t> m_firstIndex; ///< of each material
    VertexArray m_array;
    Buffer m_skinned, m_uvs, m_fixed, m_indices;
    std::vector<Texture> m_textures;
    std::vector<Texture> m_toons; ///< the shared ramps
    Texture m_white;
};

} // namespace odori::render
