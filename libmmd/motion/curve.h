// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace mmd {

/// Easing of one channel between two keys: a cubic Bezier from (0,0) to (127,127). Its two inner
/// control points are stored. Each coordinate is 0..127; default is linear.
struct BezierCurve {
    std::uint8_t x1 = 20, y1 = 20, x2 = 107, y2 = 107;
    bool operator==(const BezierCurve&) const = default;

    /// Both control points lie on the diagonal: progress equals time.
    [[nodiscard]] bool isLinear() const { return x1 == y1 && x2 == y2; }
};

/// Progress of `curve` at time `x`, both 0..1 (x is clamped): the y at the point with this x, to
/// within 1e-7. Coordinates over 127, which files may hold, count as 127.
[[nodiscard]] double evaluateCurve(const BezierCurve& curve, double x);

/// The same with any control points, in units of the segment (1 for 127). x must rise along the
/// curve. This is so if x1 and x2 are in 0..1, and in every part of such a curve, where x1 and x2
/// may be outside.
struct UnitCurve {
    double x1 = 20.0 / 127.0, y1 = 20.0 / 127.0, x2 = 107.0 / 127.0, y2 = 107.0 / 127.0;
};
[[nodiscard]] UnitCurve unitCurve(const BezierCurve& curve);
[[nodiscard]] double progressOf(const UnitCurve& curve, double x);

/// A curve cut in two at a time: `left` before it, `right` after it, each in units of its own part.
/// A new key at that time needs these curves on its two sides.
struct SplitCurve {
    double progress = 0.0; ///< at the cut
    UnitCurve left, right;
};
/// Cuts `curve` at `x` by de Casteljau's construction; both parts together have the shape of the
/// whole. A part without extent in x or y (a cut at an end, a held value) is linear in it.
[[nodiscard]] SplitCurve splitCurve(const UnitCurve& curve, double x);

/// Channels of a bone key, in the order of the file; they index BoneCurves.
enum class BoneChannel : std::uint8_t { X, Y, Z, Rotation };
inline constexpr std::size_t boneChannelCount = 4;
using BoneCurves = std::array<BezierCurve, boneChannelCount>;

/// Channels of a camera key, in the order of the file; they index CameraCurves.
enum class CameraChannel : std::uint8_t { X, Y, Z, Rotation, Distance, FieldOfView };
inline constexpr std::size_t cameraChannelCount = 6;
using CameraCurves = std::array<BezierCurve, cameraChannelCount>;

/// The 64 raw interpolation bytes of a VMD bone record: the four curves, repeated four times with
/// shifts, and MMD's physics switch in bytes 2 and 3. Source: docs/formats.md, "Bone interpolation,
/// 64 bytes".
using BoneInterpolation = std::array<std::uint8_t, 64>;

/// The 24 interpolation bytes of a VMD camera record: x1 x2 y1 y2 for each channel.
using CameraInterpolation = std::array<std::uint8_t, 24>;

/// Linear on all channels, physics on, as MMD 9 writes it.
[[nodiscard]] BoneInterpolation defaultBoneInterpolation();
[[nodiscard]] CameraInterpolation defaultCameraInterpolation();

/// The four curves of an interpolation. If rows 0 and 1 agree, x1 of Z and rotation is read from
/// row 1, because bytes 2 and 3 may hold the physics switch; else from row 0.
[[nodiscard]] BoneCurves curvesOf(const BoneInterpolation& interpolation);
[[nodiscard]] CameraCurves curvesOf(const CameraInterpolation& interpolation);

/// False when bytes 2 and 3 are 63 0F (hexadecimal): the physics of the bone is off from this key
/// on.
[[nodiscard]] bool isPhysicsOn(const BoneInterpolation& interpolation);

/// `interpolation` with other curves and the same physics switch: all four rows are written as MMD
/// 9 does. An interpolation that already has these curves is returned unchanged.
[[nodiscard]] BoneInterpolation withCurves(
    const BoneInterpolation& interpolation, const BoneCurves& curves);
[[nodiscard]] CameraInterpolation withCurves(
    const CameraInterpolation& interpolation, const CameraCurves& curves);

/// `interpolation` with the physics switch set; its curves stay.
[[nodiscard]] BoneInterpolation withPhysics(const BoneInterpolation& interpolation, bool on);

} // namespace mmd
