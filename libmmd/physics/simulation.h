// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/progress.h"
#include "libmmd/physics/physics_world.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace mmd {

/// Simulated time, in frames, both ends included; the last may be half a frame.
struct SimulatedRange {
    double first = 0.0, last = 0.0;
    bool operator==(const SimulatedRange&) const = default;
};

/// A run of a model's physics over a motion: it begins at one frame and goes on along the motion's
/// own grid of frames n and n + 1/2 (quarters at 1/120 s), whatever frames are asked for. The same
/// model, motion, settings and start give the same bytes; so playing from any frame is a run that
/// starts there, warmed up from its pose.
///
/// Every 150 frames the world is built anew from its plain numbers, as part of what a run is: from
/// there it can be continued exactly. So an edit keeps what comes before it, and dropped frames can
/// be had again.
///
/// Not thread-safe itself; runs share nothing, so a worker may have one of its own. Frames that are
/// cached and single steps allocate nothing but what Bullet itself does, and a block of the cache
/// every 150 frames.
class Simulation {
public:
    static constexpr std::size_t defaultCacheBytes = std::size_t(256) << 20;

    explicit Simulation(std::shared_ptr<const Model> model, const PhysicsSettings& settings = {},
        std::size_t cacheBytes = defaultCacheBytes);
    ~Simulation();
    Simulation(Simulation&&) noexcept;
    Simulation& operator=(Simulation&&) noexcept;

    /// Takes a snapshot. Of what is simulated stays what comes before the first frame whose pose is
    /// another one now.
    void setMotion(const Motion& motion);
    /// Other settings are another run from the same start.
    void setSettings(const PhysicsSettings& settings);
    /// Begins a new run at `frame`; nothing of the one before is kept.
    void start(std::uint32_t frame);
    /// Brings the run to where `frame` can be shown: goes on with it when the frame is simulated or
    /// at most a second ahead, else (a jump) begins a new one at floor(frame).
    void seek(double frame);
    /// Simulates up to `frame`. False when it was cancelled; what was simulated stays.
    bool simulateTo(double frame, const Progress& progress);

    /// The bones that physics moves, at `frame` (fractional), blended from the two steps around it;
    /// for PoseEvaluator::applyPhysics. Simulates what is missing up to there; before the run's
    /// first frame there are none. Valid until the next call.
    [[nodiscard]] std::span<const SimulatedBone> bonesAt(double frame);
    /// The whole pose at `frame`, bones marked "after physics" included. Valid until the next call.
    [[nodiscard]] const Pose& pose(double frame);
    /// Every rigid body (file order) in `pose`, which is the one at `frame`; for showing them.
    void bodiesAt(double frame, const Pose& pose, std::vector<BodyPlace>& bodies);

    [[nodiscard]] std::uint32_t startFrame() const;
    /// What has been simulated; from startFrame to itself when nothing was.
    [[nodiscard]] SimulatedRange simulated() const;
    /// Parts of it that are in the cache, ascending.
    [[nodiscard]] std::vector<SimulatedRange> cached() const;
    /// Frames that had to leave the cache since the start; they are simulated again when asked for.
    [[nodiscard]] double droppedFrames() const;
    [[nodiscard]] std::size_t cacheBytes() const;

    [[nodiscard]] const std::shared_ptr<const Model>& model() const;
    [[nodiscard]] const Motion& motion() const;
    [[nodiscard]] const PhysicsRig& rig() const;
    [[nodiscard]] const PhysicsSettings& settings() const;
    /// Those of the rig, and PhysicsReset where the run had to begin anew in between.
    [[nodiscard]] std::vector<Warning> warnings() const;
    /// How many those are, without making them.
    [[nodiscard]] std::size_t warningCount() const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace mmd
