// SPDX-License-Identifier: MIT
#include "ui/render/textures/model_textures.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace odori::render {
namespace {

enum class Use { Surface, Ramp };

void setLevel(GLint level, const mmd::Image& image)
{
    glTexImage2D(GL_TEXTURE_2D, level, GL_RGBA8, image.width, image.height, 0, GL_RGBA,
        GL_UNSIGNED_BYTE, image.rgba.data());
}

/// Sets what keeps small strokes dark (docs/rendering.md, Textures); returns the filter. On a
/// software renderer, blending two mipmaps would cost a sixth of the time of a picture.
GLint setSharpness()
{
    glTexParameterf(GL_TEXTURE_2D, GL_TEXTURE_LOD_BIAS, -0.25f);
    if (isSoftwareOpenGl())
        return GL_LINEAR_MIPMAP_NEAREST;
    if (epoxy_has_gl_extension("GL_EXT_texture_filter_anisotropic")) {
        GLfloat most = 1.0f;
        glGetFloatv(GL_MAX_TEXTURE_MAX_ANISOTROPY_EXT, &most);
        glTexParameterf(GL_TEXTURE_2D, GL_TEXTURE_MAX_ANISOTROPY_EXT, std::min(most, 8.0f));
    }
    return GL_LINEAR_MIPMAP_LINEAR;
}

/// Whether more than an eighth of the visible pixels are neither clear nor opaque. Cut-outs have
/// such pixels only at their borders.
bool isMostlyTranslucent(const mmd::Image& image)
{
    std::size_t visible = 0, translucent = 0;
    constexpr std::size_t step = 4 * 7; // looks at every seventh pixel
    for (std::size_t at = 3; image.hasAlpha && at < image.rgba.size(); at += step) {
        visible += image.rgba[at] > 15;
        translucent += image.rgba[at] > 15 && image.rgba[at] < 240;
    }
    return 8 * translucent > visible;
}

/// `smaller`: its mipmaps; null: OpenGL makes them.
Texture makeTexture(
    const mmd::Image& image, Use use, const std::vector<mmd::Image>* smaller = nullptr)
{
    Texture texture = Texture::make();
    glBindTexture(GL_TEXTURE_2D, texture.name());
    glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    setLevel(0, image);
    const GLint wrap = use == Use::Surface ? GL_REPEAT : GL_CLAMP_TO_EDGE;
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, wrap);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, wrap);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    GLint shrunk = GL_LINEAR;
    if (use == Use::Surface) {
        if (smaller)
            for (std::size_t at = 0; at < smaller->size(); ++at)
                setLevel(GLint(at) + 1, (*smaller)[at]);
        else
            glGenerateMipmap(GL_TEXTURE_2D);
        shrunk = setSharpness();
    }
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, shrunk);
    return texture;
}

/// `image`, which has a side longer than `largest`, halved until it fits.
mmd::Image shrunk(const mmd::Image& image, GLint largest)
{
    mmd::Image smaller = halved(image);
    while (std::max(smaller.width, smaller.height) > largest)
        smaller = halved(smaller);
    return smaller;
}

/// What a filtered texture shows at the middle of its last row.
glm::vec3 middleOfLastRow(const mmd::Image& image)
{
    const auto width = std::size_t(image.width);
    const auto texel = [&](std::size_t x) {
        const std::uint8_t* at = image.rgba.data() + (image.rgba.size() - width * 4) + x * 4;
        return glm::vec3(at[0], at[1], at[2]);
    };
    return (texel((width - 1) / 2) + texel(width / 2)) / 510.0f;
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

ModelTextures::ModelTextures(TextureImages images)
    : m_white(makeTexture({.width = 1, .height = 1, .rgba = {255, 255, 255, 255}}, Use::Ramp))
    , m_toonSampler(Sampler::make())
{
    glSamplerParameteri(m_toonSampler.name(), GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glSamplerParameteri(m_toonSampler.name(), GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    glSamplerParameteri(m_toonSampler.name(), GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glSamplerParameteri(m_toonSampler.name(), GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    GLint largest = 0;
    glGetIntegerv(GL_MAX_TEXTURE_SIZE, &largest);
    std::unordered_map<const mmd::Image*, std::int32_t> known; // indices of the images
    for (const auto& image : images.images) {
        const auto number = static_cast<std::int32_t>(known.size());
        m_pictureOf.push_back(image ? known.try_emplace(image.get(), number).first->second : -1);
    }
    m_pictures.resize(known.size());
    for (std::size_t at = 0; at < images.images.size(); ++at) {
        const std::shared_ptr<mmd::Image> image = std::move(images.images[at]);
        const auto smaller = at < images.smaller.size() ? std::move(images.smaller[at]) : nullptr;
        if (!image || m_pictures[std::size_t(m_pictureOf[at])].texture.name() != 0)
            continue;
        m_pictures[std::size_t(m_pictureOf[at])] = {
            std::max(image->width, image->height) <= largest
                ? makeTexture(*image, Use::Surface, smaller.get())
                : makeTexture(shrunk(*image, largest), Use::Surface),
            image->hasAlpha, isMostlyTranslucent(*image), middleOfLastRow(*image)};
    }
    for (int toon = 0; toon < 10; ++toon) {
        const mmd::Image ramp = sharedToon(toon);
        m_toons.push_back({makeTexture(ramp, Use::Ramp), false, false, middleOfLastRow(ramp)});
    }
    glBindTexture(GL_TEXTURE_2D, 0);
}

const ModelTextures::Picture* ModelTextures::picture(std::int32_t index) const
{
    if (index < 0 || std::size_t(index) >= m_pictureOf.size() ||
        m_pictureOf[std::size_t(index)] < 0)
        return nullptr;
    return &m_pictures[std::size_t(m_pictureOf[std::size_t(index)])];
}

GLuint ModelTextures::texture(std::int32_t index) const
{
    const Picture* found = picture(index);
    return found ? found->texture.name() : 0;
}

bool ModelTextures::hasAlpha(std::int32_t index) const
{
    const Picture* found = picture(index);
    return found && found->hasAlpha;
}

bool ModelTextures::isTranslucent(std::int32_t index) const
{
    const Picture* found = picture(index);
    return found && found->isTranslucent;
}

GLuint ModelTextures::toon(const mmd::pmx::Material& material) const
{
    if (material.sharedToon)
        return m_toons[std::size_t(std::clamp(material.toon, 0, 9))].texture.name();
    const GLuint own = texture(material.toon);
    return own != 0 ? own : m_white.name();
}

glm::vec3 ModelTextures::toonShade(const mmd::pmx::Material& material) const
{
    if (material.sharedToon)
        return m_toons[std::size_t(std::clamp(material.toon, 0, 9))].lastRow;
    const Picture* own = picture(material.toon);
    return own ? own->lastRow : glm::vec3(1.0f);
}

} // namespace odori::render
