// SPDX-License-Identifier: MIT
#include "libmmd/interchange/fbx/fbx_finish.h"

#include <algorithm>
#include <unordered_map>

namespace mmd::fbx {
namespace {

/// The new name with the class part of the object's name.
void rename(Node& object, std::string_view name)
{
    if (auto* old =
            object.values.size() > 1 ? std::get_if<std::string>(&object.values[1]) : nullptr) {
        const auto cut = old->find('\0');
        *old = std::string(name) + (cut == old->npos ? std::string() : old->substr(cut));
    }
}

bool isUnnamed(const Node& object)
{
    const auto* name = object.value<std::string>(1);
    return name && plainName(*name).empty();
}

class Namer {
public:
    Namer(Objects& objects, const ExportScene& scene)
        : m_objects(objects)
        , m_scene(scene)
    {
    }
    void run();

private:
    void nameModels();
    void nameMaterials();
    void nameTextures();
    void nameParts();
    void renameModel(const std::string& role, const std::string& name)
    {
        if (Node* node = m_objects.find(m_objects.model(role)))
            rename(*node, name);
    }

    Objects& m_objects;
    const ExportScene& m_scene;
};

void Namer::nameModels()
{
    renameModel("armature", m_scene.rootName);
    for (std::size_t mesh = 0; mesh < m_scene.meshes.size(); ++mesh)
        renameModel("mesh" + std::to_string(mesh), m_scene.meshes[mesh].name);
    for (std::size_t index = 0; index < m_scene.joints.size(); ++index) {
        const ExportJoint& joint = m_scene.joints[index];
        Node* node = m_objects.find(m_objects.model("joint" + std::to_string(index)));
        if (!node)
            continue;
        rename(*node, joint.name);
        if (joint.bone >= 0 && joint.name != joint.original)
            setProperty(*node, property("MMD name", "KString", "", "U", joint.original));
    }
    for (Node& each : m_objects.list().children)
        if (each.name == "AnimationStack")
            rename(each, m_scene.animationName);
}

void Namer::nameMaterials()
{
    std::size_t index = 0;
    for (Node& each : m_objects.list().children)
        if (each.name == "Material" && index < m_scene.materials.size())
            rename(each, m_scene.materials[index++].name);
}

void Namer::nameTextures()
{
    for (Node& each : m_objects.list().children) {
        const auto* path = each.name == "Video" || each.name == "Texture"
                               ? each.childValue<std::string>("RelativeFilename")
                               : nullptr;
        if (!path)
            continue;
        const auto texture = std::find_if(m_scene.textures.begin(), m_scene.textures.end(),
            [&](const ExportTexture& known) { return known.path == *path; });
        const std::string name = texture == m_scene.textures.end() ? *path : texture->name;
        rename(each, name);
        if (Node* own = each.child("TextureName"))
            own->values.assign(1, objectName(name, "Texture"));
    }
}

/// Geometry, attributes, skins and layers get the name of the object that they belong to.
void Namer::nameParts()
{
    const auto& connections = m_objects.connections();
    for (auto each = connections.rbegin(); each != connections.rend(); ++each) {
        Node* child = each->property.empty() ? m_objects.find(each->child) : nullptr;
        const Node* parent = m_objects.find(each->parent);
        if (!child || !parent || !isUnnamed(*child))
            continue;
        if (const auto* name = parent->value<std::string>(1))
            rename(*child, std::string(plainName(*name)));
    }
}

void Namer::run()
{
    nameModels();
    nameMaterials();
    nameTextures();
    nameParts();
    nameParts(); // a cluster's skin gets its name in the first round
    nameParts();
}

} // namespace

void nameObjects(Objects& objects, const ExportScene& scene)
{
    Namer(objects, scene).run();
}

} // namespace mmd::fbx
