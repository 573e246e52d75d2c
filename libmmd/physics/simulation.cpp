// SPDX-License-Identifier: MIT
#include "libmmd/physics/simulation.h"

#include "libmmd/physics/gravity_noise.h"
#include "libmmd/physics/motion_changes.h"
#include "libmmd/physics/physics_limits.h"
#include "libmmd/physics/state_cache.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <optional>

namespace mmd {
namespace {

/// A run is continued from plain numbers after so many frames.
constexpr std::size_t framesPerBlock = 150;
/// A frame at most this far ahead is not a jump.
constexpr double mostAhead = 30.0;
/// A model that is faster than this (units a second) counts as moved elsewhere, not as moving.
constexpr float mostVelocity = 300.0f;

BodyTransform blended(const BodyTransform& from, const BodyTransform& to, float share)
{
    return {glm::mix(from.position, to.position, share),
        glm::normalize(glm::slerp(from.rotation, to.rotation, share))};
}

} // namespace

struct Simulation::Private {
    Private(std::shared_ptr<const Model> from, const PhysicsSettings& with, std::size_t byteLimit);

    const Pose& posed(PoseEvaluator& evaluator, double frame) const;
    void startAnew();
    void begin();
    void goOnFrom(std::size_t step, std::span<const BodyState> states);
    void noteOff();
    void provide(std::size_t step);
    void advance();
    void record();
    void cutAfter(std::int64_t frame);
    bool blendAt(double frame);
    [[nodiscard]] std::size_t stepsPerBlock() const
    {
        return framesPerBlock * std::size_t(settings.stepsPerFrame);
    }
    [[nodiscard]] double stepOf(double frame) const
    {
        return (frame - double(startFrame)) * settings.stepsPerFrame;
    }
    [[nodiscard]] double frameOf(std::size_t step) const
    {
        return double(startFrame) + double(step) / settings.stepsPerFrame;
    }
    [[nodiscard]] glm::vec3 noiseBefore(std::size_t step) const;
    [[nodiscard]] std::size_t bodyCount() const { return rig.dynamicBodies.size(); }

