// SPDX-License-Identifier: MIT
#include "libmmd/accessory/accessory_parts.h"

#include "libmmd/base/file_io.h"
#include "libmmd/model/texture_path.h"
#include "libmmd/picture/image.h"
#include "libmmd/picture/image_limits.h"
#include "libmmd/text/encoding.h"
#include "libmmd/text/unicode.h"

#include <assimp/GltfMaterial.h>
#include <assimp/material.h>

#include <algorithm>
#include <cstring>
#include <map>
#include <span>
#include <string_view>

namespace mmd::accessory {
namespace {

glm::vec3 colourOf(const aiMaterial& from, const char* key, const glm::vec3& otherwise)
{
    aiColor3D colour;
    if (from.Get(key, 0, 0, colour) != aiReturn_SUCCESS)
        return otherwise;
    return {colour.r, colour.g, colour.b};
}

float numberOf(const aiMaterial& from, const char* key, float otherwise)
{
    float number = otherwise;
    return from.Get(key, 0, 0, number) == aiReturn_SUCCESS ? number : otherwise;
}

bool isSphere(const std::string& path, pmx::SphereMode& mode)
{
    const std::string ending = extensionOf(pathFromUtf8(path));
    if (ending == "sph")
        mode = pmx::SphereMode::Multiply;
    else if (ending == "spa")
        mode = pmx::SphereMode::Add;
    else
        return false;
    return true;
}

/// A path of the author's computer is of no use, its last part may be beside the model.
std::string withoutDrive(std::string path)
{
    std::replace(path.begin(), path.end(), '\\', '/');
    if (path.starts_with("./"))
        path.erase(0, 2);
    return isAbsoluteTexture(path) ? path.substr(path.rfind('/') + 1) : path;
}

/// A picture's file; empty if it is none. Assimp has the bytes of the file, or pixels.
std::vector<std::byte> bytesOf(const aiTexture& from)
{
    if (from.mHeight == 0) {
        const auto* bytes = reinterpret_cast<const std::byte*>(from.pcData);
        std::vector<std::byte> file(bytes, bytes + from.mWidth);
        return imageHead(file) ? std::move(file) : std::vector<std::byte>{};
    }
    Image image{
        .width = int(from.mWidth), .height = int(from.mHeight), .rgba = {}, .hasAlpha = false};
    if (std::max(from.mWidth, from.mHeight) > unsigned(largestSide) ||
        isTooLarge({image.width, image.height}))
        return {};
    const std::size_t count = std::size_t(from.mWidth) * from.mHeight;
    image.rgba.reserve(count * 4);
    for (const aiTexel& each : std::span(from.pcData, count))
        image.rgba.insert(image.rgba.end(), {each.r, each.g, each.b, each.a});
    return encodePng(image);
}

/// ".png", ".jpg" ...: exports name the picture's file so.
std::string endingOf(const aiTexture& from)
{
    const std::string_view hint(from.achFormatHint, strnlen(from.achFormatHint, HINTMAXTEXTURELEN));
    const bool isPlain = !hint.empty() && std::all_of(hint.begin(), hint.end(), [](char each) {
        return (each >= 'a' && each <= 'z') || (each >= '0' && each <= '9');
    });
    return from.mHeight == 0 && isPlain ? '.' + std::string(hint) : std::string(".png");
}

class MaterialMaker {
public:
    MaterialMaker(AccessoryFile& result, const aiScene& scene, const std::string& folder)
        : m_result(result)
        , m_scene(scene)
        , m_folder(folder)
    {
    }

