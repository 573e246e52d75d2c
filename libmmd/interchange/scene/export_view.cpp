// SPDX-License-Identifier: MIT
#include "libmmd/interchange/scene/export_builder.h"

#include "libmmd/motion/sampling.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace mmd {
namespace {

ExportCamera::Sample cameraSample(const CameraSample& camera)
{
    const glm::dvec3 angles(camera.rotation);
    const glm::dquat rotation = glm::angleAxis(-angles.y, glm::dvec3(0, 1, 0)) *
                                glm::angleAxis(-angles.x, glm::dvec3(1, 0, 0)) *
                                glm::angleAxis(-angles.z, glm::dvec3(0, 0, 1));
    ExportCamera::Sample sample;
    sample.position = toFileSpace(
        glm::dvec3(camera.target) + rotation * glm::dvec3(0.0, 0.0, double(camera.distance)));
    sample.rotation = toFileSpace(rotation);
    sample.fieldOfView = std::clamp(double(camera.fieldOfView), 1.0, 170.0);
    return sample;
}

bool isFinite(const CameraSample& camera)
{
    return std::isfinite(camera.distance) &&
           std::isfinite(glm::dot(camera.target, camera.target)) &&
           std::isfinite(glm::dot(camera.rotation, camera.rotation)) &&
           std::isfinite(camera.fieldOfView);
}

/// Whether the camera has a cut between two moments: keys one frame apart.
bool cutsBetween(const Track<CameraKeyframe>& track, double from, double to)
{
    const auto frames = track.frames();
    std::size_t at = track.lowerBound(static_cast<std::uint32_t>(std::floor(from)) + 1);
    for (; at < frames.size() && double(frames[at]) <= to; ++at)
        if (at > 0 && frames[at] - frames[at - 1] == 1)
            return true;
    return false;
}

/// Rotates -Z to `direction`, with Y up as far as possible.
glm::dquat rotationTo(const glm::dvec3& direction)
{
    const glm::dvec3 back = -glm::normalize(direction);
    const glm::dvec3 up = std::abs(back.y) > 0.999 ? glm::dvec3(0, 0, 1) : glm::dvec3(0, 1, 0);
    const glm::dvec3 right = glm::normalize(glm::cross(up, back));
    return glm::normalize(glm::quat_cast(glm::dmat3(right, glm::cross(back, right), back)));
}

template <class Sample>
void alignSigns(std::vector<Sample>& samples)
{
    for (std::size_t index = 1; index < samples.size(); ++index)
        if (glm::dot(samples[index].rotation, samples[index - 1].rotation) < 0.0)
            samples[index].rotation = -samples[index].rotation;
}

} // namespace

std::optional<ExportCamera> exportCamera(const Motion& motion, const BakedMotion& baked)
{
    if (!motion.camera)
        return std::nullopt;
    ExportCamera camera;
    TrackCursor cursor;
    for (std::size_t frame = 0; frame < baked.frameCount; ++frame) {
        CameraSample at = sampleCamera(*motion.camera, baked.motionFrame(frame), cursor);
        if (!baked.cameraOffsets.empty())
            at.target += baked.cameraOffsets[frame];
        if (!isFinite(at) && frame > 0)
            camera.samples.push_back(camera.samples.back());
        else
            camera.samples.push_back(cameraSample(isFinite(at) ? at : CameraSample{}));
        camera.samples.back().cutAfter =
            cutsBetween(*motion.camera, baked.motionFrame(frame), baked.motionFrame(frame + 1));
    }
    alignSigns(camera.samples);
    return camera;
}

std::optional<ExportLight> exportLight(const Motion& motion, const BakedMotion& baked)
{
    if (!motion.light)
        return std::nullopt;
    ExportLight light;
    TrackCursor cursor;
    for (std::size_t frame = 0; frame < baked.frameCount; ++frame) {
        const LightValue at = sampleLight(*motion.light, baked.motionFrame(frame), cursor);
        const glm::dvec3 direction = toFileSpace(glm::dvec3(at.direction));
        const double length = glm::length(direction);
        const bool isSound = length > 1e-9 && std::isfinite(length);
        ExportLight::Sample sample = frame > 0 ? light.samples.back() : ExportLight::Sample{};
        if (isSound)
            sample.rotation = rotationTo(direction);
        const glm::dvec3 colour(at.colour);
        if (std::isfinite(glm::dot(colour, colour)))
            sample.colour = glm::clamp(colour, 0.0, 1.0);
        light.samples.push_back(sample);
    }
    alignSigns(light.samples);
    return light;
}

} // namespace mmd
