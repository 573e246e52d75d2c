// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/pose/baked_motion.h"
#include "libmmd/tools/thin/motion_thinning.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace mmd {

enum class ExportFormat { FbxBinary, FbxAscii, Glb, Bvh };

/// How nodes in the file are named; a user property keeps the model's names.
enum class NodeNames {
    Utf8, ///< as in the model
    Ascii ///< the English name, else a romanised standard name, else bone_12
};

enum class MeshLayout {
    OneMesh,   ///< one mesh with many materials
    ByMaterial ///< a mesh for each material
};

/// Tools with their own options.
enum class ExportPreset { Blender, Unity, Unreal, Maya };

/// Options of an export. The defaults are valid for every format; presetOptions() has other options
/// for a tool.
struct ExportOptions {
    ExportFormat format = ExportFormat::FbxBinary;
    int fps = 30;                   ///< 30 or 60
    std::optional<FrameSpan> range; ///< none: 0 to the motion's last key
    bool physics = false;           ///< simulates rigid bodies
    bool mesh = true;               ///< false: only the skeleton
    MeshLayout layout = MeshLayout::OneMesh;
    NodeNames names = NodeNames::Utf8;
    double unitCentimetres = 8.0; ///< of one MMD unit
    bool embedTextures = false;   ///< FBX; GLB always embeds them. Without it they are copied into
                                  ///< a folder beside the file
    bool ikBones = true;          ///< keeps the bones that only control IK
    bool endBones = false;        ///< adds a leaf bone at the end of each chain of bones
    /// Thins the keys of the motion in the range before all else, as the tool Thin Keys does.
    /// Physics follows the thinned motion.
    std::optional<ThinOptions> thinning;
    /// Keys are left out if linear interpolation stays within these tolerances; 0 leaves out only
    /// keys that change nothing.
    double positionTolerance = 0.0;  ///< MMD units
    double rotationTolerance = 0.0;  ///< degrees
    double weightTolerance = 0.0;    ///< of a morph, 1 is the maximum
    int fbxVersion = 7400;           ///< 7400 or 7500
    std::string bvhChannels = "ZXY"; ///< order of the rotations, a permutation of XYZ
    double bvhScale = 1.0;           ///< factor of the unit, in centimetres
    bool verify = true;              ///< reads the file again and compares
    bool force = false;              ///< also if no track of the motion is in the model
    bool operator==(const ExportOptions&) const = default;
};

/// Tolerances of an export that removes most keys without a visible change: 0.8 mm on a figure.
inline constexpr double unseenUnits = 0.01, unseenDegrees = 0.1, unseenWeight = 0.01;

/// The options for a tool (docs/fbx.md has the reasons).
[[nodiscard]] ExportOptions presetOptions(ExportPreset preset);

/// The option that is out of its range, or none.
[[nodiscard]] std::optional<Error> problemOf(const ExportOptions& options);

} // namespace mmd
