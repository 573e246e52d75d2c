// SPDX-License-Identifier: MIT
#include "tools/sample/textures.h"

#include "tools/sample/png.h"
#include "tools/sample/shape/mesh.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>

#include <cmath>
#include <cstdint>

namespace sample {
namespace {

using Colour = glm::vec3;

constexpr Colour rgb(std::uint32_t hex)
{
    return {float(hex >> 16 & 0xFF) / 255.0f, float(hex >> 8 & 0xFF) / 255.0f,
        float(hex & 0xFF) / 255.0f};
}

constexpr Colour cream = rgb(0xFFF6E6), coral = rgb(0xF08A6C), amber = rgb(0xF5B04C),
                 skinTone = rgb(0xFFE6D6), blush = rgb(0xFFAFA0);

/// Paints pixel by pixel; u and v are 0..1 from the top left.
template <class Paint>
TextureFile painted(const char* name, int width, int height, Paint paint)
{
    std::vector<std::uint8_t> pixels;
    pixels.reserve(std::size_t(width * height) * 3);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const Colour colour =
                paint((float(x) + 0.5f) / float(width), (float(y) + 0.5f) / float(height));
            for (int channel = 0; channel < 3; ++channel)
                pixels.push_back(static_cast<std::uint8_t>(
                    std::lround(255.0f * glm::clamp(colour[channel], 0.0f, 1.0f))));
        }
    }
    return {name, encodePng(width, height, pixels)};
}

/// 1 inside `from`..`to`, with soft edges.
float band(float x, float from, float to, float soft = 0.006f)
{
    return smoothstep(from - soft, from + soft, x) * smoothstep(to + soft, to - soft, x);
}

float spot(const glm::vec2& at, const glm::vec2& middle, const glm::vec2& size)
{
    const glm::vec2 d = (at - middle) / size;
    return std::exp(-glm::dot(d, d));
}

TextureFile face()
{
    return painted("face.png", 1024, 512, [](float u, float v) {
        const glm::vec2 angles{(u - 0.5f) * 360.0f, (0.5f - v) * 180.0f};
        const glm::vec2 half{std::abs(angles.x), angles.y};
        Colour colour = skinTone;
        colour = glm::mix(colour, blush, 0.62f * spot(half, {31, -29}, {8, 4.6f}));
        colour = glm::mix(colour, rgb(0xF2B8A4), 0.35f * smoothstep(-62.0f, -86.0f, angles.y));
        // The nose, which has no shading from the light, and the shadow of the fringe.
        colour =
            glm::mix(colour, rgb(0xE88F78), 0.75f * spot(angles, {1.2f, -27.5f}, {1.5f, 0.9f}));
        colour = glm::mix(colour, rgb(0xF4C3AE), 0.55f * smoothstep(11.0f, 24.0f, angles.y));
        return colour;
    });
}

TextureFile skin()
{
    return painted("skin.png", 64, 256, [](float, float v) {
        return glm::mix(skinTone, rgb(0xFFD3C0), 0.55f * smoothstep(0.86f, 1.0f, v));
    });
}

TextureFile mouth()
{
    return painted("mouth.png", 64, 64, [](float u, float v) {
        if (v < 0.14f)
            return rgb(0xFFFDF8);
        const Colour deep = rgb(0x9C3B3F);
        const float tongue = spot({u, v}, {0.5f, 0.95f}, {0.30f, 0.30f});
        return glm::mix(deep, rgb(0xEE8580), glm::clamp(1.3f * tongue, 0.0f, 1.0f));
    });
}

TextureFile eyeWhite()
{
    return painted("eye_white.png", 64, 128, [](float, float v) {
        return glm::mix(rgb(0xD9CBD2), rgb(0xFFFEFC), smoothstep(0.10f, 0.45f, v));
    });
}

TextureFile iris()
{
    return painted("iris.png", 256, 256, [](float u, float v) {
        const glm::vec2 at{u * 2.0f - 1.0f, v * 2.0f - 1.0f};
        const float radius = glm::length(at);
        const float angle = std::atan2(at.y, at.x);
        Colour colour = glm::mix(rgb(0x5A2F1C), rgb(0xE9953A), smoothstep(-0.55f, 0.85f, at.y));
        const float rays = 0.5f + 0.5f * std::sin(angle * 26.0f);
        colour += Colour(0.10f, 0.08f, 0.03f) * rays * smoothstep(0.3f, 0.8f, radius) *
                  smoothstep(-0.2f, 0.7f, at.y);
        colour = glm::mix(colour, rgb(0xFFD58A), 0.85f * spot(at, {0.0f, 0.60f}, {0.48f, 0.26f}));
        const float pupil = smoothstep(0.42f, 0.36f, glm::length(at * glm::vec2(1.0f, 0.82f)));
        colour = glm::mix(colour, rgb(0x34170F), pupil);
        colour = glm::mix(colour, rgb(0x3A1B12), smoothstep(0.80f, 0.93f, radius));
        colour = glm::mix(colour, rgb(0x2C130C), 0.55f * smoothstep(-0.25f, -0.9f, at.y));
        const auto light = [&](glm::vec2 middle, glm::vec2 size) {
            return smoothstep(1.08f, 0.92f, glm::length((at - middle) / size));
        };
        colour = glm::mix(colour, rgb(0xFFFFFF), light({0.30f, -0.44f}, {0.25f, 0.23f}));
        return glm::mix(colour, rgb(0xFFF3DC), 0.9f * light({-0.36f, 0.40f}, {0.12f, 0.11f}));
    });
}

