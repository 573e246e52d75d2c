// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/progress.h"
#include "libmmd/physics/physics_world.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace mmd {

/// Simulated time, in frames, both ends included; the last one may be a half frame.
struct SimulatedRange {
    double first = 0.0, last = 0.0;
    bool operator==(const SimulatedRange&) const = default;
};

/// The bones of a model that follow other models at a frame (fractional), for
/// PoseEvaluator::setOutside. Valid until the next call.
using OutsideSource = std::function<std::span<const OutsideBone>(double frame)>;

/// A run of a model's physics over a motion. It begins at one frame and continues on a fixed grid
/// of frames n and n + 1/2 (quarters at 1/120 s), whichever frames are requested. The same model,
/// motion, settings and start give the same bytes. Playing from a frame is a run that starts there,
/// warmed up from its pose.
///
/// Every 150 frames the world is rebuilt from its plain numbers, always. A run can be continued
/// exactly from there. So an edit keeps the frames before it, and frames that were dropped from the
/// cache can be computed again.
///
/// Not thread-safe, but runs share no data, so a worker may have its own. Cached frames and single
/// steps allocate nothing except inside Bullet and one block of the cache every 150 frames.
class Simulation {
public:
    static constexpr std::size_t defaultCacheBytes = std::size_t(256) << 20;

    explicit Simulation(std::shared_ptr<const Model> model, const PhysicsSettings& settings = {},
        std::size_t cacheBytes = defaultCacheBytes);
    ~Simulation();
    Simulation(Simulation&&) noexcept;
    Simulation& operator=(Simulation&&) noexcept;

    /// Takes a snapshot. Keeps the simulated frames before the first frame with a different pose;
    /// returns the last frame up to which all poses are the same, as motionsAgreeUntil().
    std::int64_t setMotion(const Motion& motion);
    /// Takes `source` for all poses from now on; none if it is empty. Equal calls for one frame
    /// must give equal bones until cutAfter() says otherwise.
    void setOutside(OutsideSource source);
    /// Drops the simulated steps after `frame`: the poses of another model that the bones follow
    /// are the same up to there only (agreeThroughout and agreeNowhere as in motion_changes.h).
    void cutAfter(std::int64_t frame);
    /// Other settings start a new run from the same frame.
    void setSettings(const PhysicsSettings& settings);
    /// Begins a new run at `frame`; nothing of the previous run is kept.
    void start(std::uint32_t frame);
    /// Prepares the run to show `frame`: continues it if the frame is simulated or at most a second
    /// ahead, else (a jump) begins a new run at floor(frame).
    void seek(double frame);
    /// Simulates up to `frame`. Returns false if cancelled; the simulated steps stay.
    bool simulateTo(double frame, const Progress& progress);

    /// The bones that physics moves, at `frame` (fractional), blended from the two steps around it;
    /// for PoseEvaluator::applyPhysics. Simulates missing steps up to there; empty before the run's
    /// first frame. Valid until the next call.
    [[nodiscard]] std::span<const SimulatedBone> bonesAt(double frame);
    /// The whole pose at `frame`, bones marked "after physics" included. Valid until the next call.
    [[nodiscard]] const Pose& pose(double frame);
    /// The positions of all rigid bodies (file order) in `pose`, which must be the pose at `frame`;
    /// for showing them.
    void bodiesAt(double frame, const Pose& pose, std::vector<BodyTransform>& bodies);

    [[nodiscard]] std::uint32_t startFrame() const;
    /// Counts the calls of start(), also by seek(): what followed another run is not valid any
    /// more.
    [[nodiscard]] std::uint64_t startCount() const;
    /// The simulated range; from startFrame to itself if nothing was simulated.
    [[nodiscard]] SimulatedRange simulated() const;
    /// The parts of it in the cache, ascending.
    [[nodiscard]] std::vector<SimulatedRange> cached() const;
    /// Number of frames that were removed from the cache since the start; they are simulated again
    /// if requested.
    [[nodiscard]] double droppedFrames() const;
    [[nodiscard]] std::size_t cacheBytes() const;

    [[nodiscard]] const std::shared_ptr<const Model>& model() const;
    [[nodiscard]] const Motion& motion() const;
    [[nodiscard]] const PhysicsRig& rig() const;
    [[nodiscard]] const PhysicsSettings& settings() const;
    /// The rig's warnings, and PhysicsReset if the world was reset during the run.
    [[nodiscard]] std::vector<Warning> warnings() const;
    /// The number of these warnings, without making them.
    [[nodiscard]] std::size_t warningCount() const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace mmd
