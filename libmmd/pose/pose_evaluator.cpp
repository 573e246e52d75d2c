// SPDX-License-Identifier: MIT
#include "libmmd/pose/bone_walk.h"
#include "libmmd/pose/morph_weights.h"
#include "libmmd/pose/pose.h"

#include <cstring>
#include <string_view>

namespace mmd {
namespace {

/// Which keys drive a bone or morph, and where they were sampled last.
template <class Key>
struct Driver {
    const Track<Key>* track = nullptr;
    TrackCursor cursor;
    int override = -1; ///< index of the value that wins over the keys
};

/// Points every driver at its track. Both lists are sorted by name: one walk through both.
template <class Key>
void bindTracks(const std::vector<TrackPtr<Key>>& tracks, const std::vector<std::string>& names,
    const std::vector<int>& byName, std::vector<Driver<Key>>& drivers)
{
    auto track = tracks.begin();
    for (const int index : byName) {
        const std::string& name = names[std::size_t(index)];
        while (track != tracks.end() && (*track)->name() < name)
            ++track;
        Driver<Key>& driver = drivers[std::size_t(index)];
        const bool isFound = track != tracks.end() && (*track)->name() == name;
        driver.track = isFound ? track->get() : nullptr;
        driver.cursor = {};
    }
}

std::string_view nameOf(const IkSwitch& each)
{
    return {each.name.data(), strnlen(each.name.data(), each.name.size())};
}

} // namespace

struct PoseEvaluator::Private {
    explicit Private(std::shared_ptr<const Model> from)
        : model(std::move(from))
        , boneDrivers(model->data.bones.size())
        , morphDrivers(model->data.morphs.size())
        , morphs(*model)
        , walk(model->rig)
    {
        pose.bones.resize(model->data.bones.size());
        pose.locals.resize(model->data.bones.size());
        pose.keyWeights.resize(model->data.morphs.size());
        pose.morphWeights.resize(model->data.morphs.size());
        pose.materials = morphs.restMaterials();
        for (std::size_t bone = 0; bone < pose.bones.size(); ++bone)
            pose.bones[bone].translation = model->rig.bones[bone].restPosition;
    }

    void sample(double frame);
    void setSwitches(double frame);

    std::shared_ptr<const Model>
        model; // shared with the scene: the model must outlive the evaluator
    Motion motion;
    std::vector<Driver<BoneKeyframe>> boneDrivers;
    std::vector<Driver<MorphKeyframe>> morphDrivers;
    std::vector<BoneOverride> boneOverrides;
    std::vector<MorphOverride> morphOverrides;
    MorphWeights morphs;
    BoneWalk walk;
    Pose pose;
    const ShowIkValue* switches = nullptr;
};

void PoseEvaluator::Private::sample(double frame)
{
    for (std::size_t bone = 0; bone < boneDrivers.size(); ++bone) {
        auto& driver = boneDrivers[bone];
        if (driver.override >= 0)
            pose.locals[bone] = boneOverrides[std::size_t(driver.override)].value;
        else if (driver.track)
            pose.locals[bone] = sampleBone(*driver.track, frame, driver.cursor);
        else
            pose.locals[bone] = BoneValue{};
    }
    for (std::size_t morph = 0; morph < morphDrivers.size(); ++morph) {
        auto& driver = morphDrivers[morph];
        if (driver.override >= 0)
            pose.keyWeights[morph] = morphOverrides[std::size_t(driver.override)].weight;
        else
            pose.keyWeights[morph] =
                driver.track ? sampleMorph(*driver.track, frame, driver.cursor) : 0.0f;
    }
}

/// Show and IK switches change at keys only; names are compared once a change.
void PoseEvaluator::Private::setSwitches(double frame)
{
    const ShowIkValue* now = motion.showIk ? sampleShowIk(*motion.showIk, frame) : nullptr;
    if (now == switches)
        return;
    switches = now;
    pose.visible = !now || now->show != 0;
    const auto& chains = model->rig.chains;
    for (std::size_t chain = 0; chain < chains.size(); ++chain) {
        bool isOn = true;
        if (now)
            for (const IkSwitch& each : now->switches)
                if (nameOf(each) == chains[chain].goalName)
                    isOn = each.on != 0;
        walk.setChainOn(chain, isOn);
    }
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
    d->motion = motion;
    bindTracks(
        d->motion.bones, d->model->boneTrackNames, d->model->bonesByTrackName, d->boneDrivers);
    bindTracks(
        d->motion.morphs, d->model->morphTrackNames, d->model->morphsByTrackName, d->morphDrivers);
    d->switches = nullptr;
    d->pose.visible = true;
    for (std::size_t chain = 0; chain < d->model->rig.chains.size(); ++chain)
        d->walk.setChainOn(chain, true);
}

void PoseEvaluator::setOverrides(
    std::span<const BoneOverride> bones, std::span<const MorphOverride> morphs)
{
    for (const BoneOverride& each : d->boneOverrides)
        d->boneDrivers[std::size_t(each.bone)].override = -1;
    for (const MorphOverride& each : d->morphOverrides)
        d->morphDrivers[std::size_t(each.morph)].override = -1;
    d->boneOverrides.assign(bones.begin(), bones.end());
    d->morphOverrides.assign(morphs.begin(), morphs.end());
    for (std::size_t at = 0; at < bones.size(); ++at)
        d->boneDrivers[std::size_t(bones[at].bone)].override = static_cast<int>(at);
    for (std::size_t at = 0; at < morphs.size(); ++at)
        d->morphDrivers[std::size_t(morphs[at].morph)].override = static_cast<int>(at);
}

const Pose& PoseEvaluator::evaluate(double frame)
{
    d->sample(frame);
    d->setSwitches(frame);
    d->morphs.evaluate(d->pose.keyWeights, d->pose.morphWeights);
    d->morphs.applyToMaterials(d->pose.morphWeights, d->pose.materials);
    d->walk.begin(d->pose.locals);
    d->morphs.applyToBones(d->pose.morphWeights, d->walk);
    d->walk.run(d->pose.bones);
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
