// SPDX-License-Identifier: MIT
#include "libmmd/interchange/scene/export_builder.h"

#include "libmmd/base/file_io.h"
#include "libmmd/model/texture_path.h"

#include <algorithm>

namespace mmd {
namespace {

/// The texture in the file, or -1 with a warning; each texture of the model is searched once.
std::int32_t findTexture(ExportScene& scene, const std::filesystem::path& folder,
    const std::string& path, std::vector<Warning>& warnings)
{
    const auto found = resolveTexture(folder, path);
    if (!found) {
        const bool isRefused = found.error().code == ErrorCode::BadValue;
        warnings.push_back(
            {.code = isRefused ? WarningCode::RefusedPath : WarningCode::MissingTexture,
                .location = path,
                .count = 1});
        return -1;
    }
    const auto known = std::find_if(scene.textures.begin(), scene.textures.end(),
        [&](const ExportTexture& each) { return each.source == *found; });
    const auto index = known - scene.textures.begin();
    if (known == scene.textures.end()) {
        ExportTexture texture;
        texture.source = *found;
        texture.name = utf8FromPath(found->stem());
        scene.textures.push_back(std::move(texture));
    }
    return static_cast<std::int32_t>(index);
}

} // namespace

void exportMaterials(ExportScene& scene, std::vector<Warning>& warnings)
{
    const pmx::Model& model = scene.model.data;
    std::filesystem::path folder = pathFromUtf8(scene.model.path).parent_path();
    if (folder.empty())
        folder = ".";
    NodeNamer namer(scene.options.names);
    constexpr std::int32_t unknown = -2;
    std::vector<std::int32_t> textureOf(model.textures.size(), unknown);
    for (std::uint32_t index = 0; index < model.materials.size(); ++index) {
        const pmx::Material& from = model.materials[index];
        ExportMaterial material;
        material.material = index;
        material.name = namer.name(from.name, from.nameEnglish, "material", index);
        if (from.texture >= 0) {
            std::int32_t& texture = textureOf[std::size_t(from.texture)];
            if (texture == unknown)
                texture = findTexture(
                    scene, folder, model.textures[std::size_t(from.texture)].utf8, warnings);
            material.texture = texture;
        }
        scene.materials.push_back(std::move(material));
    }
}

} // namespace mmd
