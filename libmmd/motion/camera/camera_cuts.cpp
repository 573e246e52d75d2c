// SPDX-License-Identifier: MIT
#include "libmmd/motion/camera/camera_cuts.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace mmd {
namespace {

bool isSamePicture(const CameraValue& a, const CameraValue& b)
{
    return a.distance == b.distance && a.target == b.target && a.rotation == b.rotation &&
           a.fieldOfView == b.fieldOfView && a.perspectiveOff == b.perspectiveOff;
}

constexpr std::size_t fewestInRun = 4;  ///< keys; two cuts in a row have three
constexpr float longestStep = 4.0f;     ///< of a motion, in the steps beside it
constexpr float unitsPerRadian = 30.0f; ///< how far the picture moves at a usual distance

/// How much the picture changes from one value to the other, in units.
float stepBetween(const CameraValue& a, const CameraValue& b)
{
    return std::abs(a.distance - b.distance) + glm::distance(a.target, b.target) +
           unitsPerRadian * glm::distance(a.rotation, b.rotation) +
           std::abs(float(a.fieldOfView) - float(b.fieldOfView));
}

/// Whether the key is one frame after the one before it.
bool isClose(const Track<CameraKeyframe>& track, std::size_t key)
{
    return key > 0 && key < track.frames().size() &&
           track.frames()[key] - track.frames()[key - 1] == 1;
}

/// Whether the close keys before and after `key`, and `key`, are as many as baked keys are.
bool isInRun(const Track<CameraKeyframe>& track, std::size_t key)
{
    std::size_t first = key - 1, last = key;
    while (last - first + 1 < fewestInRun && isClose(track, first))
        --first;
    while (last - first + 1 < fewestInRun && isClose(track, last + 1))
        ++last;
    return last - first + 1 >= fewestInRun;
}

} // namespace

bool isCut(const Track<CameraKeyframe>& track, std::size_t key)
{
    const auto values = track.values();
    if (!isClose(track, key) || isSamePicture(values[key], values[key - 1]))
        return false;
    if (!isInRun(track, key) || values[key].perspectiveOff != values[key - 1].perspectiveOff)
        return true;
    const auto step = [&](std::size_t at) {
        return isClose(track, at) ? stepBetween(values[at], values[at - 1]) : 0.0f;
    };
    return step(key) > longestStep * std::max(step(key - 1), step(key + 1));
}

std::optional<std::uint32_t> nextCut(const Track<CameraKeyframe>& track, double frame)
{
    const auto frames = track.frames();
    const auto after = std::upper_bound(
        frames.begin(), frames.end(), frame, [](double a, std::uint32_t b) { return a < b; });
    for (auto key = std::size_t(after - frames.begin()); key < frames.size(); ++key)
        if (isCut(track, key))
            return frames[key];
    return std::nullopt;
}

std::optional<std::uint32_t> previousCut(const Track<CameraKeyframe>& track, double frame)
{
    const auto frames = track.frames();
    const auto before = std::lower_bound(
        frames.begin(), frames.end(), frame, [](std::uint32_t a, double b) { return a < b; });
    for (auto key = std::size_t(before - frames.begin()); key-- > 0;)
        if (isCut(track, key))
            return frames[key];
    return std::nullopt;
}

} // namespace mmd
