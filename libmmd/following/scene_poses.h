// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/following/followers.h"
#include "libmmd/physics/simulation.h"

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace mmd {

/// How the settings of a scene let its bodies fall, within their limits.
[[nodiscard]] PhysicsSettings physicsSettingsOf(const SceneSettings& settings);

/// How ScenePoses makes its poses.
struct PoseOptions {
    std::optional<PhysicsSettings> physics; ///< none: no simulation
    std::uint32_t start = 0;                ///< frame at which all simulations begin
};

/// The poses of a scene's actors at any frame, with their outside parents: an actor's pose needs
/// those of the actors that it follows, with their physics, so these come first. For exports,
/// baking and the command line. It has a snapshot of the scene; drafts do not count. Not
/// thread-safe: a worker has its own.
class ScenePoses {
public:
    ScenePoses(Scene scene, const PoseOptions& options);
    ScenePoses(const ScenePoses&) = delete; // runs refer to this object
    ScenePoses& operator=(const ScenePoses&) = delete;

    /// Pose of an actor that has a model. Valid until the next call for this actor or for one that
    /// follows it.
    const Pose& pose(ActorId actor, double frame);
    /// The bones of the actor that follow others at `frame`. Valid as a pose.
    std::span<const OutsideBone> outsideAt(ActorId actor, double frame);
    /// Position that is added to the target of the scene's camera: of the bone that it follows.
    glm::vec3 cameraOffset(double frame);
    /// The actor's run; it needs PoseOptions::physics and a model. pose() uses it.
    Simulation& simulation(ActorId actor);
    /// The warnings of all simulations so far.
    [[nodiscard]] std::vector<Warning> warnings() const;

    [[nodiscard]] const Scene& scene() const { return m_scene; }
    [[nodiscard]] const Followers& followers() const { return m_followers; }

private:
    struct Posed {
        std::optional<PoseEvaluator> evaluator;
        std::optional<Simulation> simulation;
        std::optional<double> frame; ///< of the last pose
        const Pose* pose = nullptr;
        std::vector<OutsideBone> outside;
    };
    Posed& posed(ActorId actor);

    Scene m_scene;
    Followers m_followers;
    PoseOptions m_options;
    std::map<ActorId, std::unique_ptr<Posed>> m_posed; ///< those that were needed so far
    std::vector<FollowLink> m_cameraLinks;
};

} // namespace mmd
