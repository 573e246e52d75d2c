// SPDX-License-Identifier: MIT
#include "libmmd/accessory/accessory_model.h"

#include "libmmd/base/file_io.h"
#include "libmmd/format/signatures.h"

#include <algorithm>

namespace mmd {
namespace {

constexpr const char* noShadowName = "影なし";

pmx::DisplayFrame frame(const char* name, const char* english, std::vector<pmx::FrameItem> items)
{
    return {.name = {name, {}}, .nameEnglish = {english, {}}, .special = 1, .items = items};
}

pmx::Morph morph(const char* name, const char* english, pmx::MorphType type)
{
    pmx::Morph result;
    result.name.utf8 = name;
    result.nameEnglish.utf8 = english;
    result.type = type;
    return result;
}

} // namespace

void addAccessoryParts(pmx::Model& model, const std::string& name)
{
    model.name.utf8 = model.nameEnglish.utf8 = name;

    pmx::Bone bone;
    bone.name.utf8 = "センター";
    bone.nameEnglish.utf8 = "Center";
    bone.flags = pmx::boneFlag::rotatable | pmx::boneFlag::movable | pmx::boneFlag::visible |
                 pmx::boneFlag::operable;
    model.bones = {bone};

    // Multiplying all by 1 but the opacity by 0.
    pmx::MaterialOffset clear;
    clear.diffuse = glm::vec4(1, 1, 1, 0);
    clear.specular = clear.ambient = glm::vec3(1);
    clear.specularPower = clear.edgeSize = 1;
    clear.edgeColour = clear.textureTint = clear.sphereTint = clear.toonTint = glm::vec4(1);
    pmx::Morph transparent = morph("透明", "Transparent", pmx::MorphType::Material);
    transparent.material = {clear};
    model.morphs = {transparent, morph(noShadowName, "No Shadow", pmx::MorphType::Vertex)};

    model.displayFrames = {frame("Root", "Root", {{0, 0}}), frame("表情", "Exp", {{1, 0}, {1, 1}})};
}

bool isAccessory(const Model& model)
{
    return !model.path.empty() && isAccessoryExtension(extensionOf(pathFromUtf8(model.path)));
}

int noShadowMorph(const Model& model)
{
    if (!isAccessory(model))
        return -1;
    const auto& morphs = model.data.morphs;
    const auto found = std::find_if(morphs.begin(), morphs.end(),
        [](const pmx::Morph& each) { return each.name.utf8 == noShadowName; });
    return found == morphs.end() ? -1 : int(found - morphs.begin());
}

} // namespace mmd
