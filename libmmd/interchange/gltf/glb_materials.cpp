// SPDX-License-Identifier: MIT
#include "libmmd/interchange/gltf/glb_parts.h"
#include "libmmd/interchange/scene/picture.h"
#include "libmmd/interchange/scene/texture_copies.h"

#include <algorithm>

namespace mmd::glb {
namespace {

/// Index of the texture in the file, and its kind of transparency; none if it cannot be read.
struct Known {
    std::optional<std::size_t> texture;
    Picture::Alpha alpha = Picture::Alpha::None;
};

Known addTexture(File& file, const ExportTexture& from, std::vector<Warning>& warnings)
{
    const auto picture = bytesOf(from).and_then(readPicture);
    if (!picture) {
        warnings.push_back(
            {.code = WarningCode::MissingTexture, .location = from.path, .count = 1});
        return {};
    }
    Json& images = file.json["images"];
    Json& textures = file.json["textures"];
    textures.push_back({{"name", from.name}, {"sampler", 0}, {"source", images.size()}});
    images.push_back({{"name", from.name}, {"mimeType", picture->mimeType},
        {"bufferView", file.buffer.addView(picture->bytes)}});
    return {textures.size() - 1, picture->alpha};
}

float unit(float value)
{
    return std::clamp(value, 0.0f, 1.0f);
}

Json materialOf(const ExportMaterial& from, const pmx::Material& data, const Known& texture)
{
    Json surface{{"baseColorFactor", {unit(data.diffuse.x), unit(data.diffuse.y),
                                         unit(data.diffuse.z), unit(data.diffuse.w)}},
        {"metallicFactor", 0.0f}, {"roughnessFactor", 0.9f}};
    if (texture.texture)
        surface["baseColorTexture"]["index"] = *texture.texture;
    Json material{{"name", from.name}, {"pbrMetallicRoughness", std::move(surface)}};
    if (data.diffuse.w < 1.0f || texture.alpha == Picture::Alpha::Soft)
        material["alphaMode"] = "BLEND";
    else if (texture.alpha == Picture::Alpha::Cut)
        material["alphaMode"] = "MASK";
    if (data.flags & pmx::materialFlag::doubleSided)
        material["doubleSided"] = true;
    return material;
}

} // namespace

void addMaterials(File& file, const ExportScene& scene, std::vector<Warning>& warnings)
{
    for (const char* list : {"materials", "textures", "images"})
        file.json[list] = Json::array();
    std::vector<Known> known;
    for (const ExportTexture& texture : scene.textures)
        known.push_back(addTexture(file, texture, warnings));
    if (!file.json["textures"].empty()) // linear, with mipmaps, repeated
        file.json["samplers"] = Json::array(
            {{{"magFilter", 9729}, {"minFilter", 9987}, {"wrapS", 10497}, {"wrapT", 10497}}});
    for (const ExportMaterial& material : scene.materials)
        file.json["materials"].push_back(
            materialOf(material, scene.model.data.materials[material.material],
                material.texture < 0 ? Known{} : known[std::size_t(material.texture)]));
}

} // namespace mmd::glb
