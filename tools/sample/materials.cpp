// SPDX-License-Identifier: MIT
#include "tools/sample/materials.h"

#include <algorithm>
#include <string>

namespace sample {

using namespace mmd::pmx;

namespace {

struct Look {
    const char* name;
    const char* english;
    const char* texture;
    const char* toon;
    float edgeSize; ///< 0: no edge
    bool bothSides;
    float shine;
};

constexpr Look looks[materialCount] = {
    {"顔", "face", "face.png", "toon_skin.png", 0.5f, false, 0.0f},
    {"口内", "mouth inside", "mouth.png", "toon_flat.png", 0.0f, true, 0.0f},
    {"白目", "eye white", "eye_white.png", "toon_flat.png", 0.0f, false, 0.0f},
    {"瞳", "iris", "iris.png", "toon_flat.png", 0.0f, false, 0.0f},
    {"まつ毛・眉", "lashes and brows", "lines.png", "toon_flat.png", 0.0f, true, 0.0f},
    {"肌", "skin", "skin.png", "toon_skin.png", 0.5f, false, 0.0f},
    {"服", "shirt", "shirt.png", "toon_cloth.png", 0.6f, false, 0.0f},
    {"ズボン", "shorts", "shorts.png", "toon_cloth.png", 0.6f, false, 0.0f},
    {"スカート", "skirt", "skirt.png", "toon_cloth.png", 0.6f, false, 0.0f},
    {"靴下", "socks", "socks.png", "toon_cloth.png", 0.5f, false, 0.0f},
    {"靴", "shoes", "shoes.png", "toon_cloth.png", 0.6f, false, 0.06f},
    {"髪", "hair", "hair.png", "toon_hair.png", 0.6f, false, 0.05f},
};

std::int32_t textureIndex(Model& model, const char* file)
{
    const auto path = std::string("tex/") + file;
    const auto found = std::find_if(model.textures.begin(), model.textures.end(),
        [&](const Text& texture) { return texture.utf8 == path; });
    if (found != model.textures.end())
        return static_cast<std::int32_t>(found - model.textures.begin());
    model.textures.push_back({path, {}});
    return static_cast<std::int32_t>(model.textures.size()) - 1;
}

} // namespace

void addMaterials(Model& model)
{
    for (const Look& look : looks) {
        Material material;
        material.name.utf8 = look.name;
        material.nameEnglish.utf8 = look.english;
        // MMD's light is ambient + diffuse * 0.6: with these values the texture's colour is
        // unchanged.
        material.diffuse = {0.75f, 0.75f, 0.75f, 1.0f};
        material.ambient = glm::vec3(0.55f);
        material.specular = glm::vec3(look.shine);
        material.specularPower = look.shine > 0.0f ? 24.0f : 0.0f;
        material.flags =
            materialFlag::groundShadow | materialFlag::castsShadow | materialFlag::receivesShadow;
        if (look.bothSides)
            material.flags |= materialFlag::doubleSided;
        if (look.edgeSize > 0.0f)
            material.flags |= materialFlag::edge;
        material.edgeSize = look.edgeSize;
        material.edgeColour = {0.36f, 0.22f, 0.18f, 1.0f};
        material.texture = textureIndex(model, look.texture);
        material.sharedToon = 0;
        material.toon = textureIndex(model, look.toon);
        model.materials.push_back(material);
    }
}

} // namespace sample
