// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/progress.h"
#include "libmmd/interchange/export_options.h"
#include "libmmd/model/model.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// Animated models for other tools: FBX, GLB, BVH. This header, export_options.h and
/// export_formats.h are all that a program needs.
namespace mmd {

/// What is exported: a motion on a model. Copies of motions are cheap snapshots, so a job can be
/// handed to another thread as it is.
struct ExportJob {
    std::shared_ptr<const Model> model; // shared with the scene and with other jobs of a batch
    Motion motion;
    Motion view;            ///< its camera and light; those of `motion` where it has none
    std::string motionName; ///< of the animation in the file; the file's stem if empty
};

/// What a format cannot carry, or other tools do not show.
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
    RigidBodies, ///< their effect stays in the motion if it was simulated
    ShowSwitch,  ///< the model is hidden at times
    LongNames,   ///< over 63 bytes: Blender cuts them
    LostTracks,  ///< keys of bones and morphs that the model lacks
    LightColour, ///< GLB cannot animate it
    FieldOfView, ///< nor this: the first frame's stays
    View         ///< BVH has neither camera nor light
};
struct Loss {
    LossCode code = LossCode::UvMorphs;
    std::size_t count = 0;
    std::vector<std::string> names; ///< the first eight, where they have names; UTF-8
};

/// What an export with these options would lose, in the order of the codes; empty if nothing. Cheap
/// enough for every change in a dialog.
[[nodiscard]] std::vector<Loss> lossesOf(const ExportJob& job, const ExportOptions& options);

/// How many bone and morph tracks with keys off rest a motion has, and how many of them the model
/// knows.
struct TrackMatch {
    std::size_t tracks = 0, matched = 0;
};
[[nodiscard]] TrackMatch matchTracks(const Model& model, const Motion& motion);

/// How far the finished file, read again, is from the pose that was baked: at every frame and
/// half-way to the next one, however a tool blends rotations.
struct Verification {
    double position = 0.0; ///< largest distance of a bone, MMD units
    double rotation = 0.0; ///< degrees
    double weight = 0.0;   ///< of a morph, 1 is all; FBX alone
    /// FBX: how far a tool that blends angles turns a bone, against its parent, from where it is
    /// half-way between two frames. Degrees.
    double betweenFrames = 0.0;
    std::size_t bones = 0, frames = 0;
    std::string worstBone; ///< the one that is farthest off
};

struct ExportResult {
    std::vector<Warning> warnings; ///< missing textures, values that were not finite, ...
    std::vector<Loss> losses;
    std::optional<Verification> verification; ///< none without ExportOptions::verify, or in a BVH
    std::size_t frames = 0, bones = 0, meshes = 0, shapes = 0, bytes = 0;
};

/// Writes `target` (its folder must exist) and, unless they are embedded, the textures into a
/// folder beside it. Nothing is written unless all of it is ready; on any failure the old file is
/// as it was. Several jobs may run side by side, with a Progress each.
///
/// NothingMatches without `force`; Cancelled; OutOfRange for an option, a range, or bones that hang
/// more than 512 deep; TooManyFrames; NotWritable; OutOfMemory;
/// SystemFailure with a library's words; NotVerified when the finished file does not say what it
/// should.
[[nodiscard]] Result<ExportResult> exportMotion(const ExportJob& job,
    const std::filesystem::path& target, const ExportOptions& options, Progress& progress);

} // namespace mmd
