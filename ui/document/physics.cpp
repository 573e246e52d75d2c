// SPDX-License-Identifier: MIT
#include "ui/document/physics.h"

#include "libmmd/base/frame_rate.h"
#include "libmmd/following/scene_poses.h"
#include "libmmd/physics/physics_limits.h"
#include "libmmd/scene/edits/scene/scene_edits.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace odori {

/// One actor's simulation.
struct Physics::Run {
    mmd::ActorId id;
    std::shared_ptr<const mmd::Model> model;
    mmd::Simulation simulation;
    std::optional<mmd::PhysicsWorld> settling; ///< created for the first pose during a gesture
    bool isSettlingOff = false; ///< too many bodies overlapped in the last pose during a gesture
    std::vector<mmd::BodyTransform> transforms;
    std::vector<mmd::SimulatedBone> bones;
    std::vector<mmd::OutsideBone> outside;
    std::uint64_t parentStarts = 0; ///< startsOfParents() when this run began
    double dropped = 0.0;           ///< frames, as in the last framesDropped()
    std::size_t warnings = 0;       ///< as in the last warned()

    Run(const mmd::Actor& actor, const mmd::PhysicsSettings& settings, std::size_t cacheBytes)
        : id(actor.id)
        , model(actor.model)
        , simulation(actor.model, settings, cacheBytes)
    {
        simulation.setMotion(actor.motion);
    }
    [[nodiscard]] bool hasBodies() const { return !simulation.rig().dynamicBodies.empty(); }
    /// Whether physics is off because the model has too many bodies.
    [[nodiscard]] bool isTooMuch() const
    {
        const auto& found = simulation.rig().warnings;
        return !found.empty() && found.front().code == mmd::WarningCode::PhysicsOff;
    }
};

