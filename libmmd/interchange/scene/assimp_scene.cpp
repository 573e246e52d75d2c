// SPDX-License-Identifier: MIT
#include "libmmd/interchange/scene/assimp_scene.h"

#include "libmmd/base/guarded.h"

#include <assimp/Exporter.hpp>
#include <assimp/scene.h>

#include <algorithm>
#include <memory>
#include <numeric>
#include <string>

namespace mmd {
namespace {

std::string role(const char* name, std::size_t index)
{
    return name + std::to_string(index);
}

aiVector3D vector(const glm::dvec3& v)
{
    return {static_cast<float>(v.x), static_cast<float>(v.y), static_cast<float>(v.z)};
}

aiMatrix4x4 translation(const glm::dvec3& v)
{
    aiMatrix4x4 matrix;
    aiMatrix4x4::Translation(vector(v), matrix);
    return matrix;
}

/// Assimp's lists are arrays of pointers; the scene deletes them.
template <class T>
T** pointers(std::vector<std::unique_ptr<T>>& from)
{
    auto** result = new T*[from.size()];
    std::transform(from.begin(), from.end(), result, [](auto& each) { return each.release(); });
    return result;
}

void adopt(aiNode& parent, std::vector<std::unique_ptr<aiNode>>& children)
{
    for (const auto& child : children)
        child->mParent = &parent;
    parent.mNumChildren = static_cast<unsigned>(children.size());
    parent.mChildren = children.empty() ? nullptr : pointers(children);
}

class SceneBuilder {
public:
    explicit SceneBuilder(const ExportScene& scene)
        : m_scene(scene)
        , m_result(std::make_unique<aiScene>())
    {
    }
    std::unique_ptr<aiScene> run();

private:
    void addNodes();
    void addMeshes();
    void addMaterials();
    std::unique_ptr<aiNode> armature();
    void fillVertices(aiMesh& mesh, const ExportMesh& from);
    void fillFaces(aiMesh& mesh, const ExportMesh& from);
    void fillBones(aiMesh& mesh, const ExportMesh& from);
    std::unique_ptr<aiMaterial> material(const ExportMaterial& from, std::size_t index);

