// SPDX-License-Identifier: MIT
#include "libmmd/accessory/accessory_import.h"

#include "libmmd/accessory/accessory_model.h"
#include "libmmd/accessory/accessory_parts.h"
#include "libmmd/accessory/readable_reason.h"
#include "libmmd/accessory/vac.h"
#include "libmmd/base/file_io.h"
#include "libmmd/base/guarded.h"
#include "libmmd/model/texture_path.h"
#include "libmmd/motion/angles/euler_angles.h"

#include <assimp/BaseImporter.h>
#include <assimp/Importer.hpp>
#include <assimp/config.h>
#include <assimp/importerdesc.h>
#include <assimp/postprocess.h>

#include <glm/gtc/matrix_transform.hpp>

#include <array>
#include <string_view>

namespace mmd {
namespace {

namespace fs = std::filesystem;

/// MMD draws an X file ten times as large as it is; OBJ files for MMD have the same size.
constexpr float scaleOfX = 10.0f;
/// One unit of MMD is 8 cm; glTF has metres, FBX a number of centimetres.
constexpr float unitsPerMetre = 12.5f;

/// Assimp knows 50 formats; the others are not for files of strangers.
constexpr std::array<std::string_view, 5> wantedImporters{"Direct3D XFile Importer",
    "Wavefront Object Importer", "Autodesk FBX Importer", "glTF Importer", "glTF2 Importer"};

void keepWantedImporters(Assimp::Importer& importer)
{
    for (std::size_t at = importer.GetImporterCount(); at-- > 0;) {
        const aiImporterDesc* const info = importer.GetImporterInfo(at);
        bool isWanted = false;
        for (const std::string_view each : wantedImporters)
            isWanted = isWanted || (info && each == info->mName);
        if (Assimp::BaseImporter* const other = isWanted ? nullptr : importer.GetImporter(at)) {
            importer.UnregisterLoader(other);
            delete other;
        }
    }
}

float scaleOf(const std::string& extension, const aiScene& scene)
{
    if (extension == "gltf" || extension == "glb")
        return unitsPerMetre;
    if (extension != "fbx")
        return scaleOfX;
    float centimetres = 1.0f;
    double wide = 0;
    if (scene.mMetaData && !scene.mMetaData->Get("UnitScaleFactor", centimetres) &&
        scene.mMetaData->Get("UnitScaleFactor", wide))
        centimetres = float(wide);
    return (centimetres > 0 ? centimetres : 1.0f) / 100.0f * unitsPerMetre;
}

/// How a VAC places its X file, and where that is.
struct Placed {
    fs::path file;
    std::string folder; ///< of the textures, relative to the file that the user opened; UTF-8
    std::string name;
    glm::mat4 place{1.0f};
};

Result<Placed> placedByVac(const fs::path& path)
{
    const auto bytes = readFile(path, 1 << 20);
    if (!bytes)
        return tl::unexpected(bytes.error());
    const auto vac = readVac(*bytes);
    if (!vac)
        return tl::unexpected(vac.error());
    auto file = resolveTexture(path.parent_path(), vac->file);
    if (!file || extensionOf(*file) != "x")
        return tl::unexpected(Error{.code = ErrorCode::BadText,
            .field = "its X file \"" + vac->file + "\" is not in its folder",
            .value = 2});
    Placed placed;
    const fs::path within = file->parent_path().lexically_relative(path.parent_path());
    if (!within.empty() && within != ".")
        placed.folder = utf8FromPath(within) + '/';
    placed.file = std::move(*file);
    placed.name = vac->name;
    placed.place =
        glm::translate(glm::mat4(1.0f), vac->position) *
        glm::mat4_cast(glm::quat(rotationOfEuler(glm::dvec3(vac->rotation), panelOrder))) *
        glm::scale(glm::mat4(1.0f), glm::vec3(vac->scale));
    return placed;
}

Result<Placed> placedFile(const fs::path& path)
{
    if (extensionOf(path) == "vac")
        return placedByVac(path);
    Placed placed;
    placed.file = path;
    return placed;
}

const aiScene* readScene(Assimp::Importer& importer, const fs::path& path)
{
    importer.SetPropertyInteger(
        AI_CONFIG_PP_SBP_REMOVE, aiPrimitiveType_POINT | aiPrimitiveType_LINE);
    if (!importer.ReadFile(utf8FromPath(path), aiProcess_ValidateDataStructure |
                                                   aiProcess_Triangulate | aiProcess_SortByPType |
                                                   aiProcess_GenNormals))
        return nullptr;
    // In one call with the above, Assimp would compute normals after the change of the hand, and
    // they would point inwards.
    return importer.ApplyPostProcessing(
        aiProcess_ConvertToLeftHanded | aiProcess_JoinIdenticalVertices);
}

Result<AccessoryFile> imported(const fs::path& path)
{
    const auto placed = placedFile(path);
    if (!placed)
        return tl::unexpected(placed.error());
    const auto head = readHead(placed->file);
    if (!head)
        return tl::unexpected(head.error());
    if (head->empty())
        return tl::unexpected(Error{.code = ErrorCode::EmptyFile, .field = "file"});
    Assimp::Importer importer;
    keepWantedImporters(importer);
    const aiScene* const scene = readScene(importer, placed->file);
    if (!scene || !scene->mRootNode)
        return tl::unexpected(Error{.code = ErrorCode::BadText,
            .field = accessory::readableReason(importer.GetErrorString())});

    AccessoryFile result;
    accessory::addMaterials(result, *scene, placed->folder);
    const float scale = scaleOf(extensionOf(placed->file), *scene);
    const glm::mat4 toModel = placed->place * glm::scale(glm::mat4(1.0f), glm::vec3(scale));
    if (!accessory::addMeshes(result.model, *scene, toModel))
        return tl::unexpected(Error{.code = ErrorCode::TooManyRecords,
            .field = "vertices",
            .value = mostAccessoryVertices});
    if (result.model.indices.empty())
        return tl::unexpected(Error{.code = ErrorCode::BadText, .field = "it has no triangles"});
    accessory::removeUnusedMaterials(result.model);
    addAccessoryParts(
        result.model, placed->name.empty() ? utf8FromPath(path.stem()) : placed->name);
    return result;
}

} // namespace

Result<AccessoryFile> importAccessory(const fs::path& path)
{
    return guarded([&] { return imported(path); });
}

} // namespace mmd