Physics::Physics(Document& document, Playback& playback, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_playback(playback)
    , m_followers(document.scene())
{
    connect(&document, &Document::changed, this, &Physics::updateFromDocument);
    connect(&playback, &Playback::playingChanged, this, &Physics::changed);
}

Physics::~Physics() = default;

mmd::PhysicsSettings Physics::settingsOf(const mmd::Scene& scene)
{
    return mmd::physicsSettingsOf(scene.settings);
}

const mmd::Actor* Physics::actorNamed(mmd::ActorId actor) const
{
    const mmd::Actor* found = mmd::findActor(m_document.scene(), actor);
    return found && found->model ? found : nullptr;
}

Physics::Run* Physics::runOf(mmd::ActorId id)
{
    const auto found = std::find_if(
        m_runs.begin(), m_runs.end(), [&](const auto& each) { return each->id == id; });
    if (found != m_runs.end())
        return found->get();
    const mmd::Actor* actor = actorNamed(id);
    if (!actor)
        return nullptr;
    m_runs.push_back(std::make_unique<Run>(*actor, settingsOf(m_document.scene()), m_cacheBytes));
    if (m_followers.hasLinks(id))
        m_runs.back()->simulation.setOutside(
            [this, id](double frame) { return outsideAt(id, frame); });
    return m_runs.back().get();
}

std::span<const mmd::OutsideBone> Physics::outsideAt(mmd::ActorId actor, double frame)
{
    // Local, because the parent's run may ask for this actor at earlier frames.
    std::vector<mmd::FollowLink> links;
    std::vector<mmd::OutsideBone> outside;
    m_followers.linksAt(actor, frame, links);
    for (const mmd::FollowLink& link : links)
        if (Run* parent = runOf(link.parent))
            outside.push_back(
                {link.bone, mmd::parentTransform(link, parent->simulation.pose(frame))});
    return runOf(actor)->outside = std::move(outside);
}

std::uint64_t Physics::startsOfParents(const Run& run)
{
    std::uint64_t starts = 0;
    for (const mmd::ActorId parent : m_followers.parentsOf(run.id))
        if (const Run* followed = runOf(parent))
            starts += followed->simulation.startCount();
    return starts;
}

bool Physics::isBehindParents(const Run& run)
{
    return m_followers.hasLinks(run.id) && run.parentStarts != startsOfParents(run);
}

mmd::Simulation* Physics::runAt(mmd::ActorId actor, double frame)
{
    Run* run = m_mode == PhysicsMode::Off ? nullptr : runOf(actor);
    if (run && run->isTooMuch())
        report(*run); // a warning explains why nothing moves
    if (!run || !run->hasBodies())
        return nullptr;
    mmd::Simulation& simulation = run->simulation;
    if (m_mode == PhysicsMode::Always || m_playback.isPlaying()) {
        if (isBehindParents(*run)) {
            simulation.start(std::uint32_t(std::max(std::floor(frame), 0.0)));
            run->parentStarts = startsOfParents(*run);
        }
        simulation.seek(frame);
        simulation.simulateTo(frame, mmd::Progress());
        report(*run);
        return &simulation;
    }
    const mmd::SimulatedRange range = simulation.simulated();
    const bool isThere = range.first < range.last && range.first <= frame && frame <= range.last;
    return isThere && !isBehindParents(*run) ? &simulation : nullptr;
}

void Physics::report(Run& run)
{
    if (run.id == m_document.scene().active && run.simulation.simulated() != m_shownRange) {
        m_shownRange = run.simulation.simulated();
        emit simulatedChanged();
    }
    const double dropped = run.simulation.droppedFrames();
    if (dropped >=
        run.dropped + mmd::framesPerSecond) { // only after another second, not at every frame
        run.dropped = dropped;
        emit framesDropped(int(dropped));
    }
    const std::size_t warnings = run.simulation.warningCount();
    if (warnings > run.warnings)
        emit warned(run.simulation.warnings());
    run.warnings = warnings;
}

std::span<const mmd::SimulatedBone> Physics::settled(mmd::ActorId actor, const mmd::Pose& pose)
{
    Run* run = runOf(actor);
    if (!run)
        return {};
    const mmd::PhysicsRig& rig = run->simulation.rig();
    if (!run->settling)
        run->settling.emplace(rig, run->simulation.settings());
    run->settling->warmUp(pose);
    // Emitted once, when physics is switched off, and not for every pose of a drag.
    if (std::exchange(run->isSettlingOff, run->settling->isOff()) < run->settling->isOff())
        emit warned({{.code = mmd::WarningCode::PhysicsOff,
            .location = "over " + std::to_string(mmd::PhysicsLimits::mostPairs) +
                        " pairs of overlapping rigid bodies in this pose",
            .count = 1}});
    run->transforms.resize(rig.dynamicBodies.size());
    run->settling->transforms(run->transforms);
    mmd::bonesOf(rig, run->transforms, run->bones);
    return run->bones;
}

void Physics::bodiesAt(mmd::ActorId actor, double frame, const mmd::Pose& pose,
    std::vector<mmd::BodyTransform>& bodies)
{
    bodies.clear();
    if (mmd::Simulation* simulation = runAt(actor, frame)) {
        simulation->bodiesAt(frame, pose, bodies);
        return;
    }
    if (const mmd::PhysicsRig* rig = rigOf(actor))
        for (const mmd::RigBody& body : rig->bodies)
            bodies.push_back(mmd::transformAtBone(body, pose));
}

const mmd::PhysicsRig* Physics::rigOf(mmd::ActorId actor)
{
    Run* run = runOf(actor);
    return run ? &run->simulation.rig() : nullptr;
}

std::uint32_t Physics::startFor(mmd::ActorId actor, std::uint32_t frame) const
{
    for (const auto& run : m_runs) {
        const mmd::SimulatedRange range = run->simulation.simulated();
        if (run->id == actor && range.first <= frame && frame <= range.last)
            return run->simulation.startFrame();
    }
    return frame;
}

std::vector<mmd::SimulatedRange> Physics::simulated() const
{
    for (const auto& run : m_runs)
        if (run->id == m_document.scene().active)
            return m_mode == PhysicsMode::Off ? std::vector<mmd::SimulatedRange>()
                                              : run->simulation.cached();
    return {};
}

void Physics::setMode(PhysicsMode mode)
{
    if (mode == m_mode)
        return;
    m_mode = mode;
    emit modeChanged(mode);
    emit changed();
    emit simulatedChanged();
}

void Physics::reset()
{
    const auto frame = std::uint32_t(std::max(0.0, std::floor(m_document.currentFrame())));
    for (const auto& run : m_runs) {
        run->simulation.start(frame);
        run->dropped = 0.0;
    }
    emit changed();
    emit simulatedChanged();
}

void Physics::setCacheBytes(std::size_t bytes)
{
    if (bytes == m_cacheBytes)
        return;
    m_cacheBytes = bytes;
    m_runs.clear();
    emit changed();
    emit simulatedChanged();
}

std::size_t Physics::usedCacheBytes() const
{
    std::size_t most = 0;
    for (const auto& run : m_runs)
        most = std::max(most, run->simulation.cacheBytes());
    return most;
}

void Physics::updateFromDocument()
{
    std::erase_if(m_runs, [&](const auto& run) {
        const mmd::Actor* actor = actorNamed(run->id);
        return !actor || actor->model != run->model;
    });
    const mmd::PhysicsSettings settings = settingsOf(m_document.scene());
    const mmd::Followers before = std::exchange(m_followers, mmd::Followers(m_document.scene()));
    std::map<mmd::ActorId, std::int64_t> kept;
    for (const auto& run : m_runs) {
        kept[run->id] = run->simulation.setMotion(actorNamed(run->id)->motion);
        if (settings != run->simulation.settings()) {
            run->simulation.setSettings(settings);
            run->settling.reset();
        }
    }
    if (!before.isEmpty() || !m_followers.isEmpty())
        followParents(before, std::move(kept));
    emit simulatedChanged();
}

/// `kept`: the frame up to which an edit did not change the own motion of each run's actor.
void Physics::followParents(const mmd::Followers& before, std::map<mmd::ActorId, std::int64_t> kept)
{
    for (const auto& run : m_runs)
        kept[run->id] = std::min(kept[run->id], m_followers.agreeUntil(before, run->id));
    // Two actors may follow each other at different frames, so there may be no order.
    for (bool isChanged = true; isChanged;) {
        isChanged = false;
        for (const auto& run : m_runs)
            for (const mmd::ActorId parent : m_followers.parentsOf(run->id))
                if (const auto found = kept.find(parent);
                    found != kept.end() && found->second < kept[run->id]) {
                    kept[run->id] = found->second;
                    isChanged = true;
                }
    }
    for (const auto& run : m_runs) {
        run->simulation.cutAfter(kept[run->id]);
        if (m_followers.hasLinks(run->id))
            run->simulation.setOutside(
                [this, id = run->id](double frame) { return outsideAt(id, frame); });
        else
            run->simulation.setOutside({});
    }
}

} // namespace odori