    const ExportScene& m_scene;
    std::unique_ptr<aiScene> m_result;
};

std::unique_ptr<aiNode> SceneBuilder::armature()
{
    auto root = std::make_unique<aiNode>("armature");
    std::vector<std::unique_ptr<aiNode>> nodes;
    std::vector<std::vector<std::size_t>> children(m_scene.joints.size());
    std::vector<std::size_t> tops;
    for (std::size_t index = 0; index < m_scene.joints.size(); ++index) {
        const ExportJoint& joint = m_scene.joints[index];
        nodes.push_back(std::make_unique<aiNode>(role("joint", index)));
        nodes.back()->mTransformation = translation(joint.offset * m_scene.unit);
        (joint.parent < 0 ? tops : children[std::size_t(joint.parent)]).push_back(index);
    }
    // From the leaves to the root: parents are before their children.
    for (std::size_t index = nodes.size(); index-- > 0;) {
        std::vector<std::unique_ptr<aiNode>> own;
        for (const std::size_t child : children[index])
            own.push_back(std::move(nodes[child]));
        adopt(*nodes[index], own);
    }
    std::vector<std::unique_ptr<aiNode>> own;
    for (const std::size_t top : tops)
        own.push_back(std::move(nodes[top]));
    adopt(*root, own);
    return root;
}

void SceneBuilder::addNodes()
{
    std::vector<std::unique_ptr<aiNode>> top;
    if (!m_scene.joints.empty())
        top.push_back(armature());
    for (unsigned index = 0; index < m_scene.meshes.size(); ++index) {
        auto node = std::make_unique<aiNode>(role("mesh", index));
        node->mNumMeshes = 1;
        node->mMeshes = new unsigned[1]{index};
        top.push_back(std::move(node));
    }
    m_result->mRootNode = new aiNode("root");
    adopt(*m_result->mRootNode, top);
}

void SceneBuilder::fillVertices(aiMesh& mesh, const ExportMesh& from)
{
    const auto& vertices = m_scene.model.data.vertices;
    const std::size_t count = from.vertices.size();
    mesh.mNumVertices = static_cast<unsigned>(count);
    mesh.mVertices = new aiVector3D[count];
    mesh.mNormals = new aiVector3D[count];
    mesh.mTextureCoords[0] = new aiVector3D[count];
    mesh.mNumUVComponents[0] = 2;
    for (std::size_t index = 0; index < count; ++index) {
        const pmx::Vertex& vertex = vertices[from.vertices[index]];
        mesh.mVertices[index] = vector(toFileSpace(glm::dvec3(vertex.position)) * m_scene.unit);
        mesh.mNormals[index] = vector(toFileSpace(glm::dvec3(vertex.normal)));
        mesh.mTextureCoords[0][index] = {vertex.uv.x, 1.0f - vertex.uv.y, 0.0f};
    }
}

void SceneBuilder::fillFaces(aiMesh& mesh, const ExportMesh& from)
{
    mesh.mPrimitiveTypes = aiPrimitiveType_TRIANGLE;
    mesh.mNumFaces = static_cast<unsigned>(from.indices.size() / 3);
    mesh.mFaces = new aiFace[mesh.mNumFaces];
    for (std::size_t face = 0; face < mesh.mNumFaces; ++face) {
        mesh.mFaces[face].mNumIndices = 3;
        mesh.mFaces[face].mIndices = new unsigned[3]{
            from.indices[3 * face], from.indices[3 * face + 1], from.indices[3 * face + 2]};
    }
}

/// The joints with vertices; a finishing step makes the others limb nodes.
void SceneBuilder::fillBones(aiMesh& mesh, const ExportMesh& from)
{
    std::vector<std::vector<aiVertexWeight>> weights(m_scene.joints.size());
    for (std::size_t vertex = 0; vertex < from.weights.size(); ++vertex)
        for (std::size_t slot = 0; slot < 4; ++slot)
            if (from.weights[vertex].weights[slot] > 0.0f)
                weights[std::size_t(from.weights[vertex].joints[slot])].emplace_back(
                    static_cast<unsigned>(vertex), from.weights[vertex].weights[slot]);
    std::vector<std::unique_ptr<aiBone>> bones;
    for (std::size_t joint = 0; joint < weights.size(); ++joint) {
        if (weights[joint].empty())
            continue;
        auto bone = std::make_unique<aiBone>();
        bone->mName = role("joint", joint);
        bone->mNumWeights = static_cast<unsigned>(weights[joint].size());
        bone->mWeights = new aiVertexWeight[weights[joint].size()];
        std::copy(weights[joint].begin(), weights[joint].end(), bone->mWeights);
        bone->mOffsetMatrix = translation(m_scene.joints[joint].rest * -m_scene.unit);
        bones.push_back(std::move(bone));
    }
    mesh.mNumBones = static_cast<unsigned>(bones.size());
    mesh.mBones = bones.empty() ? nullptr : pointers(bones);
}

void SceneBuilder::addMeshes()
{
    std::vector<std::unique_ptr<aiMesh>> meshes;
    for (std::size_t index = 0; index < m_scene.meshes.size(); ++index) {
        auto mesh = std::make_unique<aiMesh>();
        mesh->mName = role("mesh", index);
        mesh->mMaterialIndex = m_scene.meshes[index].sections.front().material;
        fillVertices(*mesh, m_scene.meshes[index]);
        fillFaces(*mesh, m_scene.meshes[index]);
        fillBones(*mesh, m_scene.meshes[index]);
        meshes.push_back(std::move(mesh));
    }
    m_result->mNumMeshes = static_cast<unsigned>(meshes.size());
    m_result->mMeshes = meshes.empty() ? nullptr : pointers(meshes);
}

std::unique_ptr<aiMaterial> SceneBuilder::material(const ExportMaterial& from, std::size_t index)
{
    const pmx::Material& data = m_scene.model.data.materials[from.material];
    auto material = std::make_unique<aiMaterial>();
    const aiString name(role("material", index));
    material->AddProperty(&name, AI_MATKEY_NAME);
    const aiColor3D diffuse(data.diffuse.x, data.diffuse.y, data.diffuse.z);
    const aiColor3D ambient(data.ambient.x, data.ambient.y, data.ambient.z);
    const aiColor3D specular(data.specular.x, data.specular.y, data.specular.z);
    const float power = std::max(data.specularPower, 0.0f);
    material->AddProperty(&diffuse, 1, AI_MATKEY_COLOR_DIFFUSE);
    material->AddProperty(&ambient, 1, AI_MATKEY_COLOR_AMBIENT);
    material->AddProperty(&specular, 1, AI_MATKEY_COLOR_SPECULAR);
    material->AddProperty(&power, 1, AI_MATKEY_SHININESS);
    material->AddProperty(&data.diffuse.w, 1, AI_MATKEY_OPACITY);
    // Blender uses a picture's alpha instead of the material's: a material that only a material
    // morph would show must stay hidden.
    if (from.texture >= 0 && data.diffuse.w > 0.0f) {
        const aiString path(m_scene.textures[std::size_t(from.texture)].path);
        material->AddProperty(&path, AI_MATKEY_TEXTURE_DIFFUSE(0));
    }
    return material;
}

void SceneBuilder::addMaterials()
{
    std::vector<std::unique_ptr<aiMaterial>> materials;
    if (m_scene.options.mesh)
        for (std::size_t index = 0; index < m_scene.materials.size(); ++index)
            materials.push_back(material(m_scene.materials[index], index));
    m_result->mNumMaterials = static_cast<unsigned>(materials.size());
    m_result->mMaterials = materials.empty() ? nullptr : pointers(materials);
}

std::unique_ptr<aiScene> SceneBuilder::run()
{
    addNodes();
    addMeshes();
    addMaterials();
    if (m_result->mNumMeshes == 0)
        m_result->mFlags |= AI_SCENE_FLAGS_INCOMPLETE;
    return std::move(m_result);
}

/// Assimp's own reasons have pieces of its source code.
constexpr const char* unwritten = "Assimp could not write the file";

Error failure(std::string what)
{
    return {.code = ErrorCode::SystemFailure, .offset = 0, .field = std::move(what), .value = 0};
}

} // namespace

Result<std::vector<std::byte>> assimpFbx(const ExportScene& scene)
{
    try {
        const auto built = SceneBuilder(scene).run();
        Assimp::Exporter exporter;
        Assimp::ExportProperties properties;
        // By default Assimp joins vertices at one position, and their shapes and weights too.
        properties.SetPropertyBool("bJoinIdenticalVertices", false);
        const aiExportDataBlob* blob = exporter.ExportToBlob(built.get(), "fbx", 0, &properties);
        if (!blob)
            return tl::unexpected(failure(unwritten));
        const auto* begin = static_cast<const std::byte*>(blob->data);
        return std::vector<std::byte>(begin, begin + blob->size);
    } catch (...) {
        const Error error = errorOfException();
        const bool isForeign = error.code == ErrorCode::InternalFailure;
        return tl::unexpected(isForeign ? failure(unwritten) : error);
    }
}

} // namespace mmd
