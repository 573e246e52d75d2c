// SPDX-License-Identifier: MIT
#include "ui/viewport/posed_actor.h"

#include "ui/viewport/overlays/bone_picking.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace odori {
namespace {

const mmd::BoneLists noLists;

/// Compares tracks by pointer: an edit replaces the tracks that it changes, so this finds changes
/// without comparing keys.
bool isSameSnapshot(const mmd::Motion& a, const mmd::Motion& b)
{
    return a.bones == b.bones && a.morphs == b.morphs && a.showIk == b.showIk;
}

} // namespace

void PosedActor::setModel(std::shared_ptr<const mmd::Model> model)
{
    m_model = std::move(model);
    m_evaluator.reset();
    m_isSimulated = false;
    m_isPosed = false;
    m_outside.clear();
    if (m_model)
        m_evaluator.emplace(m_model);
    const std::size_t count = m_model ? m_model->data.bones.size() : 0;
    m_isSelected.assign(count, 0);
    m_isDraft.assign(count, 0);
    m_isDynamic.assign(count, 0);
    m_selected.clear();
    m_lastSelected.reset();
    m_motion = {};
    if (m_model)
        for (const mmd::pmx::RigidBody& body : m_model->data.rigidBodies)
            if (body.bone >= 0 && body.mode != mmd::pmx::BodyMode::FollowsBone)
                m_isDynamic[std::size_t(body.bone)] = 1;
    m_drawOrder.resize(count);
    std::iota(m_drawOrder.begin(), m_drawOrder.end(), 0);
    const auto rank = [&](int bone) {
        return isDynamic(bone) ? 0 : isGoal(m_model->data.bones[std::size_t(bone)]) ? 2 : 1;
    };
    std::stable_sort(
        m_drawOrder.begin(), m_drawOrder.end(), [&](int a, int b) { return rank(a) < rank(b); });
}

void PosedActor::setLists(const mmd::BoneLists& lists)
{
    m_lists.hidden = lists.hidden;
    m_lists.locked = lists.locked;
    const auto mark = [this](
                          std::vector<std::uint8_t>& marks, const std::vector<mmd::TrackId>& of) {
        marks.assign(m_model ? m_model->data.bones.size() : 0, 0);
        for (const mmd::TrackId& track : of)
            if (m_model && track.kind == mmd::TrackKind::Bone)
                for (const int bone : m_model->bonesOfTrack(track.name))
                    marks[std::size_t(bone)] = 1;
    };
    mark(m_isHidden, lists.hidden);
    mark(m_isLocked, lists.locked);
    m_pickable.clear();
    m_pickableStill.clear();
    m_locked.clear();
    for (const int bone : m_model ? pickableBones(*m_model) : std::vector<int>()) {
        if (isEditable(bone))
            m_pickable.push_back(bone);
        else if (!isHidden(bone))
            m_locked.push_back(bone);
        if (isEditable(bone) && !isDynamic(bone))
            m_pickableStill.push_back(bone);
    }
}

bool PosedActor::setActor(const mmd::Actor* actor)
{
    const auto model = actor ? actor->model : nullptr;
    const mmd::ActorId id = actor ? actor->id : mmd::ActorId{};
    m_isStale = m_isStale || id != m_id; // otherwise it could keep the physics of another actor
    m_id = id;
    const bool isOther = model != m_model;
    if (isOther)
        setModel(model);
    const mmd::BoneLists& lists = actor ? actor->boneLists : noLists;
    if (isOther || m_lists.hidden != lists.hidden || m_lists.locked != lists.locked)
        setLists(lists);
    if (!actor || !m_evaluator) {
        m_drafts.clear();
        m_bound.clear();
        return isOther;
    }
    if (isOther || !isSameSnapshot(m_motion, actor->motion)) {
        m_motion = actor->motion;
        m_evaluator->setMotion(m_motion);
        m_isStale = true;
    }
    if (isOther || !(m_drafts == actor->drafts))
        bindDrafts(actor->drafts);
    return isOther;
}

void PosedActor::bindDrafts(const std::vector<mmd::Draft>& drafts)
{
    m_drafts = drafts;
    m_bound.clear();
    for (const mmd::Draft& draft : m_drafts) {
        if (draft.track.kind > mmd::TrackKind::Morph)
            continue;
        const auto indices = draft.track.kind == mmd::TrackKind::Morph
                                 ? m_model->morphsOfTrack(draft.track.name)
                                 : m_model->bonesOfTrack(draft.track.name);
        for (const int index : indices)
            m_bound.push_back({&draft, index});
    }
    applyDrafts();
}

