// SPDX-License-Identifier: MIT
#pragma once

#include "ui/viewport/posed_actor.h"

#include <memory>
#include <vector>

namespace odori {

/// The actors of the scene with their poses: the one owner of them, whoever draws, picks or turns
/// bones. A change is taken by the setters; poses follow in prepare(), which may simulate. What is
/// const only looks, so painting can ask it.
class PosedActors {
public:
    /// Takes over what changed. True when the active actor, or its model, is another one now:
    /// nothing of it is selected until setSelection().
    bool setScene(const mmd::Scene& scene);
    void setFrame(double frame);
    /// Who moves the bones that hang on rigid bodies; null for nobody. Must outlive this.
    void setPhysics(Physics* physics);
    /// Physics shows otherwise.
    void invalidate();
    /// Only the active actor shows; all where the camera is active.
    void setSolo(bool solo) { m_isSolo = solo; }
    [[nodiscard]] bool isSolo() const { return m_isSolo; }
    /// Of the active actor.
    void setSelection(const mmd::Selection& selection);
    void setLastSelected(int bone);

    /// Poses anew who shows, and the active actor in any case, where something changed since.
    void prepare();

    /// One without a model while the camera is active.
    [[nodiscard]] const PosedActor& active() const;
    /// Null where the actor does not show, has no model, or is not there.
    [[nodiscard]] const mmd::Pose* shownPose(mmd::ActorId actor) const;

private:
    struct Entry {
        std::unique_ptr<PosedActor> posed;
        bool isVisible = true;
    };
    Entry& entryAt(std::size_t at, mmd::ActorId actor);
    [[nodiscard]] PosedActor* find(mmd::ActorId actor);
    [[nodiscard]] bool shows(const Entry& entry) const;

    std::vector<Entry> m_entries; ///< in the scene's order
    PosedActor m_none;
    mmd::ActorId m_active{};
    mmd::SceneSettings m_settings; ///< as the scene had them: gravity moves bones
    Physics* m_physics = nullptr;
    double m_frame = 0.0;
    bool m_isSolo = false;
};

} // namespace odori
