// SPDX-License-Identifier: MIT
#include "libmmd/tools/import/import_motion.h"

#include "libmmd/animation/animation_wish.h"
#include "libmmd/motion/names.h"
#include "libmmd/pose/baked_motion.h"
#include "libmmd/tools/import/file_figure.h"
#include "libmmd/tools/import/retarget.h"
#include "libmmd/tools/motion_change.h"
#include "libmmd/tools/parallel.h"
#include "libmmd/tools/thin/motion_thinning.h"

#include <algorithm>
#include <atomic>
#include <cmath>

namespace mmd {
namespace {

Error errorOf(ErrorCode code, std::string field = {}, std::uint64_t value = 0)
{
    return {.code = code, .field = std::move(field), .value = value};
}

/// Movements that are only rounding.
constexpr float stillUnits = 5e-4f;

/// [bone][frame]; empty for bones that are not keyed or never leave their rest.
using Values = std::vector<std::vector<BoneValue>>;

bool isUsable(const BoneValue& value)
{
    const glm::vec3& t = value.translation;
    const glm::quat& q = value.rotation;
    return std::isfinite(t.x + t.y + t.z) && std::abs(glm::dot(q, q) - 1.0f) < 0.1f;
}

void removeNoise(std::vector<BoneValue>& values)
{
    float farthest = 0.0f;
    for (std::size_t frame = 0; frame < values.size(); ++frame)
        if (!isUsable(values[frame]))
            values[frame] = frame > 0 ? values[frame - 1] : BoneValue{};
    for (const BoneValue& value : values)
        farthest = std::max(farthest, glm::length(value.translation));
    bool isTurned = false;
    for (std::size_t frame = 0; frame < values.size(); ++frame) {
        if (!(farthest > stillUnits))
            values[frame].translation = glm::vec3(0.0f);
        // Neighbours have the same sign, so that curves do not turn the long way round.
        if (frame > 0 && glm::dot(values[frame].rotation, values[frame - 1].rotation) < 0.0f)
            values[frame].rotation = -values[frame].rotation;
        const glm::quat& q = values[frame].rotation;
        isTurned |= glm::length(glm::vec3(q.x, q.y, q.z)) > 5e-6f;
    }
    if (!isTurned && !(farthest > stillUnits))
        values.clear();
}

Result<Values> valuesOf(
    const Retarget& retarget, std::size_t bones, std::size_t frames, ProgressPart progress)
{
    Values values(bones);
    for (std::size_t bone = 0; bone < bones; ++bone)
        if (retarget.keyed()[bone])
            values[bone].resize(frames);
    constexpr std::size_t atOnce = 64;
    const std::size_t parts = (frames + atOnce - 1) / atOnce;
    const std::size_t turn = parallelThreads() * 4;
    for (std::size_t begin = 0; begin < parts; begin += turn) {
        inParallel(std::min(turn, parts - begin), [&](std::size_t part) {
            Retarget::Frame work;
            const std::size_t first = (begin + part) * atOnce;
            for (std::size_t frame = first; frame < std::min(first + atOnce, frames); ++frame) {
                retarget.run(double(frame), work);
                for (std::size_t bone = 0; bone < bones; ++bone)
                    if (!values[bone].empty())
                        values[bone][frame] = work.values[bone];
            }
        });
        if (!progress.advance(double(begin + turn) / double(parts + turn)))
            return tl::unexpected(errorOf(ErrorCode::Cancelled));
    }
    inParallel(bones, [&](std::size_t bone) { removeNoise(values[bone]); });
    return values;
}

/// A key at each frame from `start` on, and none elsewhere: the last pose holds, and before `start`
/// the bones come from the rest pose, which MMD has at frame 0.
std::vector<BoneKeyframe> keysOf(std::uint32_t start, const std::vector<BoneValue>& values)
{
    std::vector<BoneKeyframe> keys(values.size());
    for (std::size_t at = 0; at < values.size(); ++at) {
        keys[at].frame = start + std::uint32_t(at);
        keys[at].value = values[at];
    }
    return keys;
}

void setSwitches(Motion& motion, const Model& model, const Retarget& retarget, std::uint32_t start)
{
    std::vector<ShowIkKeyframe> keys;
    const auto* old = motion.showIk.get();
    for (std::size_t key = 0; old && key < old->size(); ++key)
        keys.push_back(old->key(key));
    if (keys.empty() || keys.front().frame > start) {
        ShowIkKeyframe first;
        first.frame = keys.empty() ? 0 : std::min(start, keys.front().frame);
        keys.insert(keys.begin(), first);
    }
    bool hasChanged = false;
    for (ShowIkKeyframe& key : keys)
        for (std::size_t chain = 0; chain < retarget.chains().size(); ++chain) {
            const std::string& name = model.rig.chains[chain].goalName;
            const int wanted = retarget.chains()[chain];
            if (wanted < 0 || isIkOn(key.value, name) == (wanted == 1))
                continue;
            key.value = withIk(std::move(key.value), name, wanted == 1);
            hasChanged = true;
        }
    if (hasChanged)
        replaceTrack(motion, Track<ShowIkKeyframe>(old ? old->field() : NameField{}, keys));
}

std::size_t unmapped(const SkeletonAnimation& animation, const MappedJoints& mapped)
{
    const auto moving = movingJoints(animation);
    return std::size_t(std::count_if(
        moving.begin(), moving.end(), [&](std::size_t joint) { return !mapped.used[joint]; }));
}

std::size_t keyCount(const Motion& motion)
{
    std::size_t count = 0;
    for (const auto& track : motion.bones)
        count += track->size();
    return count;
}

} // namespace

Result<ImportedMotion> importAnimation(const std::shared_ptr<const Model>& model,
    const Motion& motion, const SkeletonAnimation& animation, const BoneMapping& mapping,
    const ImportOptions& options, ProgressPart progress)
{
    const MappedJoints mapped = mappedJoints(animation, *model, mapping);
    if (mapped.count == 0 || animation.frameCount == 0)
        return tl::unexpected(
            errorOf(ErrorCode::NothingMatches, "joints", animation.joints.size()));
    const FileFigure figure(animation, *model, mapped, options);
    const std::size_t frames = figure.frameCount();
    if (frames + options.start > mostFramesAtOnce)
        return tl::unexpected(
            errorOf(ErrorCode::TooManyFrames, std::string(longAnimationField), mostFramesAtOnce));
    const Retarget retarget(*model, animation, figure, mapped, options);
    auto values = valuesOf(retarget, model->data.bones.size(), frames, progress.part(0.0, 0.4));
    if (!values)
        return tl::unexpected(values.error());
    ImportedMotion result{motion, {}};
    result.motion.bones.clear();
    const FrameSpan span{options.start, options.start + std::uint32_t(frames - 1)};
    std::vector<TrackId> tracks;
    for (std::size_t bone = 0; bone < values->size(); ++bone) {
        const TrackId id = model->boneTrack(int(bone));
        if ((*values)[bone].empty() || findBoneTrack(result.motion, id.name))
            continue;
        replaceTrack(result.motion,
            Track<BoneKeyframe>(fieldOf(id.name), keysOf(options.start, (*values)[bone])));
        tracks.push_back(id);
    }
    setSwitches(result.motion, *model, retarget, options.start);
    result.figures = {{ToolFigureKind::MappedBones, double(mapped.count)},
        {ToolFigureKind::UnmappedBones, double(unmapped(animation, mapped))},
        {ToolFigureKind::Scale, figure.scale()},
        {ToolFigureKind::KeysBefore, double(keyCount(result.motion))}};
    if (options.thins) {
        ThinOptions thin;
        thin.units = options.units;
        thin.degrees = options.degrees;
        auto thinned = thinnedMotion(
            model, result.motion, allInSpan(tracks, span), thin, progress.part(0.4, 1.0));
        if (!thinned)
            return tl::unexpected(thinned.error());
        result.motion = std::move(*thinned);
    }
    result.figures.push_back({ToolFigureKind::KeysAfter, double(keyCount(result.motion))});
    return result;
}

Result<ToolResult> importedMotion(const ToolInput& input, const SkeletonAnimation& animation,
    const BoneMapping& mapping, const ImportOptions& options, ProgressPart progress)
{
    const auto model = modelOf(input);
    if (!model)
        return tl::unexpected(errorOf(ErrorCode::NothingMatches, "bones"));
    auto made = importAnimation(
        model, motionOf(input), animation, mapping, options, progress.part(0.0, 0.7));
    if (!made)
        return tl::unexpected(made.error());
    return toolResult(input, made->motion, std::move(made->figures), progress.part(0.7, 1.0));
}

} // namespace mmd
