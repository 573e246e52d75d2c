// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/following/followers.h"
#include "libmmd/physics/simulation.h"
#include "ui/document/document.h"
#include "ui/document/playback.h"

#include <QtCore/QObject>

#include <map>
#include <memory>
#include <span>
#include <vector>

namespace odori {

/// When physics moves bones.
enum class PhysicsMode {
    Off,
    WhilePlaying, ///< also at frames that are already simulated
    Always,       ///< also for a pose during a gesture
};

/// The physics of the document's actors: one simulation each, which follows edits and the current
/// frame. The run of an actor with outside parents uses the runs of these actors, so it begins anew
/// when one of them does, and loses the frames that an edit changes in them. The ruler shows the
/// simulated frames of the active actor.
class Physics : public QObject {
    Q_OBJECT
public:
    /// Both must outlive this object.
    Physics(Document& document, Playback& playback, QObject* parent = nullptr);
    ~Physics() override;

    [[nodiscard]] PhysicsMode mode() const { return m_mode; }
    [[nodiscard]] std::size_t cacheBytes() const { return m_cacheBytes; }
    /// The memory of the actor whose frames use most of it.
    [[nodiscard]] std::size_t usedCacheBytes() const;

    /// The run that shows `actor` at `frame`, simulated up to there; null if physics is not shown.
    /// Valid until the document changes.
    [[nodiscard]] mmd::Simulation* runAt(mmd::ActorId actor, double frame);
    /// The simulated bones in `pose`, a pose during a gesture that no motion has: their result
    /// after a gradual change to it. Valid until the next call.
    [[nodiscard]] std::span<const mmd::SimulatedBone> settled(
        mmd::ActorId actor, const mmd::Pose& pose);
    /// Every rigid body of `actor` (file order) in `pose`, which must be its pose at `frame`.
    void bodiesAt(mmd::ActorId actor, double frame, const mmd::Pose& pose,
        std::vector<mmd::BodyTransform>& bodies);
    /// The data of the bodies; null if there are none.
    [[nodiscard]] const mmd::PhysicsRig* rigOf(mmd::ActorId actor);

    /// The first frame of a run that shows the current picture at `frame`: the start of the current
    /// run if it is shown, else `frame`.
    [[nodiscard]] std::uint32_t startFor(mmd::ActorId actor, std::uint32_t frame) const;

    /// The frames of the active actor that are already simulated.
    [[nodiscard]] std::vector<mmd::SimulatedRange> simulated() const;
    /// Steps per frame, gravity and its noise, from the scene.
    [[nodiscard]] static mmd::PhysicsSettings settingsOf(const mmd::Scene& scene);

public slots:
    void setMode(odori::PhysicsMode mode);
    /// Restarts the simulation of every actor at the current frame.
    void reset();
    /// Sets the memory for simulated frames of one actor; drops the simulated frames.
    void setCacheBytes(std::size_t bytes);

signals:
    void modeChanged(odori::PhysicsMode mode);
    /// The picture at the current frame changed without an edit.
    void changed();
    /// simulated() changed.
    void simulatedChanged();
    /// The cache was full. In total, `frames` frames of this run were removed from it.
    void framesDropped(int frames);
    /// Warnings about a model's bodies, or about a simulation that became invalid. The caller makes
    /// sentences from them.
    void warned(const std::vector<mmd::Warning>& warnings);

private:
    struct Run;
    [[nodiscard]] Run* runOf(mmd::ActorId actor);
    [[nodiscard]] const mmd::Actor* actorNamed(mmd::ActorId actor) const;
    void updateFromDocument();
    void followParents(const mmd::Followers& before, std::map<mmd::ActorId, std::int64_t> kept);
    [[nodiscard]] std::span<const mmd::OutsideBone> outsideAt(mmd::ActorId actor, double frame);
    /// Whether a run that this one follows began anew after it.
    [[nodiscard]] bool isBehindParents(const Run& run);
    [[nodiscard]] std::uint64_t startsOfParents(const Run& run);
    void report(Run& run);

    Document& m_document;
    Playback& m_playback;
    PhysicsMode m_mode = PhysicsMode::WhilePlaying;
    std::size_t m_cacheBytes = mmd::Simulation::defaultCacheBytes;
    mmd::Followers m_followers;
    std::vector<std::unique_ptr<Run>> m_runs;
    mmd::SimulatedRange m_shownRange; ///< range of the active actor at the last simulatedChanged()
};

} // namespace odori
