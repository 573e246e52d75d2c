// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/pose/pose.h"
#include "libmmd/scene/scene.h"
#include "ui/document/physics.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace odori {

/// An actor in the viewport: the pose of its motion with the drafts of the frame, and which of its
/// bones are selected or have drafts. prepare() evaluates it; const functions only read.
class PosedActor {
public:
    /// Updates from `actor` (null: none). Returns true if the model is now another one.
    bool setActor(const mmd::Actor* actor);
    void setFrame(double frame);
    /// The physics of the bones; null for none. Must outlive this object.
    void setPhysics(Physics* physics);
    /// Sets the bones that follow other actors at the frame; copied. `hasDrafts`: drafts move them,
    /// so that no run has their place.
    void setOutside(std::span<const mmd::OutsideBone> bones, bool hasDrafts);
    /// Whether drafts move bones at the frame, here or in an actor that this one follows.
    [[nodiscard]] bool hasDrafts() const { return !m_boneOverrides.empty() || m_followsDrafts; }
    /// Call it after physics has changed: the pose must be evaluated again, although nothing was
    /// set here.
    void invalidate() { m_isStale = true; }
    void setSelection(const mmd::Selection& selection);

    [[nodiscard]] const std::shared_ptr<const mmd::Model>& model() const { return m_model; }
    [[nodiscard]] mmd::ActorId id() const { return m_id; }
    [[nodiscard]] double frame() const { return m_frame; }
    /// Evaluates the pose if something changed, with physics simulated up to the frame. It emits
    /// the signals of physics, so never call it while painting.
    void prepare();
    /// The result of prepare(); null without a model and before the first prepare() of a model.
    /// Valid until the next call of a non-const function here.
    [[nodiscard]] const mmd::Pose* pose() const;

    /// Every bone, in drawing order: those that physics moves at the bottom, IK goals at the top.
    [[nodiscard]] const std::vector<int>& drawOrder() const { return m_drawOrder; }
    /// Whether a rigid body moves the bone; such a bone usually has no keys.
    [[nodiscard]] bool isDynamic(int bone) const { return m_isDynamic[std::size_t(bone)] != 0; }
    /// Whether the user hid the bone (Actor::boneLists): it is neither drawn nor selected by
    /// clicks.
    [[nodiscard]] bool isHidden(int bone) const { return m_isHidden[std::size_t(bone)] != 0; }
    [[nodiscard]] bool isLocked(int bone) const { return m_isLocked[std::size_t(bone)] != 0; }
    /// Whether the mouse can change the bone in the view: it is neither hidden nor locked.
    [[nodiscard]] bool isEditable(int bone) const { return !isHidden(bone) && !isLocked(bone); }
    /// The bones that a click can select: those of pickableBones() that are editable, in its order.
    [[nodiscard]] const std::vector<int>& pickable() const { return m_pickable; }
    /// The others of pickableBones() that are drawn.
    [[nodiscard]] const std::vector<int>& locked() const { return m_locked; }
    /// Those of pickable() that physics does not move.
    [[nodiscard]] const std::vector<int>& pickableStill() const { return m_pickableStill; }
    [[nodiscard]] const std::vector<int>& selectedBones() const { return m_selected; }
    [[nodiscard]] bool isSelected(int bone) const { return m_isSelected[std::size_t(bone)] != 0; }
    /// Whether the bone has a draft at the current frame.
    [[nodiscard]] bool isDraft(int bone) const { return m_isDraft[std::size_t(bone)] != 0; }
    /// The bone that was selected last; none if no bone is selected.
    [[nodiscard]] std::optional<int> lastSelected() const { return m_lastSelected; }
    /// Sets which of the selected bones was clicked last.
    void setLastSelected(int bone);

private:
    struct BoundDraft {
        const mmd::Draft* draft; ///< in m_drafts: a draft of a bone or a morph
        int index;
    };
    void setModel(std::shared_ptr<const mmd::Model> model);
    void setLists(const mmd::BoneLists& lists);
    void bindDrafts(const std::vector<mmd::Draft>& drafts);
    void applyDrafts();

    mmd::ActorId m_id{};
    std::shared_ptr<const mmd::Model> m_model; ///< shared with the scene, which may replace it
    std::optional<mmd::PoseEvaluator> m_evaluator;
    mmd::Motion m_motion;   ///< a snapshot, to see whether the keys changed
    mmd::BoneLists m_lists; ///< a copy, without the sets
    std::vector<mmd::Draft> m_drafts;
    std::vector<BoundDraft> m_bound;
    std::vector<mmd::BoneOverride> m_boneOverrides;
    std::vector<mmd::MorphOverride> m_morphOverrides;
    std::vector<mmd::OutsideBone> m_outside;
    bool m_followsDrafts = false;
    Physics* m_physics = nullptr;
    bool m_isSimulated = false; ///< physics moves some of the evaluator's bones
    double m_frame = 0.0;
    bool m_isStale = true;
    bool m_isPosed = false; ///< the evaluator has a pose of this model
    std::vector<int> m_drawOrder, m_pickable, m_pickableStill, m_locked, m_selected;
    std::vector<std::uint8_t> m_isDynamic, m_isSelected, m_isDraft, m_isHidden, m_isLocked;
    std::optional<int> m_lastSelected;
};

} // namespace odori