    void add(const aiMaterial& from)
    {
        namespace flag = pmx::materialFlag;
        pmx::Material to;
        to.name.utf8 = to.nameEnglish.utf8 = textOf(from.GetName());
        aiColor4D diffuse(1, 1, 1, 1);
        if (from.Get(AI_MATKEY_BASE_COLOR, diffuse) != aiReturn_SUCCESS)
            from.Get(AI_MATKEY_COLOR_DIFFUSE, diffuse);
        // X files have the opacity in the colour; where Assimp gives both, they are the same.
        to.diffuse = {diffuse.r, diffuse.g, diffuse.b, numberOf(from, "$mat.opacity", diffuse.a)};
        to.ambient = colourOf(from, "$clr.emissive", glm::vec3(0));
        to.specular = colourOf(from, "$clr.specular", glm::vec3(0));
        to.specularPower = std::max(numberOf(from, "$mat.shininess", 0.0f), 0.0f);
        if (to.specularPower == 0)
            to.specular = glm::vec3(0);
        to.flags = flag::groundShadow | flag::castsShadow | flag::receivesShadow;
        int isTwoSided = 0;
        from.Get(AI_MATKEY_TWOSIDED, isTwoSided);
        if (isTwoSided != 0 || to.diffuse.a < 1)
            to.flags |= flag::doubleSided;
        to.edgeSize = 0;
        to.sharedToon = 0;
        to.toon = -1;
        addTextures(from, to);
        m_result.model.materials.push_back(std::move(to));
    }

private:
    void addTextures(const aiMaterial& from, pmx::Material& to)
    {
        aiString path;
        if (from.GetTexture(aiTextureType_DIFFUSE, 0, &path) != aiReturn_SUCCESS &&
            from.GetTexture(aiTextureType_BASE_COLOR, 0, &path) != aiReturn_SUCCESS)
            return;
        if (const aiTexture* const inside = m_scene.GetEmbeddedTexture(path.C_Str())) {
            to.texture = textureOf(*inside);
            return;
        }
        std::string rest = textOf(path);
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find('*'), rest.size());
            const std::string part = rest.substr(0, end);
            rest.erase(0, end + 1);
            if (part.empty())
                continue;
            if (isSphere(part, to.sphereMode))
                to.sphereTexture = textureOf(part);
            else
                to.texture = textureOf(part);
        }
    }

    std::int32_t textureOf(const std::string& path)
    {
        auto& textures = m_result.model.textures;
        const std::string written = m_folder + withoutDrive(path);
        const auto found = std::find_if(textures.begin(), textures.end(),
            [&](const pmx::Text& each) { return each.utf8 == written; });
        if (found != textures.end())
            return std::int32_t(found - textures.begin());
        textures.push_back({written, {}});
        return std::int32_t(textures.size() - 1);
    }

    /// -1 with a warning if there is no picture.
    std::int32_t textureOf(const aiTexture& inside)
    {
        const auto [known, isNew] = m_inside.try_emplace(&inside, -1);
        if (!isNew)
            return known->second;
        auto bytes = bytesOf(inside);
        if (bytes.empty() || bytes.size() > mostPictureBytes - m_pictureBytes) {
            warnOfPicture();
            return -1;
        }
        m_pictureBytes += bytes.size();
        auto& textures = m_result.model.textures;
        m_result.pictures.resize(textures.size());
        m_result.pictures.push_back(
            std::make_shared<const std::vector<std::byte>>(std::move(bytes)));
        textures.push_back({"picture " + std::to_string(m_inside.size()) + endingOf(inside), {}});
        return known->second = std::int32_t(textures.size() - 1);
    }

    void warnOfPicture()
    {
        const Warning warning{WarningCode::UnsupportedFeature, "picture inside the file"};
        if (m_result.warnings.empty())
            m_result.warnings.push_back(warning);
        else
            ++m_result.warnings.front().count;
    }

    AccessoryFile& m_result;
    const aiScene& m_scene;
    const std::string& m_folder;
    std::map<const aiTexture*, std::int32_t> m_inside; ///< the textures of pictures in the file
    std::size_t m_pictureBytes = 0;                    ///< the sum of their bytes
};

} // namespace

std::string textOf(const aiString& text)
{
    const std::string_view bytes(text.data, text.length);
    return isUtf8(bytes) ? std::string(bytes) : decodeText(bytes, guessEncoding(bytes));
}

void addMaterials(AccessoryFile& result, const aiScene& scene, const std::string& folder)
{
    MaterialMaker maker(result, scene, folder);
    for (unsigned at = 0; at < scene.mNumMaterials; ++at)
        maker.add(*scene.mMaterials[at]);
}

} // namespace mmd::accessory