    std::shared_ptr<const Model> model; // shared with the scene: it must outlive the run
    PhysicsRig rig;
    PhysicsSettings settings;
    std::size_t byteLimit;
    Motion motion;
    PoseEvaluator stepping, showing; ///< poses of the grid, and requested poses
    OutsideSource outside;           ///< may be empty
    std::uint64_t startCount = 0;
    bool isStepping = false; ///< it asks for poses of other models, which may ask for this run
    std::optional<PhysicsWorld> world;
    StateCache cache;
    std::uint32_t startFrame = 0;
    std::optional<std::size_t> worldStep; ///< the step of the world; none: it must be restored
    std::optional<std::size_t> lastStep;  ///< the last simulated step
    /// States at the blocks' first steps, in the order of the blocks.
    std::vector<BodyState> checkpoints;
    std::vector<BodyTransform> transforms; ///< of the dynamic bodies, at the requested frame
    std::vector<SimulatedBone> bones;
    std::optional<std::size_t> offStep; ///< physics is off from this step on: too many overlaps
};

Simulation::Private::Private(
    std::shared_ptr<const Model> from, const PhysicsSettings& with, std::size_t mostBytes)
    : model(std::move(from))
    , rig(makePhysicsRig(*model))
    , settings(with)
    , byteLimit(mostBytes)
    , stepping(model)
    , showing(model)
    , cache(bodyCount(), stepsPerBlock(), byteLimit)
    , transforms(bodyCount())
{
    assert(settings.stepsPerFrame > 0);
    bones.reserve(rig.drivers.size());
    stepping.setPhysicsBones(rig.simulatedBones);
    showing.setPhysicsBones(rig.simulatedBones);
}

const Pose& Simulation::Private::posed(PoseEvaluator& evaluator, double frame) const
{
    if (outside)
        evaluator.setOutside(outside(frame));
    return evaluator.evaluate(frame);
}

/// Deletes the run; the next requested frame begins a new one.
void Simulation::Private::startAnew()
{
    cache.clear();
    checkpoints.clear();
    worldStep.reset();
    lastStep.reset();
    offStep.reset();
    world.reset();
}

void Simulation::Private::begin()
{
    if (!world)
        world.emplace(rig, settings);
    const glm::vec3 next = middleOf(rig, posed(stepping, frameOf(1)));
    const Pose& pose = posed(stepping, double(startFrame));
    glm::vec3 velocity = (next - middleOf(rig, pose)) * (30.0f * float(settings.stepsPerFrame));
    if (!(glm::length(velocity) < mostVelocity))
        velocity = glm::vec3(0.0f);
    world->warmUp(pose, velocity);
    worldStep = 0;
    noteOff();
    record();
}

/// If physics was off once in a run, it stays off after the run is continued.
void Simulation::Private::noteOff()
{
    if (world->isOff())
        offStep = std::min(offStep.value_or(*worldStep), *worldStep);
}

/// The world at `step`, restored from plain numbers.
void Simulation::Private::goOnFrom(std::size_t step, std::span<const BodyState> states)
{
    const Pose& pose = posed(stepping, frameOf(step));
    if (offStep && step >= *offStep)
        world->switchOff(pose);
    else
        world->restore(pose, states);
}

/// Stores the positions of the bodies in the cache. At the first step of a block the world is
/// rebuilt, as it will be when it is restored there.
void Simulation::Private::record()
{
    const std::size_t step = *worldStep;
    world->transforms(transforms);
    cache.add(step, transforms);
    lastStep = std::max(lastStep.value_or(0), step);
    if (step % stepsPerBlock() != 0)
        return;
    const std::size_t first = step / stepsPerBlock() * bodyCount();
    if (checkpoints.size() == first) {
        checkpoints.resize(first + bodyCount());
        world->states(std::span(checkpoints).subspan(first, bodyCount()));
    }
    goOnFrom(step, std::span(checkpoints).subspan(first, bodyCount()));
}

/// The noise of gravity between `step` - 1 and `step`. It does not depend on the number of steps a
/// frame.
glm::vec3 Simulation::Private::noiseBefore(std::size_t step) const
{
    if (settings.noise == 0.0f)
        return glm::vec3(0.0f);
    const std::uint64_t before = (step - 1) * 2 / std::size_t(settings.stepsPerFrame);
    return gravityNoise(settings.noiseSeed, std::uint64_t(startFrame) * 2 + before) *
           settings.noise;
}

void Simulation::Private::advance()
{
    const std::size_t step = ++*worldStep;
    world->step(posed(stepping, frameOf(step)), noiseBefore(step));
    noteOff();
    record();
}

/// Simulates `step` and the steps before it in its block, unless it is cached.
void Simulation::Private::provide(std::size_t step)
{
    if (cache.has(step))
        return;
    assert(!isStepping);
    isStepping = true;
    if (checkpoints.empty())
        begin();
    // The last block that can be continued: the block of the step, or the last block.
    const std::size_t known = checkpoints.size() / bodyCount() - 1;
    const std::size_t block = std::min(step / stepsPerBlock(), known);
    const std::size_t first = block * stepsPerBlock();
    const bool canGoOn =
        worldStep && *worldStep >= first && *worldStep <= step && cache.has(*worldStep);
    if (!canGoOn) {
        if (!world)
            world.emplace(rig, settings);
        const auto states = std::span(checkpoints).subspan(block * bodyCount(), bodyCount());
        worldStep = first;
        goOnFrom(first, states);
        std::transform(states.begin(), states.end(), transforms.begin(),
            [](const BodyState& state) { return state.transform; });
        cache.add(first, transforms);
    }
    while (*worldStep < step)
        advance();
    isStepping = false;
}

/// Keeps the steps up to `frame`. The run begins with the movement from its first frame to the
/// next.
void Simulation::Private::cutAfter(std::int64_t frame)
{
    if (!lastStep)
        return;
    if (frame <= std::int64_t(startFrame)) {
        startAnew();
        return;
    }
    const double kept = stepOf(double(frame));
    if (kept >= double(*lastStep))
        return;
    const auto last = static_cast<std::size_t>(kept);
    cache.truncate(last);
    lastStep = last;
    checkpoints.resize((last / stepsPerBlock() + 1) * bodyCount());
    if (worldStep && *worldStep > last)
        worldStep.reset();
    if (offStep && *offStep > last)
        offStep.reset();
}

/// Sets `transforms` to the bodies at `frame`. Returns false if the run does not have them.
bool Simulation::Private::blendAt(double frame)
{
    const double at = stepOf(frame);
    if (bodyCount() == 0 || !(at >= 0.0))
        return false;
    const auto step = static_cast<std::size_t>(at);
    const auto share = static_cast<float>(at - double(step));
    if (isStepping && !(cache.has(step) && (share == 0.0f || cache.has(step + 1))))
        return false;
    provide(step);
    if (share > 0.0f)
        provide(step + 1);
    const std::span<const BodyTransform> found = cache.find(step);
    std::copy_n(found.begin(), bodyCount(), transforms.begin());
    for (std::size_t body = 0; share > 0.0f && body < bodyCount(); ++body)
        transforms[body] = blended(found[body], found[bodyCount() + body], share);
    return true;
}

Simulation::Simulation(
    std::shared_ptr<const Model> model, const PhysicsSettings& settings, std::size_t cacheBytes)
    : d(std::make_unique<Private>(std::move(model), settings, cacheBytes))
{
}

Simulation::~Simulation() = default;
Simulation::Simulation(Simulation&&) noexcept = default;
Simulation& Simulation::operator=(Simulation&&) noexcept = default;

std::int64_t Simulation::setMotion(const Motion& motion)
{
    const std::int64_t kept = motionsAgreeUntil(*d->model, d->motion, motion);
    d->motion = motion;
    d->stepping.setMotion(motion);
    d->showing.setMotion(motion);
    d->cutAfter(kept);
    return kept;
}

void Simulation::setOutside(OutsideSource source)
{
    d->outside = std::move(source);
    if (!d->outside) {
        d->stepping.setOutside({});
        d->showing.setOutside({});
    }
}

void Simulation::cutAfter(std::int64_t frame)
{
    d->cutAfter(frame);
}

void Simulation::setSettings(const PhysicsSettings& settings)
{
    if (settings == d->settings)
        return;
    assert(settings.stepsPerFrame > 0);
    d->settings = settings;
    d->startAnew();
    d->cache = StateCache(d->bodyCount(), d->stepsPerBlock(), d->byteLimit);
}

void Simulation::start(std::uint32_t frame)
{
    d->startAnew();
    d->startFrame = frame;
    ++d->startCount;
}

void Simulation::seek(double frame)
{
    const SimulatedRange there = simulated();
    if (frame < there.first || frame > there.last + mostAhead)
        start(static_cast<std::uint32_t>(std::max(frame, 0.0)));
}

bool Simulation::simulateTo(double frame, const Progress& progress)
{
    const double last = std::ceil(d->stepOf(frame));
    if (d->bodyCount() == 0 || !(last >= 0.0))
        return !progress.isCancelled();
    for (std::size_t step = d->lastStep.value_or(0); step <= static_cast<std::size_t>(last);
         ++step) {
        if (progress.isCancelled())
            return false;
        d->provide(step);
        progress.report(last > 0.0 ? double(step) / last : 1.0);
    }
    return true;
}

std::span<const SimulatedBone> Simulation::bonesAt(double frame)
{
    d->bones.clear();
    if (!d->blendAt(frame))
        return {};
    bonesOf(d->rig, d->transforms, d->bones);
    return d->bones;
}

const Pose& Simulation::pose(double frame)
{
    const std::span<const SimulatedBone> bones = bonesAt(frame);
    d->posed(d->showing, frame);
    return d->showing.applyPhysics(bones);
}

void Simulation::bodiesAt(double frame, const Pose& pose, std::vector<BodyTransform>& bodies)
{
    bodies.clear();
    for (const RigBody& body : d->rig.bodies)
        bodies.push_back(transformAtBone(body, pose));
    if (!d->blendAt(frame))
        return;
    for (std::size_t each = 0; each < d->bodyCount(); ++each)
        bodies[std::size_t(d->rig.dynamicBodies[each])] = d->transforms[each];
}

std::uint32_t Simulation::startFrame() const
{
    return d->startFrame;
}

std::uint64_t Simulation::startCount() const
{
    return d->startCount;
}

SimulatedRange Simulation::simulated() const
{
    return {double(d->startFrame), d->frameOf(d->lastStep.value_or(0))};
}

std::vector<SimulatedRange> Simulation::cached() const
{
    std::vector<SimulatedRange> ranges;
    for (const auto& [first, last] : d->cache.stretches())
        ranges.push_back({d->frameOf(first), d->frameOf(last)});
    return ranges;
}

double Simulation::droppedFrames() const
{
    return double(d->cache.droppedSteps()) / d->settings.stepsPerFrame;
}

std::size_t Simulation::cacheBytes() const
{
    return d->cache.bytes();
}

const std::shared_ptr<const Model>& Simulation::model() const
{
    return d->model;
}

const Motion& Simulation::motion() const
{
    return d->motion;
}

const PhysicsRig& Simulation::rig() const
{
    return d->rig;
}

const PhysicsSettings& Simulation::settings() const
{
    return d->settings;
}

std::size_t Simulation::warningCount() const
{
    return d->rig.warnings.size() + (d->world && d->world->runawayCount() > 0 ? 1 : 0) +
           (d->offStep ? 1 : 0);
}

std::vector<Warning> Simulation::warnings() const
{
    std::vector<Warning> warnings = d->rig.warnings;
    if (d->offStep) // the most important warning is first
        warnings.insert(warnings.begin(),
            {.code = WarningCode::PhysicsOff,
                .location = "over " + std::to_string(PhysicsLimits::mostPairs) +
                            " pairs of overlapping rigid bodies at frame " +
                            std::to_string(std::llround(std::floor(d->frameOf(*d->offStep)))),
                .count = 1});
    const std::size_t runaways = d->world ? d->world->runawayCount() : 0;
    if (runaways > 0)
        warnings.push_back(
            {.code = WarningCode::PhysicsReset, .location = "rigid bodies", .count = runaways});
    return warnings;
}

} // namespace mmd
