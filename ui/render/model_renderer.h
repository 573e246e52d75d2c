// SPDX-License-Identifier: MIT
#pragma once

#include "ui/render/deform/model_deformation.h"
#include "ui/render/frame_block.h"
#include "ui/render/model_programs.h"
#include "ui/render/shadow/shadow_boxes.h"
#include "ui/render/textures/model_textures.h"

#include <array>
#include <memory>
#include <vector>

namespace odori::render {

/// A model on the graphics card. Each frame, its vertices are deformed once into a buffer that all
/// passes share.
class ModelRenderer {
public:
    ModelRenderer(std::shared_ptr<const mmd::Model> model, TextureImages textures);
    /// For another actor with the model of `twin`: textures, materials and constant vertex data are
    /// shared, whichever of the two is destroyed first.
    explicit ModelRenderer(const ModelRenderer& twin);
    ModelRenderer& operator=(const ModelRenderer&) = delete;

    /// Deforms the vertices; the passes below draw the result.
    void update(const mmd::Pose& pose, const glm::vec3& lightColour, Deforming& deforming);

    /// Where the updated model casts and receives self-shadows.
    [[nodiscard]] const ShadowBoxes& shadowBoxes(const mmd::Pose& pose);
    /// Compiles the shaders of the materials that drawMaterials() uses, once. Each takes
    /// milliseconds, and most models need only those with or those without self-shadows.
    void prepare(ModelPrograms& programs, bool selfShadow);

    /// All passes need the bound frame block. The depth of what casts self-shadows, seen from the
    /// light.
    void drawShadowCasters(const ModelPrograms& programs) const;
    /// First every model marks its shadow in a stencil
    /// buffer of zeros, then one pass fills the marked area, so that overlapping faces do not make
    /// it darker. Neither reads or writes depth.
    void markGroundShadow(const ModelPrograms& programs) const;
    void fillGroundShadow(const ModelPrograms& programs) const;
    struct MaterialPass {
        bool edges = true;
        bool selfShadow = false; ///< on the materials that receive it; the map is on unit 3
    };
    /// Materials in file order, each followed by its edge: later ones are drawn over earlier ones.
    void drawMaterials(const ModelPrograms& programs, const MaterialPass& pass) const;

private:
    /// The constant data of a material.
    struct Material {
        std::size_t firstByte = 0; ///< in the index buffer
        GLsizei indexCount = 0;
        GLuint texture = 0, sphere = 0, toon = 0;
        MaterialFeatures features;
        bool doubleSided = false, translucent = false, hasEdge = false;
        bool castsGroundShadow = false, castsSelfShadow = false, receivesSelfShadow = false;
        glm::vec3 toonShade{1.0f};
    };

    struct Parts {
        explicit Parts(TextureImages images);
        ModelTextures textures;
        std::vector<Material> materials;
        GLenum indexType = GL_UNSIGNED_INT;
        SharedDeformation deformation;
        Buffer edges, indices;
    };

    [[nodiscard]] std::shared_ptr<Parts> madeParts(TextureImages textures) const;
    void createIndices(Parts& parts) const;
    void createMaterials(Parts& parts) const;
    void createBuffers();
    void setVertices(const DeformedVertices& vertices);
    [[nodiscard]] Material materialOf(
        const mmd::pmx::Material& from, std::size_t index, const ModelTextures& textures) const;
    /// The morphs of a material: whether there are any, and whether they tint its textures.
    struct Morphed {
        bool any = false, tints = false;
    };
    [[nodiscard]] Morphed morphed(std::size_t material) const;
    [[nodiscard]] const MaterialBlock& block(std::size_t material) const;
    [[nodiscard]] bool isSeen(std::size_t material) const;
    /// Whether an accessory's morph 影なし is on.
    [[nodiscard]] bool hidesShadow(const mmd::Pose& pose) const;
    void drawRange(const Material& material) const;
    void drawBackFaces(const Material& material) const;
    [[nodiscard]] static MaterialFeatures featuresOf(const Material& material, bool selfShadow);

    std::shared_ptr<const mmd::Model> m_model; // shared with the scene that owns it
    std::shared_ptr<Parts> m_parts;            // shared with the renderers of its other actors
    ModelDeformation m_deformation;
    ShadowBoxes m_shadowBoxes;
    std::array<bool, 2> m_arePrepared{}; ///< the shaders without and with self-shadows
    int m_noShadow = -1;                 ///< the morph of an accessory
    bool m_hidesShadow = false;
    std::size_t m_blockStride = 0;
    std::vector<std::byte> m_blocks; ///< one MaterialBlock each, m_blockStride bytes apart
    VertexArray m_array;
    DeformedVertices m_vertices; ///< of the vertex array
    Buffer m_blockBuffer;
};

} // namespace odori::render
