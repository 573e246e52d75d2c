// SPDX-License-Identifier: MIT
#include "libmmd/interchange/gltf/glb_parts.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <set>

namespace mmd::glb {
namespace {

struct Vertices {
    std::vector<float> positions, normals, uvs, weights;
    std::vector<std::uint32_t> joints;
};

void add(std::vector<float>& to, const glm::vec3& v)
{
    to.insert(to.end(), {v.x, v.y, v.z});
}

glm::vec3 unitNormal(const glm::vec3& normal)
{
    const glm::vec3 mirrored(normal.x, normal.y, -normal.z);
    const float length = glm::length(mirrored);
    return length > 1e-12f ? mirrored / length : glm::vec3(0.0f, 1.0f, 0.0f);
}

Vertices verticesOf(const ExportScene& scene, const ExportMesh& mesh)
{
    Vertices result;
    for (std::size_t index = 0; index < mesh.vertices.size(); ++index) {
        const pmx::Vertex& vertex = scene.model.data.vertices[mesh.vertices[index]];
        add(result.positions, glm::vec3(toFileSpace(glm::dvec3(vertex.position)) * scene.unit));
        add(result.normals, unitNormal(vertex.normal));
        result.uvs.insert(result.uvs.end(), {vertex.uv.x, vertex.uv.y});
    }
    for (const JointWeights& each : mesh.weights) {
        for (const std::int32_t joint : each.joints)
            result.joints.push_back(static_cast<std::uint32_t>(joint));
        result.weights.insert(result.weights.end(), each.weights.begin(), each.weights.end());
    }
    return result;
}

Json attributesOf(File& file, const ExportScene& scene, const ExportMesh& mesh)
{
    const Vertices vertices = verticesOf(scene, mesh);
    Buffer& buffer = file.buffer;
    Json attributes;
    attributes["POSITION"] = buffer.addFloats(vertices.positions, vec3, Target::Vertices, true);
    attributes["NORMAL"] = buffer.addFloats(vertices.normals, vec3, Target::Vertices);
    attributes["TEXCOORD_0"] = buffer.addFloats(vertices.uvs, vec2, Target::Vertices);
    if (!vertices.joints.empty()) {
        attributes["JOINTS_0"] = buffer.addNumbers(vertices.joints, vec4,
            static_cast<std::uint32_t>(scene.joints.size() - 1), Target::Vertices, true);
        attributes["WEIGHTS_0"] = buffer.addFloats(vertices.weights, vec4, Target::Vertices);
    }
    return attributes;
}

/// Without a shape the target moves one vertex by zero, because some readers require an accessor
/// with data.
std::size_t addShape(
    File& file, const ExportScene& scene, const ExportMesh& mesh, const ExportShape* shape)
{
    static constexpr std::uint32_t firstVertex[1] = {0};
    std::vector<float> offsets;
    if (!shape) {
        offsets.assign(3, 0.0f);
        return file.buffer.addOffsets(mesh.vertices.size(), firstVertex, offsets);
    }
    for (const glm::vec3& offset : shape->offsets)
        add(offsets, offset * static_cast<float>(scene.unit));
    return file.buffer.addOffsets(mesh.vertices.size(), shape->vertices, offsets);
}

/// A target for each morph, also for morphs without an effect on this mesh: all primitives need the
/// same number.
Json targetsOf(File& file, const ExportScene& scene, const ExportMesh& mesh,
    const std::vector<std::uint32_t>& morphs)
{
    Json targets = Json::array();
    std::optional<std::size_t> untouched;
    auto shape = mesh.shapes.begin();
    for (const std::uint32_t morph : morphs) {
        const bool isTouched = shape != mesh.shapes.end() && shape->morph == morph;
        if (!isTouched && !untouched)
            untouched = addShape(file, scene, mesh, nullptr);
        targets.push_back(
            {{"POSITION", isTouched ? addShape(file, scene, mesh, &*shape) : *untouched}});
        if (isTouched)
            ++shape;
    }
    return targets;
}

Json primitiveOf(File& file, const ExportScene& scene, const ExportMesh& mesh,
    const std::vector<std::uint32_t>& morphs)
{
    Json primitive;
    primitive["attributes"] = attributesOf(file, scene, mesh);
    primitive["indices"] = file.buffer.addNumbers(mesh.indices, scalar,
        static_cast<std::uint32_t>(mesh.vertices.size() - 1), Target::Indices, false);
    primitive["material"] = mesh.sections.front().material;
    if (!morphs.empty())
        primitive["targets"] = targetsOf(file, scene, mesh, morphs);
    return primitive;
}

/// The morphs with an effect on any of the meshes, ascending, and their names.
std::vector<std::uint32_t> morphsOf(std::span<const ExportMesh> meshes, Json& names)
{
    std::set<std::pair<std::uint32_t, std::string>> all;
    for (const ExportMesh& mesh : meshes)
        for (const ExportShape& shape : mesh.shapes)
            all.emplace(shape.morph, shape.name);
    std::vector<std::uint32_t> morphs;
    names = Json::array();
    for (const auto& [morph, name] : all) {
        morphs.push_back(morph);
        names.push_back(name);
    }
    return morphs;
}

/// One glTF mesh from one or more of the scene's meshes, and its node.
void addMesh(File& file, const ExportScene& scene, std::span<const ExportMesh> meshes,
    const std::string& name, Nodes& nodes)
{
    Json names;
    const auto morphs = morphsOf(meshes, names);
    Json mesh{{"name", name}, {"primitives", Json::array()}};
    for (const ExportMesh& each : meshes)
        mesh["primitives"].push_back(primitiveOf(file, scene, each, morphs));
    if (!morphs.empty())
        mesh["extras"]["targetNames"] = std::move(names);
    Json node{{"name", name}, {"mesh", file.json["meshes"].size()}};
    if (!scene.joints.empty())
        node["skin"] = 0;
    file.json["meshes"].push_back(std::move(mesh));
    nodes.meshes.push_back({file.json["nodes"].size(), morphs});
    file.json["scenes"][0]["nodes"].push_back(file.json["nodes"].size());
    file.json["nodes"].push_back(std::move(node));
}

} // namespace

void addMeshes(File& file, const ExportScene& scene, Nodes& nodes)
{
    if (scene.meshes.empty())
        return;
    const std::span<const ExportMesh> all(scene.meshes);
    if (scene.options.layout == MeshLayout::OneMesh)
        addMesh(file, scene, all, scene.rootName + "_mesh", nodes);
    else
        for (std::size_t index = 0; index < all.size(); ++index)
            addMesh(file, scene, all.subspan(index, 1), all[index].name, nodes);
}

} // namespace mmd::glb
