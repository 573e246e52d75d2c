// SPDX-License-Identifier: MIT
#include "libmmd/interchange/fbx/fbx_finish.h"

#include "libmmd/interchange/fbx/fbx_curves.h"
#include "libmmd/interchange/scene/texture_copies.h"

#include <algorithm>

namespace mmd::fbx {
namespace {

std::string role(const char* name, std::size_t index)
{
    return name + std::to_string(index);
}

/// Ids of the materials, in the scene's order.
std::vector<std::int64_t> materialIds(Objects& objects)
{
    std::vector<std::int64_t> ids;
    for (const Node& each : objects.list().children)
        if (each.name == "Material")
            ids.push_back(Objects::idOf(each));
    return ids;
}

void setMaterialLayer(Node& geometry, const ExportMesh& mesh)
{
    std::vector<std::int32_t> ofFace;
    ofFace.reserve(mesh.indices.size() / 3);
    for (std::size_t section = 0; section < mesh.sections.size(); ++section)
        ofFace.insert(ofFace.end(), mesh.sections[section].indexCount / 3,
            static_cast<std::int32_t>(section));
    Node& layer = geometry.childOrNew("LayerElementMaterial");
    setChild(layer, "MappingInformationType", std::string("ByPolygon"));
    setChild(layer, "ReferenceInformationType", std::string("IndexToDirect"));
    setChild(layer, "Materials", std::move(ofFace));
}

/// The geometry of a shape: the moved vertices and their offsets. Normals stay.
std::int64_t addShapeGeometry(Objects& objects, const ExportShape& shape, double unit)
{
    const std::int64_t id = objects.add("Geometry", shape.name, "Geometry", "Shape");
    std::vector<std::int32_t> indices(shape.vertices.begin(), shape.vertices.end());
    std::vector<double> offsets;
    offsets.reserve(3 * shape.offsets.size());
    for (const glm::vec3& offset : shape.offsets)
        for (int axis = 0; axis < 3; ++axis)
            offsets.push_back(double(offset[axis]) * unit);
    std::vector<double> normals(offsets.size(), 0.0);
    Node& node = *objects.find(id);
    node.add("Version", std::int32_t(100));
    node.add("Indexes", std::move(indices));
    node.add("Vertices", std::move(offsets));
    node.add("Normals", std::move(normals));
    return id;
}

std::int64_t addChannel(Objects& objects, const ExportShape& shape, float percent)
{
    const std::int64_t id = objects.add("Deformer", shape.name, "SubDeformer", "BlendShapeChannel");
    Node& node = *objects.find(id);
    node.add("Version", std::int32_t(100));
    node.add("DeformPercent", double(percent));
    node.add("FullWeights", std::vector<double>{100.0});
    setProperty(node, property("DeformPercent", "Number", "", "A", double(percent)));
    return id;
}

std::vector<float> percents(const BakedMotion& motion, std::size_t morph)
{
    std::vector<float> values(motion.frameCount);
    for (std::size_t frame = 0; frame < motion.frameCount; ++frame)
        values[frame] = motion.weights(frame)[morph] * 100.0f;
    return values;
}

void addShapesOf(Objects& objects, const ExportScene& scene, const ExportMesh& mesh,
    std::int64_t geometry, const CurveWriter& curves)
{
    const std::int64_t layer = animationLayer(objects);
    const std::int64_t deformer = objects.add("Deformer", mesh.name, "Deformer", "BlendShape");
    objects.find(deformer)->add("Version", std::int32_t(100));
    objects.connect(deformer, geometry);
    for (const ExportShape& shape : mesh.shapes) {
        scene.stopIfCancelled();
        const auto values = percents(scene.motion, shape.morph);
        const std::int64_t channel = addChannel(objects, shape, values.front());
        objects.connect(channel, deformer);
        objects.connect(addShapeGeometry(objects, shape, scene.unit), channel);
        const std::int64_t node =
            addCurveNode(objects, layer, channel, "DeformPercent", "DeformPercent");
        CurveWriter::setDefault(*objects.find(node), "d|DeformPercent", values.front());
        const std::int64_t curve = addCurve(objects, node, "d|DeformPercent");
        curves.fill(*objects.find(curve), values,
            std::max(scene.options.weightTolerance, stillWeight) * 100.0);
    }
}

} // namespace

void joinMaterials(Objects& objects, const ExportScene& scene)
{
    const std::vector<std::int64_t> materials = materialIds(objects);
    for (std::size_t index = 0; index < scene.meshes.size(); ++index) {
        const ExportMesh& mesh = scene.meshes[index];
        const std::int64_t model = objects.model(role("mesh", index));
        Node* geometry = objects.find(objects.childOf(model, "Geometry"));
        if (!geometry || mesh.sections.size() < 2)
            continue;
        setMaterialLayer(*geometry, mesh);
        // Assimp already connected the first one.
        for (std::size_t section = 1; section < mesh.sections.size(); ++section)
            objects.connect(materials[mesh.sections[section].material], model);
    }
}

void addShapes(Objects& objects, const ExportScene& scene)
{
    if (scene.motion.frameCount == 0)
        return;
    const CurveWriter curves(scene);
    for (std::size_t index = 0; index < scene.meshes.size(); ++index) {
        const std::int64_t geometry =
            objects.childOf(objects.model(role("mesh", index)), "Geometry");
        if (geometry == 0 || scene.meshes[index].shapes.empty())
            continue;
        addShapesOf(objects, scene, scene.meshes[index], geometry, curves);
    }
}

void dullMaterials(Objects& objects)
{
    for (Node& each : objects.list().children)
        if (each.name == "Material")
            for (const char* factor : {"ReflectionFactor", "SpecularFactor"})
                setProperty(each, property(factor, "Number", "", "A", 0.0));
}

void embedTextures(Objects& objects, const ExportScene& scene, std::vector<Warning>& warnings)
{
    for (Node& each : objects.list().children) {
        const auto* path =
            each.name == "Video" ? each.childValue<std::string>("RelativeFilename") : nullptr;
        if (!path)
            continue;
        const auto texture = std::find_if(scene.textures.begin(), scene.textures.end(),
            [&](const ExportTexture& known) { return known.path == *path; });
        if (texture == scene.textures.end())
            continue;
        auto bytes = bytesOf(*texture);
        if (bytes)
            setChild(each, "Content", Raw{std::move(*bytes)});
        else
            warnings.push_back(
                {.code = WarningCode::MissingTexture, .location = texture->path, .count = 1});
    }
}

} // namespace mmd::fbx
