// SPDX-License-Identifier: MIT
#include "libmmd/motion/camera/camera_cuts.h"

#include <algorithm>

namespace mmd {
namespace {

bool isSamePicture(const CameraValue& a, const CameraValue& b)
{
    return a.distance == b.distance && a.target == b.target && a.rotation == b.rotation &&
           a.fieldOfView == b.fieldOfView && a.perspectiveOff == b.perspectiveOff;
}

} // namespace

bool isCut(const Track<CameraKeyframe>& track, std::size_t key)
{
    return key > 0 && track.frames()[key] - track.frames()[key - 1] == 1 &&
           !isSamePicture(track.values()[key], track.values()[key - 1]);
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
