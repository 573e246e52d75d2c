// SPDX-License-Identifier: MIT
#include "libmmd/interchange/scene/export_builder.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace mmd {
namespace {

constexpr std::uint32_t nowhere = 0xFFFFFFFFu;

/// The vertex's bones as joints: equal ones joined, positive weights with the sum 1; the first
/// joint if it has no weights.
JointWeights weightsOf(const pmx::Vertex& vertex, const std::vector<std::int32_t>& jointOf)
{
    JointWeights result;
    std::size_t count = 0;
    float sum = 0.0f;
    const std::size_t used = vertex.deform == pmx::Deform::Bdef1   ? 1
                             : vertex.deform == pmx::Deform::Bdef2 ? 2
                             : vertex.deform == pmx::Deform::Sdef  ? 2
                                                                   : 4;
    for (std::size_t index = 0; index < used; ++index) {
        const std::int32_t bone = vertex.bones[index];
        const float weight = used == 1 ? 1.0f : vertex.weights[index];
        const std::int32_t joint = bone < 0 ? -1 : jointOf[std::size_t(bone)];
        if (joint < 0 || !(weight > 0.0f))
            continue;
        const auto known =
            std::find(result.joints.begin(), result.joints.begin() + std::ptrdiff_t(count), joint);
        const auto at = std::size_t(known - result.joints.begin());
        if (at == count)
            ++count;
        result.joints[at] = joint;
        result.weights[at] += weight;
        sum += weight;
    }
    for (float& weight : result.weights)
        weight = sum > 0.0f ? weight / sum : 0.0f;
    if (!(sum > 0.0f))
        result.weights[0] = 1.0f;
    return result;
}

/// Adds the faces of a material to a mesh; `newIndices` maps the model's vertices to the mesh's.
void addFaces(ExportMesh& mesh, const pmx::Model& model, std::uint32_t material,
    std::size_t firstIndex, std::vector<std::uint32_t>& newIndices)
{
    ExportSection section{.material = material, .firstIndex = mesh.indices.size(), .indexCount = 0};
    const std::size_t end = firstIndex + model.materials[material].indexCount;
    for (std::size_t at = firstIndex; at + 2 < end; at += 3) {
        // Mirroring reverses faces: exchange two corners.
        const std::uint32_t corners[3] = {
            model.indices[at], model.indices[at + 2], model.indices[at + 1]};
        if (corners[0] == corners[1] || corners[1] == corners[2] || corners[0] == corners[2])
            continue;
        for (const std::uint32_t corner : corners) {
            if (newIndices[corner] == nowhere) {
                newIndices[corner] = static_cast<std::uint32_t>(mesh.vertices.size());
                mesh.vertices.push_back(corner);
            }
            mesh.indices.push_back(newIndices[corner]);
        }
    }
    section.indexCount = mesh.indices.size() - section.firstIndex;
    if (section.indexCount > 0)
        mesh.sections.push_back(section);
}

void addWeights(ExportMesh& mesh, const ExportScene& scene)
{
    if (scene.joints.empty())
        return;
    std::vector<std::int32_t> jointOf(scene.model.data.bones.size(), -1);
    for (std::size_t joint = 0; joint < scene.joints.size(); ++joint)
        if (scene.joints[joint].bone >= 0)
            jointOf[std::size_t(scene.joints[joint].bone)] = static_cast<std::int32_t>(joint);
    mesh.weights.reserve(mesh.vertices.size());
    for (const std::uint32_t vertex : mesh.vertices)
        mesh.weights.push_back(weightsOf(scene.model.data.vertices[vertex], jointOf));
}

/// One shape of a morph: offsets of the same vertex are added, zero offsets are left out.
ExportShape shapeOf(const pmx::Morph& morph, const std::vector<std::uint32_t>& newIndices)
{
    std::vector<std::pair<std::uint32_t, glm::vec3>> moved;
    for (const pmx::VertexOffset& each : morph.vertex)
        if (each.vertex >= 0 && newIndices[std::size_t(each.vertex)] != nowhere)
            moved.emplace_back(newIndices[std::size_t(each.vertex)],
                glm::vec3(each.offset.x, each.offset.y, -each.offset.z));
    const auto byVertex = [](const auto& a, const auto& b) { return a.first < b.first; };
    if (!std::is_sorted(moved.begin(), moved.end(), byVertex))
        std::stable_sort(moved.begin(), moved.end(), byVertex);
    ExportShape shape;
    for (const auto& [vertex, offset] : moved) {
        if (offset == glm::vec3(0.0f))
            continue;
        if (!shape.vertices.empty() && shape.vertices.back() == vertex) {
            shape.offsets.back() += offset;
            continue;
        }
        shape.vertices.push_back(vertex);
        shape.offsets.push_back(offset);
    }
    return shape;
}

void addShapes(ExportMesh& mesh, const pmx::Model& model, const std::vector<std::string>& names,
    const std::vector<std::uint32_t>& newIndices)
{
    for (std::size_t morph = 0; morph < model.morphs.size(); ++morph) {
        if (model.morphs[morph].type != pmx::MorphType::Vertex)
            continue;
        ExportShape shape = shapeOf(model.morphs[morph], newIndices);
        if (shape.vertices.empty())
            continue;
        shape.morph = static_cast<std::uint32_t>(morph);
        shape.name = names[morph];
        mesh.shapes.push_back(std::move(shape));
    }
}

std::vector<std::string> morphNames(const pmx::Model& model, NodeNames style)
{
    NodeNamer namer(style);
    std::vector<std::string> names;
    for (std::size_t morph = 0; morph < model.morphs.size(); ++morph)
        names.push_back(
            namer.name(model.morphs[morph].name, model.morphs[morph].nameEnglish, "morph", morph));
    return names;
}

} // namespace

std::vector<ExportMesh> exportMeshes(const ExportScene& scene, MeshLayout layout, NodeNamer& namer)
{
    const pmx::Model& model = scene.model.data;
    const std::vector<std::string> names = morphNames(model, scene.options.names);
    std::vector<ExportMesh> meshes;
    std::vector<std::uint32_t> newIndices(model.vertices.size(), nowhere);
    const auto finish = [&](ExportMesh mesh, std::string_view name) {
        if (!mesh.indices.empty()) {
            mesh.name = namer.name(name);
            addWeights(mesh, scene);
            addShapes(mesh, model, names, newIndices);
            meshes.push_back(std::move(mesh));
        }
        std::fill(newIndices.begin(), newIndices.end(), nowhere);
    };
    ExportMesh whole;
    if (layout == MeshLayout::OneMesh) { // every vertex, in the model's order
        whole.vertices.resize(model.vertices.size());
        std::iota(whole.vertices.begin(), whole.vertices.end(), 0u);
        std::iota(newIndices.begin(), newIndices.end(), 0u);
    }
    std::size_t firstIndex = 0;
    for (std::uint32_t material = 0; material < model.materials.size(); ++material) {
        addFaces(whole, model, material, firstIndex, newIndices);
        firstIndex += model.materials[material].indexCount;
        if (layout == MeshLayout::ByMaterial)
            finish(std::exchange(whole, {}), scene.materials[material].name);
    }
    if (layout == MeshLayout::OneMesh)
        finish(std::move(whole), scene.rootName + "_mesh");
    return meshes;
}

} // namespace mmd
