// SPDX-License-Identifier: MIT
#include "ui/viewport/helpers/motion_helpers.h"

#include "ui/messages/shown_name.h"

#include <QtCore/QElapsedTimer>

#include <algorithm>
#include <utility>

namespace odori {
namespace {

constexpr qint64 millisecondsInTurn = 8;

} // namespace

MotionHelpers::MotionHelpers(Document& document, const PosedActors& actors)
    : m_document(document)
    , m_actors(actors)
{
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        work();
        emit sampled();
    });
}

void MotionHelpers::setShown(const ViewHelpers& shown)
{
    m_shown = shown;
    m_shown.ghostCount = std::clamp(shown.ghostCount, 1, ViewHelpers::mostGhosts);
    update();
}

void MotionHelpers::setPaused(bool paused)
{
    if (std::exchange(m_isPaused, paused) != paused)
        update();
}

void MotionHelpers::invalidate(const Change& change)
{
    if (change.boneLists)
        m_ghosts.invalidate();
    if (!change.keys && !change.actors && !change.parents && !change.settings)
        return;
    m_poses.reset();
    m_trail.invalidate();
    m_ghosts.invalidate();
}

void MotionHelpers::forget()
{
    m_trail.clear();
    m_ghosts.clear();
    m_timer.stop();
}

void MotionHelpers::update()
{
    const mmd::Actor* actor = m_document.actor();
    const PosedActor& posed = m_actors.active();
    if (!actor || !actor->model || posed.model() != actor->model || posed.id() != actor->id)
        return forget();
    if (m_actor != actor->id || m_model != actor->model)
        forget();
    m_actor = actor->id;
    m_model = actor->model;
    if (m_isPaused)
        return m_timer.stop();
    updateTrail(*actor);
    updateGhosts(*actor);
    work();
}

void MotionHelpers::updateTrail(const mmd::Actor& actor)
{
    const PosedActor& posed = m_actors.active();
    m_bones.clear();
    if (m_shown.hasTrail)
        for (const int bone : posed.selectedBones())
            if (!posed.isHidden(bone) && !posed.isDynamic(bone))
                m_bones.push_back(bone);
    // The bone that was selected last has a trail in any case.
    if (const auto last = posed.lastSelected())
        if (const auto at = std::find(m_bones.begin(), m_bones.end(), *last); at != m_bones.end())
            std::rotate(m_bones.begin(), at, at + 1);
    m_trail.setBones(actor.id, actor.model, m_bones);
    m_trail.setFrames(m_document.currentKeyFrame(), actor.motion.lastFrame());
}

void MotionHelpers::updateGhosts(const mmd::Actor& actor)
{
    const std::uint32_t current = m_document.currentKeyFrame();
    m_frames.clear();
    addGhostFrames(actor.motion, m_document.selection().tracks, current, m_shown, m_frames);
    m_ghosts.setFrames(m_frames, current);
}

const mmd::Pose* MotionHelpers::poseAt(std::uint32_t frame)
{
    const mmd::Actor* actor = m_document.actor();
    if (!actor || !actor->model)
        return nullptr;
    // The change that added the actor may not have come here yet.
    const mmd::Actor* known = m_poses ? mmd::findActor(m_poses->scene(), actor->id) : nullptr;
    if (!known || known->model != actor->model)
        m_poses.emplace(m_document.scene(), mmd::PoseOptions{});
    return &m_poses->pose(actor->id, double(frame));
}

bool MotionHelpers::sampleNext()
{
    const auto ofTrail = m_trail.wanted(m_focus.value_or(m_document.currentKeyFrame()));
    const auto frame = ofTrail ? ofTrail : m_ghosts.wanted();
    const mmd::Pose* pose = frame ? poseAt(*frame) : nullptr;
    if (!pose)
        return false;
    if (ofTrail)
        m_trail.sample(*frame, *pose);
    m_ghosts.sample(*frame, m_actors.active(), *pose);
    return true;
}

void MotionHelpers::work()
{
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < millisecondsInTurn)
        if (!sampleNext())
            return m_timer.stop();
    if (!m_timer.isActive())
        m_timer.start();
}

QString MotionHelpers::refusalOfTrail() const
{
    const PosedActor& posed = m_actors.active();
    const auto& selected = posed.selectedBones();
    if (!m_shown.hasTrail || selected.empty())
        return {};
    const auto hasNone = [&](int bone) { return posed.isHidden(bone) || posed.isDynamic(bone); };
    if (!std::all_of(selected.begin(), selected.end(), hasNone))
        return {};
    const int bone = posed.lastSelected().value_or(selected.front());
    const QString name =
        shownName(posed.model()->data.bones[std::size_t(bone)].name.utf8, longestInSentence);
    return posed.isHidden(bone) ? tr("The bone %1 is hidden, so it has no trail.").arg(name)
                                : tr("Physics moves the bone %1, so it has no trail.").arg(name);
}

} // namespace odori
