// SPDX-License-Identifier: MIT
#include "ui/viewport/selecting/bone_selecting.h"

#include "ui/messages/shown_name.h"
#include "ui/viewport/gizmo/pose_edit.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace odori {
namespace {

constexpr float samePlace = 4.0f; ///< pixels between repeated clicks

mmd::Choosing choosingOfArea(Qt::KeyboardModifiers modifiers)
{
    return modifiers & Qt::ShiftModifier     ? mmd::Choosing::Add
           : modifiers & Qt::ControlModifier ? mmd::Choosing::Remove
                                             : mmd::Choosing::Replace;
}

} // namespace

BoneSelecting::BoneSelecting(Document& document, PosedActors& actors)
    : m_document(document)
    , m_actors(actors)
{
}

bool BoneSelecting::keepsSelection(Qt::KeyboardModifiers modifiers)
{
    return (modifiers & (Qt::ShiftModifier | Qt::ControlModifier)) != 0;
}

std::span<const int> BoneSelecting::pickable() const
{
    return takesPhysicsBones ? posed().pickable() : posed().pickableStill();
}

QString BoneSelecting::nameOf(int bone) const
{
    return shownName(posed().model()->data.bones[std::size_t(bone)].name.utf8, longestInSentence);
}

bool BoneSelecting::clickAt(
    const Picture& picture, const glm::vec2& pixel, Qt::KeyboardModifiers modifiers)
{
    const mmd::Pose* pose = posed().pose();
    if (!pose)
        return false;
    // A click somewhere else means the bone there; a repeated one goes deeper.
    const bool isRepeated = m_lastClick && !keepsSelection(modifiers) &&
                            glm::distance(*m_lastClick, pixel) <= samePlace;
    m_lastClick = pixel;
    const auto pile = isRepeated ? bonesInReach(picture, pixel)
                                 : bonesAt(*pose, picture.view, picture.size, pickable(), pixel);
    const auto bone = clickedBone(pile, posed().selectedBones());
    if (bone)
        selectOne(*bone, modifiers);
    return bone.has_value();
}

void BoneSelecting::selectOne(int bone, Qt::KeyboardModifiers modifiers)
{
    select({&bone, 1}, modifiers & Qt::ShiftModifier     ? mmd::Choosing::Toggle
                       : modifiers & Qt::ControlModifier ? mmd::Choosing::Add
                                                         : mmd::Choosing::Replace);
    m_actors.setLastSelected(bone);
}

std::vector<int> BoneSelecting::bonesInReach(const Picture& picture, const glm::vec2& pixel) const
{
    const mmd::Pose* pose = posed().pose();
    return pose ? odori::bonesInReach(*pose, picture.view, picture.size, pickable(), pixel)
                : std::vector<int>();
}

QString BoneSelecting::namesInReach(
    const Picture& picture, const glm::vec2& pixel, std::size_t most) const
{
    QStringList names;
    const auto bones = bonesInReach(picture, pixel);
    for (const int bone : std::span(bones).first(std::min(bones.size(), most)))
        names += nameOf(bone);
    if (bones.size() > most)
        names += QStringLiteral("…");
    return names.join(QLatin1Char('\n'));
}

void BoneSelecting::selectWithin(
    const Picture& picture, const PixelRectangle& rectangle, Qt::KeyboardModifiers modifiers)
{
    if (const mmd::Pose* pose = posed().pose())
        select(bonesWithin(*pose, picture.view, picture.size, pickable(), rectangle),
            choosingOfArea(modifiers));
}

void BoneSelecting::selectInside(
    const Picture& picture, std::span<const glm::vec2> outline, Qt::KeyboardModifiers modifiers)
{
    if (const mmd::Pose* pose = posed().pose())
        select(bonesInside(*pose, picture.view, picture.size, pickable(), outline),
            choosingOfArea(modifiers));
}

void BoneSelecting::selectAll()
{
    select(pickable(), mmd::Choosing::Replace);
}

void BoneSelecting::select(std::span<const int> bones, mmd::Choosing how)
{
    std::vector<mmd::TrackId> tracks;
    if (posed().model())
        for (const int bone : bones)
            tracks.push_back(posed().model()->boneTrack(bone));
    std::sort(tracks.begin(), tracks.end());
    tracks.erase(std::unique(tracks.begin(), tracks.end()), tracks.end());
    m_document.select(mmd::picked(m_document.selection(), std::move(tracks), how));
}

QString BoneSelecting::refusalAt(const Picture& picture, const glm::vec2& pixel) const
{
    const auto at = [&](std::span<const int> bones) {
        const auto pile = bonesAt(*posed().pose(), picture.view, picture.size, bones, pixel);
        return pile.empty() ? std::nullopt : std::optional(pile.front());
    };
    if (const auto bone = at(posed().locked()))
        return tr("The bone %1 is locked. Its lock in the bone panel unlocks it.")
            .arg(nameOf(*bone));
    if (const auto bone = at(posed().pickable()))
        return tr("Physics moves the bone %1. To select such bones, switch on Physics ▸ "
                  "Select Physics Bones in the View.")
            .arg(nameOf(*bone));
    return {};
}

QString BoneSelecting::refusalOfHandles(EditMode mode) const
{
    const auto& selected = posed().selectedBones();
    if (selected.empty() || isSelecting(mode))
        return {};
    const auto isAny = [&](const auto& predicate) {
        return std::any_of(selected.begin(), selected.end(), predicate);
    };
    const int bone = posed().lastSelected().value_or(selected.front());
    if (isAny([this](int each) { return posed().isEditable(each); })) {
        const bool canMove = isAny(
            [this](int each) { return isMovable(posed().model()->data.bones[std::size_t(each)]); });
        return mode != EditMode::Move || canMove
                   ? QString()
                   : tr("The bone %1 only rotates, so Move mode has no arrows for it.")
                         .arg(nameOf(bone));
    }
    return posed().isHidden(bone)
               ? tr("The bone %1 is hidden, so the view has no handles for it. Its eye in the bone "
                    "panel shows it.")
                     .arg(nameOf(bone))
               : tr("The bone %1 is locked, so the view has no handles for it. Its lock in the "
                    "bone panel unlocks it.")
                     .arg(nameOf(bone));
}

} // namespace odori
