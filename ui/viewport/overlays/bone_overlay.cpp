// SPDX-License-Identifier: MIT
#include "ui/viewport/overlays/bone_overlay.h"

#include "ui/viewport/gizmo/gizmo.h"
#include "ui/viewport/overlays/bone_picking.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace odori {
namespace {

using namespace mmd::pmx::boneFlag;

const glm::vec4 plain(0.18f, 0.27f, 0.95f, 1.0f);
const glm::vec4 ikGoal(0.98f, 0.55f, 0.05f, 1.0f);
const glm::vec4 oneAxis(0.62f, 0.25f, 0.85f, 1.0f);
const glm::vec4 unchangeable(0.36f, 0.40f, 0.47f, 0.75f);
const glm::vec4 dynamic(0.30f, 0.40f, 0.62f, 0.55f);
const glm::vec4 lockedColour(0.42f, 0.45f, 0.50f, 0.32f);
const glm::vec4 selectedColour(0.96f, 0.20f, 0.20f, 1.0f);
const glm::vec4 draftColour(0.10f, 0.62f, 0.34f, 1.0f);
constexpr float stickWidth = 1.3f;
constexpr float stickAlpha = 0.75f;
constexpr float axisPixels = 12.0f;
constexpr float selectedScale = 1.35f; ///< the size says it without its colour, too

glm::vec4 colourOf(const PosedActor& actor, int index)
{
    const mmd::pmx::Bone& bone = actor.model()->data.bones[std::size_t(index)];
    if (actor.isSelected(index))
        return selectedColour;
    if (actor.isLocked(index))
        return lockedColour;
    if (actor.isDraft(index))
        return draftColour;
    if (actor.isDynamic(index))
        return dynamic;
    if (!isPickable(bone))
        return unchangeable;
    if (isGoal(bone))
        return ikGoal;
    return bone.flags & fixedAxis ? oneAxis : plain;
}

/// Marks of short bones are smaller if they would overlap, such as fingers at a distance.
float scaleOf(float length, float pixelsPerUnit)
{
    constexpr float room = 26.0f; // pixels along a bone at which its mark has its full size
    constexpr float least = 0.42f;
    return length > 0.0f ? std::clamp(length * pixelsPerUnit / room, least, 1.0f) : 1.0f;
}

/// The length of a bone in model space; the distance to its parent if its tail is at its own
/// position.
float lengthOf(const mmd::Model& model, int index)
{
    const mmd::pmx::Bone& bone = model.data.bones[std::size_t(index)];
    if ((bone.flags & tailIsBone) == 0 && bone.tailOffset != glm::vec3(0.0f))
        return glm::length(bone.tailOffset);
    if ((bone.flags & tailIsBone) != 0 && bone.tailBone >= 0)
        return glm::distance(bone.position, model.data.bones[std::size_t(bone.tailBone)].position);
    return glm::length(model.rig.bones[std::size_t(index)].restOffset);
}

} // namespace

glm::vec3 tailOf(const mmd::pmx::Bone& bone, const mmd::Pose& pose, int index)
{
    const mmd::BoneTransform& world = pose.bones[std::size_t(index)];
    if ((bone.flags & tailIsBone) == 0)
        return world.translation + world.rotation * bone.tailOffset;
    return bone.tailBone < 0 ? world.translation
                             : pose.bones[std::size_t(bone.tailBone)].translation;
}

void BoneOverlay::build(const PosedActor& actor, const render::View& view, const glm::vec2& size)
{
    m_marks.clear();
    m_sticks.clear();
    if (!actor.pose())
        return;
    // Later marks are drawn over earlier ones, so the selected bones are last.
    for (const bool selectedOnes : {false, true})
        for (const int bone : actor.drawOrder())
            if (actor.isSelected(bone) == selectedOnes)
                add(actor, bone, view, size);
}

void BoneOverlay::add(
    const PosedActor& actor, int index, const render::View& view, const glm::vec2& size)
{
    const mmd::Pose& pose = *actor.pose();
    const mmd::pmx::Bone& bone = actor.model()->data.bones[std::size_t(index)];
    const bool isSelected = actor.isSelected(index);
    if (actor.isHidden(index) || ((bone.flags & visible) == 0 && !isSelected))
        return;
    const bool isDraft = actor.isDraft(index);
    const glm::vec4 colour = colourOf(actor, index);
    const bool moves = (bone.flags & movable) != 0;
    const glm::vec3& position = pose.bones[std::size_t(index)].translation;
    const float scale = pixelsPerUnit(view, position, size);
    const bool isPlain = !isSelected && !isDraft && !isGoal(bone);
    m_marks.push_back({.bone = index,
        .shape = moves ? render::BoneMark::Shape::Square : render::BoneMark::Shape::Circle,
        .colour = colour,
        .hollow = isDraft,
        .scale = isSelected ? selectedScale
                 : isPlain  ? scaleOf(lengthOf(*actor.model(), index), scale)
                            : 1.0f});
    const glm::vec4 faint(glm::vec3(colour), colour.a * stickAlpha);
    const glm::vec3 tail = tailOf(bone, pose, index);
    if (tail != position)
        m_sticks.push_back({position, tail, faint, isSelected ? stickWidth * 1.5f : stickWidth});
    if (bone.flags & fixedAxis) {
        if (scale <= 0.0f)
            return;
        const glm::vec3 half =
            pose.bones[std::size_t(index)].rotation * bone.fixedAxis * (axisPixels / scale);
        m_sticks.push_back({position - half, position + half, colour, 2.0f});
    }
}

} // namespace odori
