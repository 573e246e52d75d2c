// SPDX-License-Identifier: MIT
#include "ui/viewport/helpers/trail.h"

#include "ui/viewport/gizmo/gizmo_tool.h"
#include "ui/viewport/helpers/helper_colours.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace odori {
namespace {

constexpr float trailWidth = 1.6f;
constexpr float frameScale = 0.3f, keyScale = 0.75f, activeScale = 1.15f, currentScale = 0.6f;
constexpr float keyReach = 8.0f; ///< pixels

} // namespace

void Trail::setBones(
    mmd::ActorId actor, const std::shared_ptr<const mmd::Model>& model, std::span<const int> bones)
{
    bones = bones.first(std::min(bones.size(), mostBones));
    const bool isSame = actor == m_actor && model == m_model &&
                        std::equal(bones.begin(), bones.end(), m_bones.begin(), m_bones.end(),
                            [](int index, const Bone& bone) { return index == bone.index; });
    if (isSame)
        return;
    m_actor = actor;
    m_model = model;
    m_bones.clear();
    for (const int index : bones)
        m_bones.push_back(
            {index, model->boneTrack(index), isMovable(model->data.bones[std::size_t(index)])});
    m_slots.fill({});
    m_positions.resize(slotCount * m_bones.size());
}

void Trail::clear()
{
    m_bones.clear();
    m_model.reset();
    m_slots.fill({});
}

void Trail::setFrames(std::uint32_t current, std::uint32_t last)
{
    m_current = current;
    m_first = current - std::min(current, reach);
    m_last = std::max(current, std::min(last, current + reach));
}

void Trail::invalidate()
{
    for (Slot& slot : m_slots)
        slot.isFresh = false;
}

std::optional<std::uint32_t> Trail::wanted(std::uint32_t focus) const
{
    if (isEmpty())
        return std::nullopt;
    focus = std::clamp(focus, m_first, m_last);
    const auto isOld = [this](std::uint32_t frame) {
        const Slot& slot = m_slots[frame % slotCount];
        return slot.frame != frame || !slot.isFresh;
    };
    for (std::uint32_t way = 0; way < slotCount; ++way) {
        if (focus - m_first >= way && isOld(focus - way))
            return focus - way;
        if (m_last - focus >= way && isOld(focus + way))
            return focus + way;
    }
    return std::nullopt;
}

void Trail::sample(std::uint32_t frame, const mmd::Pose& pose)
{
    const std::size_t slot = frame % slotCount;
    for (std::size_t bone = 0; bone < m_bones.size(); ++bone)
        m_positions[slot * m_bones.size() + bone] =
            pose.bones[std::size_t(m_bones[bone].index)].translation;
    m_slots[slot] = {frame, true, true};
}

const glm::vec3* Trail::find(std::size_t bone, std::uint32_t frame) const
{
    const std::size_t slot = frame % slotCount;
    const bool isHere = frame >= m_first && frame <= m_last;
    return isHere && m_slots[slot].isSampled && m_slots[slot].frame == frame
               ? &m_positions[slot * m_bones.size() + bone]
               : nullptr;
}

std::optional<glm::vec3> Trail::position(int index, std::uint32_t frame) const
{
    for (std::size_t bone = 0; bone < m_bones.size(); ++bone)
        if (m_bones[bone].index == index)
            if (const glm::vec3* at = find(bone, frame))
                return *at;
    return std::nullopt;
}

/// Those in reach.
std::span<const std::uint32_t> Trail::keysOf(const Bone& bone, const mmd::Motion& motion) const
{
    const std::span<const std::uint32_t> all = mmd::framesOf(motion, bone.track);
    const auto begin = std::lower_bound(all.begin(), all.end(), m_first);
    return {begin, std::upper_bound(begin, all.end(), m_last)};
}

std::optional<TrailKey> Trail::keyAt(
    const mmd::Motion& motion, const Picture& picture, const glm::vec2& pixel) const
{
    std::optional<TrailKey> nearest;
    float least = keyReach;
    for (std::size_t bone = 0; bone < m_bones.size(); ++bone)
        for (const std::uint32_t frame : keysOf(m_bones[bone], motion)) {
            const glm::vec3* place = frame == m_current ? nullptr : find(bone, frame);
            const auto at =
                place ? render::projected(picture.view, *place, picture.size) : std::nullopt;
            const float distance = at ? glm::distance(*at, pixel) : keyReach;
            if (distance < least) {
                least = distance;
                nearest = TrailKey{m_bones[bone].index, frame};
            }
        }
    return nearest;
}

void Trail::addMark(const glm::vec3& at, render::BoneMark mark)
{
    mark.bone = int(m_places.bones.size());
    m_places.bones.push_back({at, {}});
    m_marks.push_back(mark);
}

/// The line, with a dot for each frame: their distances show the speed.
void Trail::addWay(std::size_t bone)
{
    const glm::vec3* before = nullptr;
    for (std::uint32_t frame = m_first; frame <= m_last; ++frame) {
        const glm::vec3* at = find(bone, frame);
        const glm::vec4& colour = frame <= m_current ? helperColour::before : helperColour::after;
        if (at && before && *at != *before)
            m_lines.push_back({*before, *at, colour, trailWidth});
        if (at && frame != m_current)
            addMark(*at, {.colour = colour, .scale = frameScale});
        before = at;
    }
    if (const glm::vec3* at = find(bone, m_current))
        addMark(*at, {.colour = helperColour::current, .hollow = true, .scale = currentScale});
}

void Trail::addKeys(
    std::size_t bone, const mmd::Motion& motion, const std::optional<TrailKey>& active)
{
    for (const std::uint32_t frame : keysOf(m_bones[bone], motion)) {
        const glm::vec3* at = frame == m_current ? nullptr : find(bone, frame);
        if (!at)
            continue;
        const bool isActive = active == TrailKey{m_bones[bone].index, frame};
        addMark(*at, {.shape = m_bones[bone].isMovable ? render::BoneMark::Shape::Square
                                                       : render::BoneMark::Shape::Circle,
                         .colour = isActive ? helperColour::activeKey : helperColour::key,
                         .scale = isActive ? activeScale : keyScale});
    }
}

void Trail::build(const mmd::Motion& motion, const std::optional<TrailKey>& active)
{
    m_lines.clear();
    m_marks.clear();
    m_places.bones.clear();
    for (std::size_t bone = 0; bone < m_bones.size(); ++bone)
        addWay(bone);
    for (std::size_t bone = 0; bone < m_bones.size(); ++bone)
        addKeys(bone, motion, active);
}

} // namespace odori