void PosedActor::applyDrafts()
{
    m_boneOverrides.clear();
    m_morphOverrides.clear();
    std::fill(m_isDraft.begin(), m_isDraft.end(), std::uint8_t(0));
    for (const auto& [draft, index] : m_bound) {
        if (double(draft->frame) != m_frame)
            continue;
        if (const auto* morph = std::get_if<mmd::MorphValue>(&draft->value)) {
            m_morphOverrides.push_back({index, morph->weight});
        } else if (const auto* bone = std::get_if<mmd::BoneValue>(&draft->value)) {
            m_boneOverrides.push_back({index, *bone});
            m_isDraft[std::size_t(index)] = 1;
        }
    }
    const mmd::ShowIkValue* showIk = nullptr;
    for (const mmd::Draft& draft : mmd::draftsOf(m_drafts, {mmd::TrackKind::ShowIk, {}}))
        if (double(draft.frame) == m_frame)
            showIk = std::get_if<mmd::ShowIkValue>(&draft.value);
    if (m_evaluator)
        m_evaluator->setOverrides(m_boneOverrides, m_morphOverrides, showIk);
    m_isStale = true;
}

void PosedActor::setFrame(double frame)
{
    if (frame == m_frame)
        return;
    m_frame = frame;
    m_isStale = true;
    if (!m_drafts.empty())
        applyDrafts();
}

void PosedActor::setOutside(std::span<const mmd::OutsideBone> bones, bool hasDrafts)
{
    const auto isSame = [](const mmd::OutsideBone& a, const mmd::OutsideBone& b) {
        return a.bone == b.bone && a.parent.translation == b.parent.translation &&
               a.parent.rotation == b.parent.rotation;
    };
    if (hasDrafts == m_followsDrafts &&
        std::equal(bones.begin(), bones.end(), m_outside.begin(), m_outside.end(), isSame))
        return;
    m_followsDrafts = hasDrafts;
    m_outside.assign(bones.begin(), bones.end());
    m_isStale = true;
}

void PosedActor::setPhysics(Physics* physics)
{
    m_physics = physics;
    m_isStale = true;
}

void PosedActor::setSelection(const mmd::Selection& selection)
{
    std::optional<int> added;
    std::size_t addedCount = 0;
    m_selected.clear();
    for (int bone = 0; bone < int(m_isSelected.size()); ++bone) {
        std::uint8_t& state = m_isSelected[std::size_t(bone)];
        const bool isNow = selection.hasTrack(m_model->boneTrack(bone));
        if (isNow && !state) {
            added = added ? added : bone;
            ++addedCount;
        }
        state = isNow;
        if (isNow)
            m_selected.push_back(bone);
    }
    const bool isKept = m_lastSelected && isSelected(*m_lastSelected);
    if (addedCount == 1 || (added && !isKept))
        m_lastSelected = added;
    else if (!isKept)
        m_lastSelected = m_selected.empty() ? std::nullopt : std::optional(m_selected.front());
}

void PosedActor::setLastSelected(int bone)
{
    if (isSelected(bone))
        m_lastSelected = bone;
}

void PosedActor::prepare()
{
    if (!m_evaluator || !m_isStale)
        return;
    m_isStale = false;
    mmd::Simulation* run = m_physics ? m_physics->runAt(m_id, m_frame) : nullptr;
    if (run && run->model() != m_model)
        run = nullptr; // physics is newer: this object did not get the change yet
    if (m_isSimulated != (run != nullptr)) {
        m_isSimulated = run != nullptr;
        m_evaluator->setPhysicsBones(run ? run->rig().simulatedBones : std::vector<int>());
    }
    m_evaluator->setOutside(m_outside);
    const mmd::Pose& pose = m_evaluator->evaluate(m_frame);
    m_isPosed = true;
    if (run)
        m_evaluator->applyPhysics(
            hasDrafts() ? m_physics->settled(m_id, pose) : run->bonesAt(m_frame));
}

const mmd::Pose* PosedActor::pose() const
{
    return m_isPosed ? &m_evaluator->pose() : nullptr;
}

} // namespace odori
