// SPDX-License-Identifier: MIT
#include "ui/viewport/posed_actors.h"

#include <algorithm>

namespace odori {

PosedActor* PosedActors::find(mmd::ActorId actor)
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
        [&](const Entry& each) { return each.posed->id() == actor; });
    return found == m_entries.end() ? nullptr : found->posed.get();
}

/// Moves the entry of `actor` to `at`, or inserts it there; the entries before it are already in
/// their order.
PosedActors::Entry& PosedActors::entryAt(std::size_t at, mmd::ActorId actor)
{
    const auto begin = m_entries.begin() + std::ptrdiff_t(at);
    const auto found = std::find_if(
        begin, m_entries.end(), [&](const Entry& each) { return each.posed->id() == actor; });
    if (found != m_entries.end()) {
        std::rotate(begin, found, found + 1);
        return *begin;
    }
    Entry entry;
    entry.posed = std::make_unique<PosedActor>();
    entry.posed->setFrame(m_frame);
    entry.posed->setPhysics(m_physics);
    return *m_entries.insert(begin, std::move(entry));
}

bool PosedActors::setScene(const mmd::Scene& scene)
{
    bool isOther = scene.active != m_active;
    if (isOther)
        setSelection({}); // of the former active actor
    m_active = scene.active;
    if (scene.settings != m_settings)
        invalidate();
    m_settings = scene.settings;
    m_followers = mmd::Followers(scene);
    std::erase_if(
        m_entries, [&](const Entry& each) { return !mmd::findActor(scene, each.posed->id()); });
    std::size_t at = 0;
    for (const mmd::Actor& actor : scene.actors) {
        Entry& entry = entryAt(at++, actor.id);
        entry.isVisible = actor.visible;
        const bool hasOtherModel = entry.posed->setActor(&actor);
        isOther = isOther || (hasOtherModel && actor.id == m_active);
    }
    return isOther;
}

void PosedActors::setFrame(double frame)
{
    m_frame = frame;
    for (const Entry& each : m_entries)
        each.posed->setFrame(frame);
}

void PosedActors::setPhysics(Physics* physics)
{
    m_physics = physics;
    for (const Entry& each : m_entries)
        each.posed->setPhysics(physics);
}

void PosedActors::invalidate()
{
    for (const Entry& each : m_entries)
        each.posed->invalidate();
}

void PosedActors::setSelection(const mmd::Selection& selection)
{
    if (PosedActor* posed = find(m_active))
        posed->setSelection(selection);
}

void PosedActors::setLastSelected(int bone)
{
    if (PosedActor* posed = find(m_active))
        posed->setLastSelected(bone);
}

bool PosedActors::shows(const Entry& entry) const
{
    const bool isLeftOut = m_isSolo && entry.posed->id() != m_active && m_active != mmd::sceneActor;
    return entry.isVisible && !isLeftOut;
}

void PosedActors::prepare()
{
    for (Entry& each : m_entries)
        if (shows(each) || each.posed->id() == m_active)
            prepare(each);
    prepareCamera();
}

/// The actors that it follows come first. No circle: Followers has none.
void PosedActors::prepare(Entry& entry)
{
    m_followers.linksAt(entry.posed->id(), m_frame, entry.links);
    entry.outside.clear();
    bool hasDrafts = false;
    for (const mmd::FollowLink& link : entry.links)
        if (const PosedActor* parent = prepared(link.parent)) {
            entry.outside.push_back({link.bone, mmd::parentTransform(link, *parent->pose())});
            hasDrafts = hasDrafts || parent->hasDrafts();
        }
    entry.posed->setOutside(entry.outside, hasDrafts);
    entry.posed->prepare();
}

void PosedActors::prepareCamera()
{
    m_cameraOffset = glm::vec3(0.0f);
    m_followers.linksAt(mmd::sceneActor, m_frame, m_cameraLinks);
    for (const mmd::FollowLink& link : m_cameraLinks)
        if (const PosedActor* parent = prepared(link.parent))
            m_cameraOffset = mmd::parentTransform(link, *parent->pose()).translation;
}

const PosedActor* PosedActors::prepared(mmd::ActorId actor)
{
    for (Entry& each : m_entries)
        if (each.posed->id() == actor) {
            prepare(each);
            return each.posed->pose() ? each.posed.get() : nullptr;
        }
    return nullptr;
}

const PosedActor& PosedActors::active() const
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
        [&](const Entry& each) { return each.posed->id() == m_active; });
    return found == m_entries.end() ? m_none : *found->posed;
}

const mmd::Pose* PosedActors::shownPose(mmd::ActorId actor) const
{
    for (const Entry& each : m_entries)
        if (each.posed->id() == actor)
            return shows(each) ? each.posed->pose() : nullptr;
    return nullptr;
}

} // namespace odori
