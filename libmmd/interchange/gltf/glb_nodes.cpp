// SPDX-License-Identifier: MIT
#include "libmmd/interchange/gltf/glb_parts.h"

#include <glm/trigonometric.hpp>

#include <algorithm>

namespace mmd::glb {
namespace {

/// Gives the shortest text for the same float; a double would have more digits than the data.
Json vectorOf(const glm::dvec3& v)
{
    return {static_cast<float>(v.x), static_cast<float>(v.y), static_cast<float>(v.z)};
}

Json quatOf(const glm::dquat& q)
{
    return {static_cast<float>(q.x), static_cast<float>(q.y), static_cast<float>(q.z),
        static_cast<float>(q.w)};
}

void addJoints(File& file, const ExportScene& scene, Nodes& nodes)
{
    Json& list = file.json["nodes"];
    nodes.armature = list.size();
    list.push_back({{"name", scene.rootName}});
    for (const ExportJoint& joint : scene.joints) {
        const std::size_t index = list.size();
        Json node{{"name", joint.name}};
        if (joint.offset != glm::dvec3(0.0))
            node["translation"] = vectorOf(joint.offset * scene.unit);
        if (joint.bone >= 0 && joint.name != joint.original)
            node["extras"]["mmdName"] = joint.original;
        list.push_back(std::move(node));
        const std::size_t parent =
            joint.parent < 0 ? nodes.armature : nodes.joints[std::size_t(joint.parent)];
        list[parent]["children"].push_back(index);
        nodes.joints.push_back(index);
    }
    file.json["scenes"][0]["nodes"].push_back(nodes.armature);
}

void addSkin(File& file, const ExportScene& scene, const Nodes& nodes)
{
    std::vector<float> matrices;
    for (const ExportJoint& joint : scene.joints) {
        const glm::vec3 back(joint.rest * -scene.unit);
        matrices.insert(
            matrices.end(), {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, back.x, back.y, back.z, 1});
    }
    file.json["skins"] = Json::array({{{"joints", nodes.joints}, {"skeleton", nodes.armature},
        {"inverseBindMatrices", file.buffer.addFloats(matrices, mat4)}}});
}

void addCamera(File& file, const ExportScene& scene, Nodes& nodes)
{
    const ExportCamera::Sample& first = scene.camera->samples.front();
    Json perspective{{"yfov", static_cast<float>(glm::radians(first.fieldOfView))},
        {"aspectRatio", 16.0f / 9.0f}, {"znear", 0.01f}, {"zfar", 1000.0f}};
    Json camera{{"name", scene.camera->name}, {"type", "perspective"},
        {"perspective", std::move(perspective)}};
    // glTF cannot animate it; "extras" has it for readers that use it.
    const bool changes = std::any_of(scene.camera->samples.begin(), scene.camera->samples.end(),
        [&](const auto& each) { return each.fieldOfView != first.fieldOfView; });
    if (changes)
        for (const ExportCamera::Sample& sample : scene.camera->samples)
            camera["extras"]["fieldOfView"].push_back(static_cast<float>(sample.fieldOfView));
    file.json["cameras"] = Json::array({std::move(camera)});
    nodes.camera = file.json["nodes"].size();
    file.json["nodes"].push_back({{"name", scene.camera->name}, {"camera", 0},
        {"translation", vectorOf(first.position * scene.unit)},
        {"rotation", quatOf(first.rotation)}});
    file.json["scenes"][0]["nodes"].push_back(nodes.camera);
}

void addLight(File& file, const ExportScene& scene, Nodes& nodes)
{
    const ExportLight::Sample& first = scene.light->samples.front();
    file.json["extensionsUsed"].push_back("KHR_lights_punctual");
    file.json["extensions"]["KHR_lights_punctual"]["lights"] =
        Json::array({{{"name", scene.light->name}, {"type", "directional"},
            {"color", vectorOf(first.colour)}, {"intensity", 3.0f}}});
    nodes.light = file.json["nodes"].size();
    Json node{{"name", scene.light->name}, {"rotation", quatOf(first.rotation)}};
    node["extensions"]["KHR_lights_punctual"]["light"] = 0;
    file.json["nodes"].push_back(std::move(node));
    file.json["scenes"][0]["nodes"].push_back(nodes.light);
}

} // namespace

Nodes addNodes(File& file, const ExportScene& scene)
{
    Nodes nodes;
    if (!scene.joints.empty()) {
        addJoints(file, scene, nodes);
        if (!scene.meshes.empty())
            addSkin(file, scene, nodes);
    }
    if (scene.camera)
        addCamera(file, scene, nodes);
    if (scene.light)
        addLight(file, scene, nodes);
    return nodes;
}

} // namespace mmd::glb
