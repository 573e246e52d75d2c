// SPDX-License-Identifier: MIT
#include "libmmd/following/scene_poses.h"

#include "libmmd/scene/edits/scene/scene_edits.h"

#include <glm/geometric.hpp>

#include <cassert>
#include <utility>

namespace mmd {

PhysicsSettings physicsSettingsOf(const SceneSettings& sceneSettings)
{
    constexpr float unitsPerPanel = 10.0f; // the panels of MMD show 9.8 for 98 units
    const SceneSettings settings = withinLimits(sceneSettings);
    const glm::vec3 gravity = glm::normalize(settings.gravityDirection) * settings.gravity;
    return {.gravity = gravity + glm::vec3(0.0f), // never a negative zero
        .stepsPerFrame = int(settings.physicsSteps),
        .noise = settings.gravityNoise * unitsPerPanel,
        .noiseSeed = settings.noiseSeed};
}

ScenePoses::ScenePoses(Scene scene, const PoseOptions& options)
    : m_scene(std::move(scene))
    , m_followers(m_scene)
    , m_options(options)
{
}

ScenePoses::Posed& ScenePoses::posed(ActorId id)
{
    std::unique_ptr<Posed>& slot = m_posed[id];
    if (slot)
        return *slot;
    const Actor* actor = findActor(m_scene, id);
    assert(actor && actor->model);
    slot = std::make_unique<Posed>();
    if (!m_options.physics) {
        slot->evaluator.emplace(actor->model);
        slot->evaluator->setMotion(actor->motion);
        return *slot;
    }
    Simulation& simulation = slot->simulation.emplace(actor->model, *m_options.physics);
    simulation.setMotion(actor->motion);
    simulation.start(m_options.start);
    if (m_followers.hasLinks(id))
        simulation.setOutside([this, id](double frame) { return outsideAt(id, frame); });
    return *slot;
}

const Pose& ScenePoses::pose(ActorId actor, double frame)
{
    Posed& own = posed(actor);
    if (own.frame == frame)
        return *own.pose;
    if (own.simulation) {
        own.pose = &own.simulation->pose(frame);
    } else {
        if (m_followers.hasLinks(actor))
            own.evaluator->setOutside(outsideAt(actor, frame));
        own.pose = &own.evaluator->evaluate(frame);
    }
    own.frame = frame;
    return *own.pose;
}

std::span<const OutsideBone> ScenePoses::outsideAt(ActorId actor, double frame)
{
    // Local, because the parent's run may ask for this actor at earlier frames.
    std::vector<FollowLink> links;
    std::vector<OutsideBone> outside;
    m_followers.linksAt(actor, frame, links);
    for (const FollowLink& link : links)
        outside.push_back({link.bone, parentTransform(link, pose(link.parent, frame))});
    return posed(actor).outside = std::move(outside);
}

glm::vec3 ScenePoses::cameraOffset(double frame)
{
    m_followers.linksAt(sceneActor, frame, m_cameraLinks);
    if (m_cameraLinks.empty())
        return glm::vec3(0.0f);
    const FollowLink link = m_cameraLinks.front();
    return parentTransform(link, pose(link.parent, frame)).translation;
}

Simulation& ScenePoses::simulation(ActorId actor)
{
    assert(m_options.physics);
    return *posed(actor).simulation;
}

std::vector<Warning> ScenePoses::warnings() const
{
    std::vector<Warning> all;
    for (const auto& [actor, posed] : m_posed) {
        if (!posed->simulation)
            continue;
        const std::vector<Warning> own = posed->simulation->warnings();
        all.insert(all.end(), own.begin(), own.end());
    }
    return all;
}

} // namespace mmd
