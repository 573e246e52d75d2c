// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/following/followers.h"
#include "ui/viewport/posed_actor.h"

#include <memory>
#include <vector>

namespace odori {

/// The actors of the scene with their poses, for drawing, picking and posing; the only owner of the
/// poses. The setters store changes; prepare() evaluates the poses and may simulate. Const
/// functions only read, so painting can call them.
class PosedActors {
public:
    /// Updates from `scene`. Returns true if the active actor or its model is now another one: then
    /// the selection is empty until setSelection().
    bool setScene(const mmd::Scene& scene);
    void setFrame(double frame);
    /// The physics of the bones; null for none. Must outlive this object.
    void setPhysics(Physics* physics);
    /// Call it after physics has changed.
    void invalidate();
    /// Only the active actor is shown; all if the camera is active.
    void setSolo(bool solo) { m_isSolo = solo; }
    [[nodiscard]] bool isSolo() const { return m_isSolo; }
    /// Sets the selection of the active actor.
    void setSelection(const mmd::Selection& selection);
    void setLastSelected(int bone);

    /// Evaluates the shown actors, and always the active one, if something changed; first the
    /// actors that they or the camera follow.
    void prepare();
    /// What the bone that the camera follows adds to the camera's target; after prepare().
    [[nodiscard]] const glm::vec3& cameraOffset() const { return m_cameraOffset; }
    [[nodiscard]] const mmd::Followers& followers() const { return m_followers; }

    /// The active actor; one without a model while the camera is active.
    [[nodiscard]] const PosedActor& active() const;
    /// Null if the actor is hidden, has no model, or does not exist.
    [[nodiscard]] const mmd::Pose* shownPose(mmd::ActorId actor) const;

private:
    struct Entry {
        std::unique_ptr<PosedActor> posed;
        bool isVisible = true;
        std::vector<mmd::FollowLink> links; ///< of the frame
        std::vector<mmd::OutsideBone> outside;
    };
    Entry& entryAt(std::size_t at, mmd::ActorId actor);
    void prepare(Entry& entry);
    void prepareCamera();
    /// The actor with its pose; null if it has none.
    const PosedActor* prepared(mmd::ActorId actor);
    [[nodiscard]] PosedActor* find(mmd::ActorId actor);
    [[nodiscard]] bool shows(const Entry& entry) const;

    std::vector<Entry> m_entries; ///< in the scene's order
    PosedActor m_none;
    mmd::Followers m_followers;
    std::vector<mmd::FollowLink> m_cameraLinks;
    glm::vec3 m_cameraOffset{0.0f};
    mmd::ActorId m_active{};
    mmd::SceneSettings m_settings; ///< of the scene: gravity moves bones
    Physics* m_physics = nullptr;
    double m_frame = 0.0;
    bool m_isSolo = false;
};

} // namespace odori
