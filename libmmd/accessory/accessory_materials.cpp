// SPDX-License-Identifier: MIT
#include "libmmd/accessory/accessory_parts.h"

#include "libmmd/base/file_io.h"
#include "libmmd/model/texture_path.h"
#include "libmmd/text/encoding.h"
#include "libmmd/text/unicode.h"

#include <assimp/GltfMaterial.h>
#include <assimp/material.h>

#include <algorithm>
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

class MaterialMaker {
public:
    MaterialMaker(pmx::ReadResult& result, const aiScene& scene, const std::string& folder)
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
        if (m_scene.GetEmbeddedTexture(path.C_Str())) {
            warnOfPicture();
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

    void warnOfPicture()
    {
        const Warning warning{WarningCode::UnsupportedFeature, "picture inside the file"};
        if (m_result.warnings.empty())
            m_result.warnings.push_back(warning);
        else
            ++m_result.warnings.front().count;
    }

    pmx::ReadResult& m_result;
    const aiScene& m_scene;
    const std::string& m_folder;
};

} // namespace

std::string textOf(const aiString& text)
{
    const std::string_view bytes(text.data, text.length);
    return isUtf8(bytes) ? std::string(bytes) : decodeText(bytes, guessEncoding(bytes));
}

void addMaterials(pmx::ReadResult& result, const aiScene& scene, const std::string& folder)
{
    MaterialMaker maker(result, scene, folder);
    for (unsigned at = 0; at < scene.mNumMaterials; ++at)
        maker.add(*scene.mMaterials[at]);
}

} // namespace mmd::accessory
