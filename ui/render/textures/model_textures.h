// SPDX-License-Identifier: MIT
#pragma once

#include "ui/render/gl_objects.h"
#include "ui/render/textures/texture_files.h"

#include <cstdint>
#include <vector>

namespace odori::render {

/// True where OpenGL is drawn by the processor (Mesa's llvmpipe and softpipe, and the like).
[[nodiscard]] bool isSoftwareOpenGl();

/// A model's textures on the graphics card.
class ModelTextures {
public:
    /// Uploads `images` and frees each of them that nobody else holds, so that a picture is not
    /// twice in memory for long.
    explicit ModelTextures(TextureImages images);

    /// The texture of that index of the model's list, or 0 if there is none or it is missing.
    [[nodiscard]] GLuint texture(std::int32_t index) const;
    /// Whether some pixel of it is not opaque.
    [[nodiscard]] bool hasAlpha(std::int32_t index) const;
    /// A material's ramp; white where it has none.
    [[nodiscard]] GLuint toon(const mmd::pmx::Material& material) const;
    /// How a ramp is looked up: it ends at its first and last row. As a repeated texture, it would
    /// mix the darkest row into what faces the light.
    [[nodiscard]] GLuint toonSampler() const { return m_toonSampler.name(); }

private:
    struct Picture {
        Texture texture; ///< no name: the image is missing
        bool hasAlpha = false;
    };
    [[nodiscard]] const Picture* picture(std::int32_t index) const;

    std::vector<Picture> m_pictures;
    std::vector<std::int32_t> m_pictureOf; ///< by the model's texture; -1: none
    std::vector<Texture> m_toons;          ///< the shared ramps
    Texture m_white;
    Sampler m_toonSampler;
};

} // namespace odori::render
