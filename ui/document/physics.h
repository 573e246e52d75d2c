// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/physics/simulation.h"
#include "ui/document/document.h"
#include "ui/document/playback.h"

#include <QtCore/QObject>

#include <memory>
#include <span>
#include <vector>

namespace odori {

/// When the bones that hang on rigid bodies move by themselves.
enum class PhysicsMode {
    Off,
    WhilePlaying, ///< and wherever frames are simulated already
    Always,       ///< poses in progress too
};

/// The physics of the document's actors: a simulation each, which follows edits and the play head.
/// What is simulated of the active actor is shown on the ruler.
class Physics : public QObject {
    Q_OBJECT
public:
    /// Both must outlive this.
    Physics(Document& document, Playback& playback, QObject* parent = nullptr);
    ~Physics() override;

    [[nodiscard]] PhysicsMode mode() const { return m_mode; }
    [[nodiscard]] std::size_t cacheBytes() const { return m_cacheBytes; }
    /// What the actor whose frames take most uses of it.
    [[nodiscard]] std::size_t usedCacheBytes() const;

    /// The run that shows `actor` at `frame`, simulated up to there; null where physics does not
    /// show. Valid until the document changes.
    [[nodiscard]] mmd::Simulation* runAt(mmd::ActorId actor, double frame);
    /// The simulated bones hung on `pose`, a pose in progress that no motion has: as they hang
    /// after easing into it. Valid until the next call.
    [[nodiscard]] std::span<const mmd::SimulatedBone> settled(
        mmd::ActorId actor, const mmd::Pose& pose);
    /// Every rigid body of `actor` (file order) in `pose`, which is its pose at `frame`.
    void bodiesAt(mmd::ActorId actor, double frame, const mmd::Pose& pose,
        std::vector<mmd::BodyPlace>& bodies);
    /// What the bodies are; null where there are none.
    [[nodiscard]] const mmd::PhysicsRig* rigOf(mmd::ActorId actor);

    /// Where a run must begin that shows `frame` as it shows now: where the one does that shows it,
    /// else at the frame itself.
    [[nodiscard]] std::uint32_t startFor(mmd::ActorId actor, std::uint32_t frame) const;

    /// The frames of the active actor that can be shown without simulating.
    [[nodiscard]] std::vector<mmd::SimulatedRange> simulated() const;
    /// Steps a frame and gravity, as the scene has them.
    [[nodiscard]] static mmd::PhysicsSettings settingsOf(const mmd::Scene& scene);

public slots:
    void setMode(odori::PhysicsMode mode);
    /// Every actor begins anew at the current frame.
    void reset();
    /// Memory for simulated frames of one actor; what is simulated is dropped.
    void setCacheBytes(std::size_t bytes);

signals:
    void modeChanged(odori::PhysicsMode mode);
    /// What shows at the current frame is another now, without an edit.
    void changed();
    /// simulated() says something else.
    void simulatedChanged();
    /// The cache was full: `frames` of this run in all had to leave it.
    void framesDropped(int frames);
    /// Oddities of a model's bodies, or a simulation that ran away; sentences for people are made
    /// from them.
    void warned(const std::vector<mmd::Warning>& warnings);

private:
    struct Run;
    [[nodiscard]] Run* runOf(mmd::ActorId actor);
    [[nodiscard]] const mmd::Actor* actorNamed(mmd::ActorId actor) const;
    void takeDocument();
    void report(Run& run);

    Document& m_document;
    Playback& m_playback;
    PhysicsMode m_mode = PhysicsMode::WhilePlaying;
    std::size_t m_cacheBytes = mmd::Simulation::defaultCacheBytes;
    std::vector<std::unique_ptr<Run>> m_runs;
    mmd::SimulatedRange m_shownRange; ///< of the active actor, when simulatedChanged() was said
};

} // namespace odori