TextureFile lines()
{
    return painted("lines.png", 64, 64, [](float, float v) {
        return v > 0.75f ? rgb(0x7A4630)
                         : glm::mix(rgb(0x3B1E17), rgb(0x5B2E22), smoothstep(0.2f, 0.7f, v));
    });
}

TextureFile shirt()
{
    return painted("shirt.png", 512, 512, [](float u, float v) {
        Colour colour = cream;
        // Trims: the collar at the top, the hem (or the sleeve's edge) at the bottom, with a fine
        // line inside.
        colour = glm::mix(colour, coral, band(v, -1.0f, 0.036f) + band(v, 0.935f, 2.0f));
        colour = glm::mix(colour, coral, 0.9f * band(v, 0.900f, 0.912f, 0.003f));
        // A keyframe mark of the dope sheet on the chest. The front is at u = 0.25.
        const float diamond = std::abs((u - 0.25f) * 7.2f) + std::abs((v - 0.36f) * 3.4f);
        colour = glm::mix(colour, amber, smoothstep(0.262f, 0.250f, diamond));
        colour = glm::mix(colour, cream, band(diamond, 0.150f, 0.180f, 0.008f));
        return colour;
    });
}

TextureFile shorts()
{
    return painted("shorts.png", 32, 256, [](float, float v) {
        const Colour denim = rgb(0x6E7FA3);
        return glm::mix(denim, rgb(0x5C6C90), 0.8f * band(v, 0.935f, 2.0f));
    });
}

/// From the waist down to the hem; the last rows are for the ribbon.
TextureFile skirt()
{
    return painted("skirt.png", 512, 256, [](float u, float v) {
        if (v > 0.95f)
            return coral;
        const float fold = std::cos(glm::two_pi<float>() * 24.0f * u);
        Colour colour =
            glm::mix(rgb(0x53648C), rgb(0x6B7CA6), 0.5f + 0.5f * fold * smoothstep(0.0f, 0.5f, v));
        colour = glm::mix(colour, cream, band(v, 0.835f, 0.865f) + band(v, 0.785f, 0.797f, 0.004f));
        return colour;
    });
}

TextureFile socks()
{
    return painted("socks.png", 32, 128, [](float, float v) {
        return glm::mix(
            rgb(0xFFFAF0), coral, band(v, 0.10f, 0.16f, 0.01f) + band(v, 0.22f, 0.27f, 0.01f));
    });
}

TextureFile shoes()
{
    return painted("shoes.png", 128, 256, [](float u, float v) {
        if (v < 0.08f)
            return rgb(0xFFFBF2); // sole
        if (v < 0.22f)
            return rgb(0xF6DDBB); // collar
        Colour colour = coral;
        colour = glm::mix(colour, rgb(0xFFF4E2), smoothstep(0.845f, 0.855f, v)); // toe cap
        colour = glm::mix(colour, rgb(0xFFF4E2), band(v, 0.0f, 0.33f));          // heel
        // Laces on the upper side, which is at u = 0.25.
        const float top = std::abs(u - 0.25f);
        const float tongue = smoothstep(0.105f, 0.095f, top) * band(v, 0.52f, 0.76f, 0.005f);
        colour = glm::mix(colour, rgb(0xF9E3C6), tongue);
        const float lace = smoothstep(0.55f, 0.75f, std::sin(v * 150.0f)) * tongue;
        return glm::mix(colour, rgb(0xFFFFFF), lace);
    });
}

TextureFile hair()
{
    return painted("hair.png", 512, 512, [](float u, float v) {
        Colour colour = glm::mix(rgb(0x9A5B3C), rgb(0xC9824F), smoothstep(0.15f, 1.0f, v));
        const float strands = std::sin(u * 190.0f) * 0.5f + std::sin(u * 83.0f + 1.3f) * 0.5f;
        colour *= 1.0f + 0.035f * strands;
        const float wave = 0.36f + 0.018f * std::sin(u * 120.0f) + 0.012f * std::sin(u * 61.0f);
        const float ring = band(v, wave - 0.035f, wave + 0.035f, 0.03f);
        return glm::mix(colour, rgb(0xF3C18A), 0.55f * ring);
    });
}

/// A toon ramp: lit at the top, `shade` at the bottom, with a soft border.
TextureFile ramp(const char* name, const Colour& shade, float border, float soft)
{
    return painted(name, 32, 64, [&](float, float v) {
        return glm::mix(Colour(1.0f), shade, smoothstep(border - soft, border + soft, v));
    });
}

} // namespace

std::vector<TextureFile> makeTextures()
{
    return {face(), skin(), mouth(), eyeWhite(), iris(), lines(), shirt(), shorts(), skirt(),
        socks(), shoes(), hair(), ramp("toon_skin.png", rgb(0xF3C6B6), 0.55f, 0.06f),
        ramp("toon_cloth.png", rgb(0xCDBBC4), 0.53f, 0.07f),
        ramp("toon_hair.png", rgb(0xC79C92), 0.52f, 0.08f),
        ramp("toon_flat.png", Colour(1.0f), 0.5f, 0.1f)};
}

} // namespace sample
