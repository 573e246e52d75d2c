// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/pose/baked_motion.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace mmd {

enum class ExportFormat { FbxBinary, FbxAscii, Glb, Bvh };

/// How the nodes of the file are called; the model's own names stay in a user property.
enum class NodeNames {
    Utf8, ///< as in the model
    Ascii ///< the English name, else a known standard name romanised, else bone_12
};

enum class MeshLayout {
    OneMesh,   ///< one mesh with many materials
    ByMaterial ///< a mesh for each material
};

/// Tools, each with what it wants.
enum class ExportPreset { Blender, Unity, Unreal, Maya };

/// What an export writes. The defaults are valid for every format; presetOptions() has what a tool
/// wants otherwise.
struct ExportOptions {
    ExportFormat format = ExportFormat::FbxBinary;
    int fps = 30;                   ///< 30 or 60
    std::optional<FrameSpan> range; ///< without: 0 to the motion's last key
    bool physics = false;           ///< simulates rigid bodies along
    bool mesh = true;               ///< without: the skeleton alone
    MeshLayout layout = MeshLayout::OneMesh;
    NodeNames names = NodeNames::Utf8;
    double unitCentimetres = 8.0; ///< of one MMD unit
    bool embedTextures = false;   ///< FBX; GLB always does, and without they are copied beside it
    bool ikBones = true;          ///< keeps the bones that only steer IK
    bool endBones = false;        ///< a leaf bone where a chain of bones ends
    /// Keys that linear interpolation gives back within these are left out; 0 keeps all but those
    /// that change nothing.
    double positionTolerance = 0.0;  ///< MMD units
    double rotationTolerance = 0.0;  ///< degrees
    double weightTolerance = 0.0;    ///< of a morph, 1 is all
    int fbxVersion = 7400;           ///< 7400 or 7500
    std::string bvhChannels = "ZXY"; ///< order of the rotations, a permutation of XYZ
    double bvhScale = 1.0;           ///< times the unit, in centimetres
    bool verify = true;              ///< reads the file again and compares
    bool force = false;              ///< also when no track of the motion is in the model
    bool operator==(const ExportOptions&) const = default;
};

/// Tolerances of an export that saves most keys and changes nothing that one sees: 0.8 mm of a
/// figure.
inline constexpr double unseenUnits = 0.01, unseenDegrees = 0.1, unseenWeight = 0.01;

/// The options that suit a tool (docs/fbx.md says why).
[[nodiscard]] ExportOptions presetOptions(ExportPreset preset);

/// Which option is out of its range, or none.
[[nodiscard]] std::optional<Error> problemOf(const ExportOptions& options);

} // namespace mmd
