// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/pmx/pmx.h"
#include "ui/render/gl/gl_objects.h"

#include <array>

namespace odori::render {

/// The features of a material's shader. Each combination has its own program, because on a software
/// renderer every branch costs time, even if it is not taken.
struct MaterialFeatures {
    bool texture = false;
    mmd::pmx::SphereMode sphere = mmd::pmx::SphereMode::None;
    bool specular = false;
    bool tints = false;      ///< texture, sphere and toon factors of material morphs
    bool alpha = false;      ///< may have transparent pixels
    bool lambert = false;    ///< an accessory: lit by its normals, without toon
    bool selfShadow = false; ///< receives it
    bool operator==(const MaterialFeatures&) const = default;

    static constexpr std::size_t count = 256;
    [[nodiscard]] std::size_t index() const;
    [[nodiscard]] static MaterialFeatures of(std::size_t index);
};

/// The programs that draw models.
class ModelPrograms {
public:
    /// Compiles the shaders that every model needs.
    [[nodiscard]] static mmd::Result<ModelPrograms> make();

    /// Compiles a material's program if it does not exist yet. SystemFailure if the driver rejects
    /// it.
    [[nodiscard]] mmd::Result<void> prepare(const MaterialFeatures& features);

    /// The prepared program. If preparing failed, that without self-shadow, or the simplest one.
    [[nodiscard]] const Program& material(const MaterialFeatures& features) const;
    [[nodiscard]] const Program& edge() const { return m_edge; }
    /// Depth on the map of self-shadows.
    [[nodiscard]] const Program& shadowMap() const { return m_shadowMap; }
    [[nodiscard]] const Program& shadowMask() const { return m_shadowMask; }
    /// Fills the marked area with the shadow colour.
    [[nodiscard]] const Program& shadowFill() const { return m_shadowFill; }

private:
    std::array<Program, MaterialFeatures::count> m_materials;
    Program m_edge, m_shadowMap, m_shadowMask, m_shadowFill;
};

} // namespace odori::render
