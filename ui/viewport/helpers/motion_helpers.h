// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/following/scene_poses.h"
#include "ui/document/document.h"
#include "ui/viewport/helpers/ghosts.h"
#include "ui/viewport/helpers/trail.h"
#include "ui/viewport/posed_actors.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <optional>

namespace odori {

/// The trail and the ghosts of the active actor, sampled from the keys: drafts and physics do not
/// count. A part is sampled at once, the rest in later turns of the event loop, so that the window
/// stays responsive.
class MotionHelpers : public QObject {
    Q_OBJECT
public:
    /// Both must outlive this object.
    MotionHelpers(Document& document, const PosedActors& actors);

    void setShown(const ViewHelpers& shown);
    [[nodiscard]] const ViewHelpers& shown() const { return m_shown; }
    /// Pauses sampling while nothing of it is drawn.
    void setPaused(bool paused);
    /// Call it first after a change of the document.
    void invalidate(const Change& change);
    /// Call it after the actors got another scene, selection or frame.
    void update();
    /// Frames near this one are sampled first; none: near the current one.
    void setFocus(std::optional<std::uint32_t> frame) { m_focus = frame; }

    /// The pose of the active actor at a frame; null without a model. Valid until the next call of
    /// a non-const function here.
    const mmd::Pose* poseAt(std::uint32_t frame);
    [[nodiscard]] bool isComplete() const { return !m_timer.isActive(); }
    [[nodiscard]] Trail& trail() { return m_trail; }
    [[nodiscard]] const Trail& trail() const { return m_trail; }
    [[nodiscard]] const Ghosts& ghosts() const { return m_ghosts; }

    /// Why none of the selected bones has a trail; empty if one has, or none is selected.
    [[nodiscard]] QString refusalOfTrail() const;

signals:
    /// More of the trail or the ghosts can be drawn.
    void sampled();

private:
    void updateTrail(const mmd::Actor& actor);
    void updateGhosts(const mmd::Actor& actor);
    void forget();
    void work();
    bool sampleNext();

    Document& m_document;
    const PosedActors& m_actors;
    ViewHelpers m_shown;
    bool m_isPaused = false;
    std::optional<std::uint32_t> m_focus;
    std::optional<mmd::ScenePoses> m_poses; ///< of the present scene; none until it is needed
    mmd::ActorId m_actor{};
    std::shared_ptr<const mmd::Model> m_model;
    Trail m_trail;
    Ghosts m_ghosts;
    std::vector<int> m_bones;
    std::vector<GhostFrame> m_frames;
    QTimer m_timer; ///< runs while something is to be sampled
};

} // namespace odori
