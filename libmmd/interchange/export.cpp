// SPDX-License-Identifier: MIT
#include "libmmd/interchange/export.h"

#include "libmmd/base/file_io.h"
#include "libmmd/base/guarded.h"
#include "libmmd/interchange/export_formats.h"
#include "libmmd/interchange/scene/export_builder.h"
#include "libmmd/interchange/scene/texture_copies.h"
#include "libmmd/interchange/verification.h"
#include "libmmd/physics/simulation.h"
#include "libmmd/tools/thin/thin_keys.h"
#include "libmmd/tools/tool_errors.h"

#include <algorithm>
#include <set>

namespace mmd {
namespace {

/// Shares of the progress: thinning, if it is wanted; and of the rest baking, writing, verifying.
/// What then remains is for the disk.
constexpr double thinEnd = 0.5, bakeEnd = 0.2, writeEnd = 0.6, verifyEnd = 0.95;

/// A run from frame 0 on, as in `odori-cli pose --physics` and the editor.
Result<BakedMotion> bakeSimulated(const ExportJob& job, FrameSpan span, int fps,
    ProgressPart progress, std::vector<Warning>& warnings)
{
    Simulation simulation(job.model, job.physics);
    simulation.setMotion(job.motion);
    const PoseSource poseAt = [&](double frame) -> const Pose& { return simulation.pose(frame); };
    auto baked = bakeMotion(*job.model, poseAt, span, fps, progress);
    const auto found = simulation.warnings();
    warnings.insert(warnings.end(), found.begin(), found.end());
    return baked;
}

Result<BakedMotion> bakeInScene(const ExportJob& job, FrameSpan span, const ExportOptions& options,
    ProgressPart progress, std::vector<Warning>& warnings)
{
    const std::unique_ptr<ExportPoses> poses = job.poses(job.motion, options.physics);
    auto baked = bakeMotion(
        *job.model, [&](double frame) -> const Pose& { return poses->pose(frame); }, span,
        options.fps, progress);
    const auto found = poses->warnings();
    warnings.insert(warnings.end(), found.begin(), found.end());
    if (baked)
        for (std::size_t frame = 0; frame < baked->frameCount; ++frame) {
            job.progress->stopIfCancelled();
            baked->cameraOffsets.push_back(poses->cameraOffset(baked->motionFrame(frame)));
        }
    return baked;
}

FrameSpan spanOf(const ExportJob& job, const ExportOptions& options)
{
    const std::uint32_t last = std::max(job.motion.lastFrame(), viewOf(job).lastFrame());
    return options.range.value_or(FrameSpan{0, last});
}

/// Thins the motion of `job`.
Result<ThinnedKeys> thin(
    ExportJob& job, FrameSpan span, const ThinOptions& options, ProgressPart progress)
{
    const std::vector<TrackId> tracks = boneAndMorphIds(job.motion);
    auto thinner = thinnedMotion(job.model, job.motion, allInSpan(tracks, span), options, progress);
    if (!thinner)
        return tl::unexpected(thinner.error());
    const std::size_t before = keyCountIn(job.motion, tracks, span);
    job.motion = std::move(*thinner);
    return ThinnedKeys{before, keyCountIn(job.motion, tracks, span)};
}

Result<BakedMotion> bake(const ExportJob& job, FrameSpan span, const ExportOptions& options,
    ProgressPart progress, std::vector<Warning>& warnings)
{
    if (job.poses)
        return bakeInScene(job, span, options, progress, warnings);
    if (options.physics)
        return bakeSimulated(job, span, options.fps, progress, warnings);
    PoseEvaluator evaluator(job.model);
    evaluator.setMotion(job.motion);
    const PoseSource poseAt = [&](double frame) -> const Pose& {
        return evaluator.evaluate(frame);
    };
    return bakeMotion(*job.model, poseAt, span, options.fps, progress);
}

/// What is written: `job` with the motion that was baked, and the bake.
struct Exported {
    ExportJob job;
    BakedMotion motion;
    std::optional<ThinnedKeys> thinned;
};

Result<Exported> thinnedAndBaked(const ExportJob& job, const ExportOptions& options,
    const Progress& progress, ProgressPart rest, std::vector<Warning>& warnings)
{
    const FrameSpan span = spanOf(job, options);
    const std::uint32_t last = std::max(job.motion.lastFrame(), viewOf(job).lastFrame());
    if (last > 0 && span.first > last)
        warnings.push_back(
            {.code = WarningCode::AfterLastKey, .location = "frame " + std::to_string(span.first)});
    Exported exported{.job = job, .motion = {}, .thinned = {}};
    exported.job.progress = &progress;
    if (options.thinning) {
        const auto keys =
            thin(exported.job, span, *options.thinning, ProgressPart(progress, 0.0, thinEnd));
        if (!keys)
            return tl::unexpected(keys.error());
        exported.thinned = *keys;
    }
    auto motion = bake(exported.job, span, options, rest.part(0.0, bakeEnd), warnings);
    if (!motion)
        return tl::unexpected(motion.error());
    if (motion->repaired > 0)
        warnings.push_back({.code = WarningCode::BadNumber,
            .location = "pose, " + motion->firstRepaired,
            .count = motion->repaired});
    exported.motion = std::move(*motion);
    return exported;
}

/// Readers and writers process a hierarchy recursively.
constexpr int deepestHierarchy = 512;

bool isTooDeep(const Rig& rig)
{
    std::vector<int> depth(rig.bones.size());
    for (const std::int32_t bone : rig.parentFirst) {
        const std::int32_t parent = rig.bones[std::size_t(bone)].parent;
        depth[std::size_t(bone)] = parent < 0 ? 1 : depth[std::size_t(parent)] + 1;
    }
    return std::any_of(
        depth.begin(), depth.end(), [](int each) { return each > deepestHierarchy; });
}

std::optional<Error> problemOf(const ExportJob& job, const ExportOptions& options)
{
    if (const auto problem = problemOf(options))
        return problem;
    if (isTooDeep(job.model->rig))
        return Error{.code = ErrorCode::OutOfRange,
            .offset = 0,
            .field = "depth of the model's bone hierarchy",
            .value = 0};
    // Poses are made with values of rest instead of such numbers: that would change the motion
    // without a word.
    for (const Motion* const motion : {&job.motion, &job.view})
        if (const auto valid = refuseInvalidKeys(*motion); !valid)
            return valid.error();
    const TrackMatch match = matchTracks(*job.model, job.motion);
    if (!options.force && match.tracks > 0 && match.matched == 0)
        return Error{.code = ErrorCode::NothingMatches,
            .offset = 0,
            .field = "motion",
            .value = match.tracks};
    return std::nullopt;
}

/// A file that differs from the bake is not written.
std::optional<Error> problemOf(const Verification& verification, const ExportScene& scene)
{
    const ExportOptions& options = scene.options;
    double extent = 100.0;
    for (const BoneTransform& bone : scene.motion.bones)
        extent =
            std::max(extent, double(std::max({std::abs(bone.translation.x),
                                 std::abs(bone.translation.y), std::abs(bone.translation.z)})));
    // Reduced rotations also move a bone.
    const bool isMoved = options.positionTolerance <= 0.0 && options.rotationTolerance > 0.0;
    const double units = std::max(extent * 1e-5, options.positionTolerance);
    if ((isMoved || verification.position <= units) &&
        verification.rotation <= std::max(0.05, options.rotationTolerance) &&
        verification.weight <= 1e-3 + options.weightTolerance)
        return std::nullopt;
    return Error{.code = ErrorCode::NotVerified,
        .offset = 0,
        .field = std::to_string(verification.position) + " units and " +
                 std::to_string(verification.rotation) + " degrees off",
        .value = 0};
}

ExportResult summary(const ExportScene& scene, std::size_t bytes)
{
    ExportResult result;
    result.frames = scene.motion.frameCount;
    result.bones = scene.joints.size();
    if (scene.options.format == ExportFormat::Bvh) // there the ends of chains are no joints
        result.bones = std::size_t(std::count_if(scene.joints.begin(), scene.joints.end(),
            [](const ExportJoint& joint) { return joint.bone >= 0; }));
    result.meshes = scene.meshes.size();
    result.bytes = bytes;
    std::set<std::uint32_t> morphs; // one morph may be in several meshes
    for (const ExportMesh& mesh : scene.meshes)
        for (const ExportShape& shape : mesh.shapes)
            morphs.insert(shape.morph);
    result.shapes = morphs.size();
    return result;
}

Result<ExportResult> exportTo(const std::filesystem::path& target, const ExportJob& job,
    const ExportOptions& options, Progress& progress)
{
    if (const auto problem = problemOf(job, options))
        return tl::unexpected(*problem);
    if (auto writable = checkWritable(target); !writable) // before all the work
        return tl::unexpected(std::move(writable.error()));
    std::vector<Warning> warnings;
    const ProgressPart rest(progress, options.thinning ? thinEnd : 0.0, 1.0);
    const auto exported = thinnedAndBaked(job, options, progress, rest, warnings);
    if (!exported)
        return tl::unexpected(exported.error());
    const ExportScene scene =
        exportScene(exported->job, exported->motion, options, target, warnings);
    const ExportFormatInfo& format = infoOf(options.format);
    const auto bytes = format.write(scene, rest.part(bakeEnd, writeEnd), warnings);
    if (!bytes)
        return tl::unexpected(bytes.error());
    ExportResult result = summary(scene, bytes->size());
    result.thinned = exported->thinned;
    if (options.verify && format.isVerified) {
        const auto verified = verifyFile(scene, *bytes, rest.part(writeEnd, verifyEnd));
        if (!verified)
            return tl::unexpected(verified.error());
        if (const auto problem = problemOf(*verified, scene))
            return tl::unexpected(*problem);
        result.verification = *verified;
    }
    std::vector<TextureCopy> copies;
    if (format.textures != TextureStorage::Inside && !options.embedTextures)
        copies = textureCopies(scene, target, warnings);
    if (hasOtherLinks(target))
        warnings.push_back(
            {.code = WarningCode::OtherLinks, .location = utf8FromPath(target), .count = 1});
    if (const auto written = writeWithTextures(target, *bytes, copies); !written)
        return tl::unexpected(written.error());
    progress.report(1.0);
    result.warnings = std::move(warnings);
    result.losses = lossesOf(job, options);
    return result;
}

} // namespace

Result<ExportResult> exportMotion(const ExportJob& job, const std::filesystem::path& target,
    const ExportOptions& options, Progress& progress)
{
    return guarded([&] { return exportTo(target, job, options, progress); });
}

} // namespace mmd
