// SPDX-License-Identifier: MIT
#include "libmmd/accessory/accessory_import.h"
#include "libmmd/accessory/accessory_parts.h"

#include <glm/gtc/matrix_inverse.hpp>

#include <algorithm>

namespace mmd::accessory {
namespace {

glm::mat4 matrixOf(const aiMatrix4x4& m)
{
    // Assimp's matrix has rows, GLM's has columns.
    return {m.a1, m.b1, m.c1, m.d1, m.a2, m.b2, m.c2, m.d2, m.a3, m.b3, m.c3, m.d3, m.a4, m.b4,
        m.c4, m.d4};
}

glm::vec3 vectorOf(const aiVector3D& v)
{
    return {v.x, v.y, v.z};
}

/// A mesh at the place of a node.
struct PlacedMesh {
    const aiMesh* mesh = nullptr;
    glm::mat4 toModel{1.0f};
};

void collect(
    std::vector<PlacedMesh>& meshes, const aiScene& scene, const aiNode& node, const glm::mat4& to)
{
    const glm::mat4 here = to * matrixOf(node.mTransformation);
    for (unsigned at = 0; at < node.mNumMeshes; ++at)
        meshes.push_back({scene.mMeshes[node.mMeshes[at]], here});
    for (unsigned at = 0; at < node.mNumChildren; ++at)
        collect(meshes, scene, *node.mChildren[at], here);
}

void addVertices(pmx::Model& model, const PlacedMesh& placed)
{
    const aiMesh& mesh = *placed.mesh;
    const glm::mat3 turn = glm::inverseTranspose(glm::mat3(placed.toModel));
    for (unsigned at = 0; at < mesh.mNumVertices; ++at) {
        pmx::Vertex& vertex = model.vertices.emplace_back();
        vertex.position = glm::vec3(placed.toModel * glm::vec4(vectorOf(mesh.mVertices[at]), 1.0f));
        if (mesh.mNormals) {
            const glm::vec3 normal = turn * vectorOf(mesh.mNormals[at]);
            const float length = glm::length(normal);
            vertex.normal = length > 0 ? normal / length : glm::vec3(0, 1, 0);
        }
        if (mesh.mTextureCoords[0])
            vertex.uv = {mesh.mTextureCoords[0][at].x, mesh.mTextureCoords[0][at].y};
        vertex.bones[0] = 0;
    }
}

/// Returns the number of added indices.
std::uint32_t addTriangles(pmx::Model& model, const PlacedMesh& placed, std::uint32_t firstVertex)
{
    const bool isMirrored = glm::determinant(glm::mat3(placed.toModel)) < 0;
    const std::size_t before = model.indices.size();
    for (unsigned at = 0; at < placed.mesh->mNumFaces; ++at) {
        const aiFace& face = placed.mesh->mFaces[at];
        if (face.mNumIndices != 3)
            continue;
        for (const unsigned corner : {0u, isMirrored ? 2u : 1u, isMirrored ? 1u : 2u})
            model.indices.push_back(firstVertex + face.mIndices[corner]);
    }
    return std::uint32_t(model.indices.size() - before);
}

} // namespace

bool addMeshes(pmx::Model& model, const aiScene& scene, const glm::mat4& toModel)
{
    std::vector<PlacedMesh> meshes;
    collect(meshes, scene, *scene.mRootNode, toModel);
    // MMD draws materials in their order, and a PMX has the triangles of one in a row.
    std::stable_sort(meshes.begin(), meshes.end(), [](const PlacedMesh& a, const PlacedMesh& b) {
        return a.mesh->mMaterialIndex < b.mesh->mMaterialIndex;
    });
    for (const PlacedMesh& placed : meshes) {
        const std::size_t first = model.vertices.size();
        if (first + placed.mesh->mNumVertices > mostAccessoryVertices)
            return false;
        addVertices(model, placed);
        model.materials[placed.mesh->mMaterialIndex].indexCount +=
            addTriangles(model, placed, std::uint32_t(first));
    }
    return true;
}

void removeUnusedMaterials(pmx::Model& model)
{
    std::erase_if(model.materials, [](const pmx::Material& each) { return each.indexCount == 0; });
}

} // namespace mmd::accessory
