// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/import/bone_mapping.h"
#include "libmmd/tools/tool.h"

#include <cstdint>
#include <vector>

namespace mmd {

/// How the legs of a figure from another program follow the file.
enum class ImportLegs {
    Auto, ///< Goals, but Fk if the file has joints for 足ＩＫ and the model's legs: then all bones
          ///< are as in the file
    Goals, ///< 足ＩＫ has keys and IK is on: the feet stand as in the file
    Fk,    ///< legs have keys and IK is off
};

/// What height of the file is the ground.
enum class ImportGround {
    Auto,   ///< the rest pose stands on it; if the movement is at another height, its lowest foot
    Rest,   ///< the rest pose stands on it
    Lowest, ///< the lowest foot of the movement stands on it
};

/// Which pose of the file is its rest pose.
enum class ImportRest {
    File,       ///< the rest (bind) pose
    FirstFrame, ///< the first frame, if the figure stands there with its arms in A or T pose
};

struct ImportOptions {
    std::uint32_t start = 0; ///< the frame of the first key
    ImportLegs legs = ImportLegs::Auto;
    ImportGround ground = ImportGround::Auto;
    ImportRest rest = ImportRest::File;
    double scale = 0.0;          ///< of lengths; 0: that of the legs
    bool startsAtOrigin = false; ///< the first frame is over the origin
    bool splitsTwist = true;     ///< the twist of arms and hands goes to 腕捩 and 手捩
    bool thins = true;           ///< removes keys within the tolerances below
    double units = 0.005;        ///< at every joint
    double degrees = 0.05;
};

/// A motion that an import made.
struct ImportedMotion {
    Motion motion;
    std::vector<ToolFigure> figures; ///< MappedBones, UnmappedBones, Scale, KeysBefore, KeysAfter
};

/// `motion` with the file's animation on `model`, at 30 frames a second: all bone keys are
/// replaced; switches of IK chains that would move keyed bones are set. Morphs, camera and
/// everything else stay.
/// Errors: NothingMatches if no pair has both a joint and a bone; TooManyFrames; Cancelled.
[[nodiscard]] Result<ImportedMotion> importAnimation(const std::shared_ptr<const Model>& model,
    const Motion& motion, const SkeletonAnimation& animation, const BoneMapping& mapping,
    const ImportOptions& options, ProgressPart progress);

/// The same as a tool on the actor's motion; its range and tracks do not count.
/// Errors: also NothingMatches without a model.
[[nodiscard]] Result<ToolResult> importedMotion(const ToolInput& input,
    const SkeletonAnimation& animation, const BoneMapping& mapping, const ImportOptions& options,
    ProgressPart progress);

} // namespace mmd
