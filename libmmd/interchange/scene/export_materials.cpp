// SPDX-License-Identifier: MIT
#include "libmmd/interchange/scene/export_builder.h"

#include "libmmd/base/file_io.h"
#include "libmmd/model/texture_path.h"
#include "libmmd/model/texture_search.h"

#include <algorithm>

namespace mmd {
namespace {

/// Finds the textures of a model.
class Finder {
public:
    Finder(const Model& model, const std::filesystem::path& also)
        : m_folder(pathFromUtf8(model.path).parent_path())
        , m_search(also)
    {
        if (m_folder.empty())
            m_folder = ".";
    }

    [[nodiscard]] Result<std::filesystem::path> find(const std::string& written)
    {
        auto found = resolveTexture(m_folder, written);
        if (found)
            return found;
        auto other = m_search.find(written);
        return other.empty() ? found : std::move(other);
    }

private:
    std::filesystem::path m_folder;
    TextureSearch m_search;
};

/// The texture in the file, or -1 with a warning; each texture of the model is searched once.
std::int32_t addTexture(
    ExportScene& scene, Finder& finder, const std::string& path, std::vector<Warning>& warnings)
{
    const auto found = finder.find(path);
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

/// A picture inside the model's file. Its name is known to be a name of a file.
std::int32_t addTexture(ExportScene& scene, const PictureBytes& inside, const std::string& name)
{
    ExportTexture texture;
    texture.source = pathFromUtf8(name);
    texture.name = utf8FromPath(texture.source.stem());
    texture.inside = inside;
    scene.textures.push_back(std::move(texture));
    return static_cast<std::int32_t>(scene.textures.size() - 1);
}

} // namespace

void exportMaterials(
    ExportScene& scene, const std::filesystem::path& textureFolder, std::vector<Warning>& warnings)
{
    const pmx::Model& model = scene.model.data;
    Finder finder(scene.model, textureFolder);
    NodeNamer namer(scene.options.names);
    constexpr std::int32_t unknown = -2;
    std::vector<std::int32_t> textureOf(model.textures.size(), unknown);
    for (std::uint32_t index = 0; index < model.materials.size(); ++index) {
        const pmx::Material& from = model.materials[index];
        ExportMaterial material;
        material.material = index;
        material.name = namer.name(from.name, from.nameEnglish, "material", index);
        if (from.texture >= 0) {
            const auto at = std::size_t(from.texture);
            std::int32_t& texture = textureOf[at];
            const std::string& path = model.textures[at].utf8;
            if (texture == unknown) {
                const PictureBytes inside = scene.model.pictureInside(at);
                texture = inside ? addTexture(scene, inside, path)
                                 : addTexture(scene, finder, path, warnings);
            }
            material.texture = texture;
        }
        scene.materials.push_back(std::move(material));
    }
}

} // namespace mmd
