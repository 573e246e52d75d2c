// SPDX-License-Identifier: MIT
#pragma once

#include "ui/render/gl/gl_objects.h"
#include "ui/render/textures/texture_files.h"

#include <glm/vec3.hpp>

#include <cstdint>
#include <vector>

namespace odori::render {

/// Whether OpenGL runs on the CPU (Mesa's llvmpipe and softpipe, and similar).
[[nodiscard]] bool isSoftwareOpenGl();

/// A model's textures on the graphics card.
class ModelTextures {
public:
    /// Uploads `images`, and frees each one after its upload if it has no other owner. So an image
    /// is in memory twice only for a short time.
    explicit ModelTextures(TextureImages images);

    /// The texture at `index` in the model's list; 0 for an invalid index or a missing file.
    [[nodiscard]] GLuint texture(std::int32_t index) const;
    /// Whether the texture has a pixel that is not opaque.
    [[nodiscard]] bool hasAlpha(std::int32_t index) const;
    /// Whether a large part of the texture is neither clear nor opaque.
    [[nodiscard]] bool isTranslucent(std::int32_t index) const;
    /// A material's toon ramp; white if it has none.
    [[nodiscard]] GLuint toon(const mmd::pmx::Material& material) const;
    /// The last row of that ramp, in its middle: the colour of shadows.
    [[nodiscard]] glm::vec3 toonShade(const mmd::pmx::Material& material) const;
    /// The sampler of toon ramps, which clamps at the first and last row. Repeating would mix the
    /// darkest row into areas that face the light.
    [[nodiscard]] GLuint toonSampler() const { return m_toonSampler.name(); }

private:
    struct Picture {
        Texture texture; ///< no name: the image is missing
        bool hasAlpha = false, isTranslucent = false;
        glm::vec3 lastRow{1.0f}; ///< in its middle
    };
    [[nodiscard]] const Picture* picture(std::int32_t index) const;

    std::vector<Picture> m_pictures;
    std::vector<std::int32_t> m_pictureOf; ///< for each texture of the model; -1: none
    std::vector<Picture> m_toons;          ///< the shared ramps
    Texture m_white;
    Sampler m_toonSampler;
};

} // namespace odori::render
