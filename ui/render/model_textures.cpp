// SPDX-License-Identifier: MIT
#include "ui/render/model_textures.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace odori::render {
namespace {

enum class Use { Surface, Ramp };

Texture makeTexture(const Image& image, Use use)
{
    Texture texture = Texture::make();
    glBindTexture(GL_TEXTURE_2D, texture.name());
    glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, image.width, image.height, 0, GL_RGBA,
        GL_UNSIGNED_BYTE, image.rgba.data());
    const GLint wrap = use == Use::Surface ? GL_REPEAT : GL_CLAMP_TO_EDGE;
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, wrap);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, wrap);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    GLint shrunk = GL_LINEAR;
    if (use == Use::Surface) {
        glGenerateMipmap(GL_TEXTURE_2D);
        shrunk = isSoftwareOpenGl() ? GL_LINEAR_MIPMAP_NEAREST : GL_LINEAR_MIPMAP_LINEAR;
    }
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, shrunk);
    return texture;
}

} // namespace

bool isSoftwareOpenGl()
{
    const auto* name = reinterpret_cast<const char*>(glGetString(GL_RENDERER));
    if (!name)
        return false;
    static constexpr std::array<std::string_view, 4> software{
        "llvmpipe", "softpipe", "SWR", "Software"};
    return std::any_of(software.begin(), software.end(), [&](std::string_view each) {
        return std::string_view(name).find(each) != std::string_view::npos;
    });
}

ModelTextures::ModelTextures(const TextureImages& images)
    : m_white(makeTexture({.width = 1, .height = 1, .rgba = {255, 255, 255, 255}}, Use::Ramp))
    , m_toonSampler(Sampler::make())
{
    glSamplerParameteri(m_toonSampler.name(), GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glSamplerParameteri(m_toonSampler.name(), GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    glSamplerParameteri(m_toonSampler.name(), GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glSamplerParameteri(m_toonSampler.name(), GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    GLint largest = 0;
    glGetIntegerv(GL_MAX_TEXTURE_SIZE, &largest);
    for (const auto& image : images.images) {
        const bool fits = image && std::max(image->width, image->height) <= largest;
        m_textures.push_back(fits ? makeTexture(*image, Use::Surface) : Texture());
        m_hasAlpha.push_back(fits && image->hasAlpha);
    }
    for (int toon = 0; toon < 10; ++toon)
        m_toons.push_back(makeTexture(sharedToon(toon), Use::Ramp));
    glBindTexture(GL_TEXTURE_2D, 0);
}

GLuint ModelTextures::texture(std::int32_t index) const
{
    return index >= 0 && std::size_t(index) < m_textures.size()
               ? m_textures[std::size_t(index)].name()
               : 0;
}

bool ModelTextures::hasAlpha(std::int32_t index) const
{
    return index >= 0 && std::size_t(index) < m_hasAlpha.size() && m_hasAlpha[std::size_t(index)];
}

GLuint ModelTextures::toon(const mmd::pmx::Material& material) const
{
    if (material.sharedToon)
        return m_toons[std::size_t(std::clamp(material.toon, 0, 9))].name();
    const GLuint own = texture(material.toon);
    return own != 0 ? own : m_white.name();
}

} // namespace odori::render
