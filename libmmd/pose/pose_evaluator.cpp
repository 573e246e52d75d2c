// SPDX-License-Identifier: MIT
#include "libmmd/pose/bone_evaluation.h"
#include "libmmd/pose/morph_weights.h"
#include "libmmd/pose/motion_sampler.h"
#include "libmmd/pose/physics_switches.h"
#include "libmmd/pose/pose.h"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace mmd {

struct PoseEvaluator::Private {
    explicit Private(std::shared_ptr<const Model> from)
        : model(std::move(from))
        , sampler(*model)
        , physicsSwitches(*model)
        , morphs(*model)
        , evaluation(model->rig)
    {
        pose.bones.resize(model->data.bones.size());
        pose.locals.resize(model->data.bones.size());
        pose.physicsOn.resize(model->data.bones.size(), 1);
        simulated.reserve(model->data.bones.size());
        pose.outside.reserve(model->data.bones.size());
        pose.keyWeights.resize(model->data.morphs.size());
        pose.morphWeights.resize(model->data.morphs.size());
        pose.materials = morphs.restMaterials();
        for (std::size_t bone = 0; bone < pose.bones.size(); ++bone)
            pose.bones[bone].translation = model->rig.bones[bone].restPosition;
    }

    void setBone(std::size_t bone, const BoneValue& value)
    {
        pose.locals[bone] = value;
        evaluation.setKey(bone, value);
    }
    void setStillValues();
    void sample(double frame);
    void switchChains(double frame);

    std::shared_ptr<const Model> model; // shared with the scene: it must outlive the evaluator
    MotionSampler sampler;
    PhysicsSwitches physicsSwitches;
    std::vector<BoneOverride> boneOverrides;
    std::vector<MorphOverride> morphOverrides;
    std::vector<SimulatedBone> simulated; ///< those whose physics no key switches off
    MorphWeights morphs;
    BoneEvaluation evaluation;
    Pose pose;
};

/// Values that do not change with the frame; also set after an override is removed.
void PoseEvaluator::Private::setStillValues()
{
    sampler.stillBones([this](std::size_t bone, const BoneValue& value) { setBone(bone, value); });
    sampler.stillMorphs(
        [this](std::size_t morph, float weight) { pose.keyWeights[morph] = weight; });
}

void PoseEvaluator::Private::sample(double frame)
{
    sampler.movingBones(
        frame, [this](std::size_t bone, const BoneValue& value) { setBone(bone, value); });
    sampler.movingMorphs(
        frame, [this](std::size_t morph, float weight) { pose.keyWeights[morph] = weight; });
    for (const BoneOverride& each : boneOverrides)
        setBone(std::size_t(each.bone), each.value);
    for (const MorphOverride& each : morphOverrides)
        pose.keyWeights[std::size_t(each.morph)] = each.weight;
}

void PoseEvaluator::Private::switchChains(double frame)
{
    const MotionSampler::Switches switches = sampler.switchesAt(frame);
    pose.visible = switches.isVisible;
    for (std::size_t chain = 0; chain < model->rig.chains.size(); ++chain)
        evaluation.setChainOn(chain, true);
    for (const MotionSampler::ChainSwitch& each : switches.chains)
        evaluation.setChainOn(std::size_t(each.chain), each.isOn);
    physicsSwitches.sample(frame, pose.physicsOn);
    physicsSwitches.chainsLeftToPhysics(
        pose.physicsOn, [this](std::size_t chain) { evaluation.setChainOn(chain, false); });
}

PoseEvaluator::PoseEvaluator(std::shared_ptr<const Model> model)
    : d(std::make_unique<Private>(std::move(model)))
{
}

PoseEvaluator::~PoseEvaluator() = default;
PoseEvaluator::PoseEvaluator(PoseEvaluator&&) noexcept = default;
PoseEvaluator& PoseEvaluator::operator=(PoseEvaluator&&) noexcept = default;

void PoseEvaluator::setMotion(const Motion& motion)
{
    d->sampler.setMotion(motion);
    d->physicsSwitches.setMotion(motion);
    d->setStillValues();
}

void PoseEvaluator::setPhysicsBones(std::span<const int> bones)
{
    std::fill(d->pose.physicsOn.begin(), d->pose.physicsOn.end(), std::uint8_t(1));
    d->physicsSwitches.setBones(bones);
}

const Pose& PoseEvaluator::applyPhysics(std::span<const SimulatedBone> bones)
{
    d->simulated.clear();
    std::copy_if(bones.begin(), bones.end(), std::back_inserter(d->simulated),
        [&](const SimulatedBone& each) { return d->pose.physicsOn[std::size_t(each.bone)] != 0; });
    d->evaluation.applyPhysics(d->simulated, d->pose.bones);
    return d->pose;
}

void PoseEvaluator::setOverrides(std::span<const BoneOverride> bones,
    std::span<const MorphOverride> morphs, const ShowIkValue* showIk)
{
    d->sampler.setShowIkOverride(showIk);
    d->boneOverrides.assign(bones.begin(), bones.end());
    d->morphOverrides.assign(morphs.begin(), morphs.end());
    const auto isOutside = [](int index, std::size_t size) {
        return index < 0 || std::size_t(index) >= size;
    };
    std::erase_if(d->boneOverrides,
        [&](const BoneOverride& each) { return isOutside(each.bone, d->pose.locals.size()); });
    std::erase_if(d->morphOverrides, [&](const MorphOverride& each) {
        return isOutside(each.morph, d->pose.keyWeights.size());
    });
    d->setStillValues();
}

void PoseEvaluator::setOutside(std::span<const OutsideBone> bones)
{
    if (bones.empty() && d->pose.outside.empty())
        return;
    assert(bones.size() <= d->pose.bones.size());
    d->pose.outside.assign(bones.begin(), bones.end());
    d->evaluation.setOutside(d->pose.outside);
}

const Pose& PoseEvaluator::evaluate(double frame)
{
    d->sample(frame);
    d->switchChains(frame);
    d->morphs.evaluate(d->pose.keyWeights, d->pose.morphWeights);
    d->morphs.applyToMaterials(d->pose.morphWeights, d->pose.materials);
    d->morphs.applyToBones(d->pose.morphWeights, d->evaluation);
    d->evaluation.run(d->pose.bones);
    return d->pose;
}

const Pose& PoseEvaluator::pose() const
{
    return d->pose;
}

const Model& PoseEvaluator::model() const
{
    return *d->model;
}

} // namespace mmd
