// SPDX-License-Identifier: MIT
#include "libmmd/motion/curve.h"

#include <algorithm>
#include <cmath>

namespace mmd {
namespace {

// Layout of row 0: for each coordinate x1 y1 x2 y2 the four channels X Y Z R.
constexpr std::size_t rowSize = 16;
constexpr std::uint8_t physicsOffMarks[2] = {0x63, 0x0F}; // bytes 2 and 3

/// Row 1 is row 0 shifted left by one byte. Bytes 2 and 3 of row 0 may hold the physics switch, so
/// they do not count.
bool rowsAgree(const BoneInterpolation& interpolation)
{
    if (interpolation[rowSize] != interpolation[1])
        return false;
    return std::equal(interpolation.begin() + 4, interpolation.begin() + rowSize,
        interpolation.begin() + rowSize + 3);
}

double bezier(double p1, double p2, double s)
{
    const double t = 1.0 - s;
    return 3.0 * t * t * s * p1 + 3.0 * t * s * s * p2 + s * s * s;
}

double bezierSlope(double p1, double p2, double s)
{
    const double t = 1.0 - s;
    return 3.0 * t * t * p1 + 6.0 * t * s * (p2 - p1) + 3.0 * s * s * (1.0 - p2);
}

/// The s with x(s) = x, on a curve whose x rises.
/// Newton's method inside a bracket; if a step would leave the bracket or the slope is 0, the
/// bracket is halved. It stops by the size of the step and not by the error of x(s), because on a
/// vertical part of the curve an error of 1e-12 in x is still 1e-4 in s.
double solve(double x1, double x2, double x)
{
    double low = 0.0;
    double high = 1.0;
    double s = x;
    for (int step = 0; step < 80; ++step) {
        const double miss = bezier(x1, x2, s) - x;
        if (miss == 0.0)
            break;
        (miss > 0.0 ? high : low) = s;
        const double slope = bezierSlope(x1, x2, s);
        const double wanted = slope > 1e-12 ? s - miss / slope : -1.0;
        const double next = wanted > low && wanted < high ? wanted : 0.5 * (low + high);
        const double moved = std::abs(next - s);
        s = next;
        if (moved < 5e-10)
            break;
    }
    return s;
}

/// One coordinate of a cut curve: the position of the cut, and the inner points of both parts in
/// units of their own extent.
struct Cut {
    double at;
    double left[2], right[2];
};

Cut cut(double p1, double p2, double s)
{
    const auto between = [s](double a, double b) { return a + (b - a) * s; };
    const double a = between(0.0, p1), b = between(p1, p2), c = between(p2, 1.0);
    const double d = between(a, b), e = between(b, c);
    const double at = between(d, e);
    constexpr double least = 1e-9;
    const auto part = [](double value, double extent, double otherwise) {
        return std::abs(extent) < least ? otherwise : value / extent;
    };
    return {.at = at,
        .left = {part(a, at, 1.0 / 3.0), part(d, at, 2.0 / 3.0)},
        .right = {part(e - at, 1.0 - at, 1.0 / 3.0), part(c - at, 1.0 - at, 2.0 / 3.0)}};
}

double unit(std::uint8_t coordinate)
{
    return std::min<int>(coordinate, 127) / 127.0;
}

constexpr void setPhysicsMark(BoneInterpolation& interpolation, bool on)
{
    interpolation[2] = on ? 0 : physicsOffMarks[0];
    interpolation[3] = on ? 0 : physicsOffMarks[1];
}

/// All four rows as MMD 9 writes them.
constexpr BoneInterpolation encoded(const BoneCurves& curves, bool physicsOn)
{
    std::array<std::uint8_t, rowSize> row{};
    for (std::size_t channel = 0; channel < boneChannelCount; ++channel) {
        row[channel] = curves[channel].x1;
        row[channel + 4] = curves[channel].y1;
        row[channel + 8] = curves[channel].x2;
        row[channel + 12] = curves[channel].y2;
    }
    BoneInterpolation interpolation{};
    for (std::size_t line = 0; line < 4; ++line) {
        for (std::size_t at = 0; at + line < rowSize; ++at)
            interpolation[line * rowSize + at] = row[at + line];
        if (line > 0) // the bytes that the shift frees: 01, 01 00, 01 00 00
            interpolation[line * rowSize + rowSize - line] = 1;
    }
    setPhysicsMark(interpolation, physicsOn);
    return interpolation;
}

/// The order is x1 x2 y1 y2 for each channel: different from bones.
constexpr CameraInterpolation encoded(const CameraCurves& curves)
{
    CameraInterpolation interpolation{};
    for (std::size_t channel = 0; channel < cameraChannelCount; ++channel) {
        interpolation[channel * 4] = curves[channel].x1;
        interpolation[channel * 4 + 1] = curves[channel].x2;
        interpolation[channel * 4 + 2] = curves[channel].y1;
        interpolation[channel * 4 + 3] = curves[channel].y2;
    }
    return interpolation;
}

} // namespace

double evaluateCurve(const BezierCurve& curve, double x)
{
    x = std::clamp(x, 0.0, 1.0);
    if (curve.isLinear() || x == 0.0 || x == 1.0)
        return x;
    return progressOf(unitCurve(curve), x);
}

UnitCurve unitCurve(const BezierCurve& curve)
{
    return {unit(curve.x1), unit(curve.y1), unit(curve.x2), unit(curve.y2)};
}

double progressOf(const UnitCurve& curve, double x)
{
    x = std::clamp(x, 0.0, 1.0);
    return bezier(curve.y1, curve.y2, solve(curve.x1, curve.x2, x));
}

SplitCurve splitCurve(const UnitCurve& curve, double x)
{
    const double s = solve(curve.x1, curve.x2, std::clamp(x, 0.0, 1.0));
    const Cut alongX = cut(curve.x1, curve.x2, s);
    const Cut alongY = cut(curve.y1, curve.y2, s);
    return {.progress = alongY.at,
        .left = {alongX.left[0], alongY.left[0], alongX.left[1], alongY.left[1]},
        .right = {alongX.right[0], alongY.right[0], alongX.right[1], alongY.right[1]}};
}

BoneInterpolation defaultBoneInterpolation()
{
    static constexpr BoneInterpolation interpolation = encoded(BoneCurves{}, true);
    return interpolation;
}

CameraInterpolation defaultCameraInterpolation()
{
    static constexpr CameraInterpolation interpolation = encoded(CameraCurves{});
    return interpolation;
}

BoneCurves curvesOf(const BoneInterpolation& interpolation)
{
    BoneCurves curves;
    for (std::size_t channel = 0; channel < boneChannelCount; ++channel) {
        curves[channel] = {.x1 = interpolation[channel],
            .y1 = interpolation[channel + 4],
            .x2 = interpolation[channel + 8],
            .y2 = interpolation[channel + 12]};
    }
    if (rowsAgree(interpolation)) {
        curves[2].x1 = interpolation[rowSize + 1];
        curves[3].x1 = interpolation[rowSize + 2];
    }
    return curves;
}

CameraCurves curvesOf(const CameraInterpolation& interpolation)
{
    CameraCurves curves;
    for (std::size_t channel = 0; channel < cameraChannelCount; ++channel) {
        const std::size_t at = channel * 4;
        curves[channel] = {.x1 = interpolation[at],
            .y1 = interpolation[at + 2],
            .x2 = interpolation[at + 1],
            .y2 = interpolation[at + 3]};
    }
    return curves;
}

bool isPhysicsOn(const BoneInterpolation& interpolation)
{
    return !(interpolation[2] == physicsOffMarks[0] && interpolation[3] == physicsOffMarks[1]);
}

BoneInterpolation withCurves(const BoneInterpolation& interpolation, const BoneCurves& curves)
{
    return curvesOf(interpolation) == curves ? interpolation
                                             : encoded(curves, isPhysicsOn(interpolation));
}

CameraInterpolation withCurves(const CameraInterpolation&, const CameraCurves& curves)
{
    return encoded(curves); // these bytes hold only curves
}

BoneInterpolation withPhysics(const BoneInterpolation& interpolation, bool on)
{
    if (isPhysicsOn(interpolation) == on)
        return interpolation;
    if (!rowsAgree(interpolation)) // bytes 2 and 3 hold curves that are nowhere else: write the
                                   // other rows first
        return encoded(curvesOf(interpolation), on);
    BoneInterpolation result = interpolation;
    setPhysicsMark(result, on);
    return result;
}

} // namespace mmd
