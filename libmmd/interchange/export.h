// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/progress.h"
#include "libmmd/interchange/export_options.h"
#include "libmmd/model/model.h"
#include "libmmd/physics/physics_world.h"
#include "libmmd/pose/pose.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// Animated models for other tools: FBX, GLB, BVH. A program needs only this header,
/// export_options.h and export_formats.h.
namespace mmd {

/// The poses of the exported model in a scene.
class ExportPoses {
public:
    virtual ~ExportPoses() = default;
    virtual const Pose& pose(double frame) = 0;
    /// What is added to the target of the view's camera.
    virtual glm::vec3 cameraOffset(double frame) = 0;
    /// Of the simulations so far.
    [[nodiscard]] virtual std::vector<Warning> warnings() const = 0;
};

/// The input of an export: a motion on a model. Copies of motions are cheap snapshots, so a job can
/// be passed to another thread.
struct ExportJob {
    std::shared_ptr<const Model> model; // shared with the scene and with other jobs of a batch
    Motion motion;
    Motion view;            ///< camera and light; those of `motion` if it has none
    std::string motionName; ///< of the animation in the file; the file's stem if empty
    /// Makes the poses of a scene in which bones follow other models, and their view; none: the
    /// poses of the motion on `model`, without outside parents. The motion is `motion`, or that
    /// with fewer keys. Called in the export's thread.
    std::function<std::unique_ptr<ExportPoses>(const Motion& motion, bool physics)> poses{};
    /// Also searched for textures that are missing in the model's folder; none if empty.
    std::filesystem::path textureFolder{};
    PhysicsSettings physics{};          ///< for ExportOptions::physics
    const Progress* progress = nullptr; ///< exportMotion() sets it for the parts of the job
};

/// Data that a format cannot hold, or that other tools do not show.
enum class LossCode {
    UvMorphs,
    MaterialMorphs,
    ImpulseMorphs,
    VertexMorphs, ///< without a mesh, or in a BVH
    Mesh,         ///< BVH
    SoftDeform,   ///< SDEF and QDEF become linear; `count` vertices
    SphereTextures,
    ToonTextures,
    EdgeLines,
    AdditionalUvs,
    RigidBodies, ///< their effect is in the motion if it was simulated
    ShowSwitch,  ///< the model is hidden at times
    LongNames,   ///< over 63 bytes: Blender cuts them
    LostTracks,  ///< keys of bones and morphs that the model does not have
    LightColour, ///< GLB cannot animate it
    FieldOfView, ///< GLB cannot animate it: the first frame's value is used
    View         ///< BVH has no camera and no light
};
struct Loss {
    LossCode code = LossCode::UvMorphs;
    std::size_t count = 0;
    std::vector<std::string> names; ///< the first eight, if they have names; UTF-8
};

/// The losses of an export with these options, in the order of the codes; empty if there are none.
/// Fast enough for every change in a dialog.
[[nodiscard]] std::vector<Loss> lossesOf(const ExportJob& job, const ExportOptions& options);

/// The number of bone and morph tracks in a motion with keys that are not at rest, and how many of
/// them the model has.
struct TrackMatch {
    std::size_t tracks = 0, matched = 0;
};
[[nodiscard]] TrackMatch matchTracks(const Model& model, const Motion& motion);

/// The error of the finished file, read again, relative to the baked pose: at every frame and
/// half-way to the next one, for both ways of blending rotations.
struct Verification {
    double position = 0.0; ///< largest distance of a bone, MMD units
    double rotation = 0.0; ///< degrees
    double weight = 0.0;   ///< of a morph, 1 is the maximum; only FBX
    /// FBX: the largest error of a bone's rotation half-way between two frames, in the parent's
    /// space, in a tool that blends angles. Degrees.
    double betweenFrames = 0.0;
    std::size_t bones = 0, frames = 0;
    std::string worstBone; ///< the bone with the largest error
};

/// The numbers of keys of bones and morphs in the exported range.
struct ThinnedKeys {
    std::size_t before = 0, after = 0;
};

struct ExportResult {
    std::vector<Warning> warnings; ///< missing textures, values that grew too large, ...
    std::vector<Loss> losses;
    std::optional<Verification> verification; ///< none without ExportOptions::verify, or in a BVH
    std::optional<ThinnedKeys> thinned;       ///< none without ExportOptions::thinning
    std::size_t frames = 0, bones = 0, meshes = 0, shapes = 0, bytes = 0;
};

/// Writes `target` (its folder must exist) and, unless they are embedded, the textures into a
/// folder beside it. Files get their final names only after all of them are written; on any failure
/// the old file is unchanged. Several jobs may run in parallel, each with its own Progress.
///
/// Errors: that of refuseInvalidKeys(); NothingMatches without `force`; Cancelled; OutOfRange for
/// an option, a range, or bones nested more than 512 deep; TooManyFrames; NotWritable; OutOfMemory;
/// SystemFailure with a library's message; NotVerified if the finished file differs too much from
/// the bake.
[[nodiscard]] Result<ExportResult> exportMotion(const ExportJob& job,
    const std::filesystem::path& target, const ExportOptions& options, Progress& progress);

} // namespace mmd
