// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/values/sampled_values.h"

#include "libmmd/motion/sampling.h"

#include <cmath>

namespace mmd {

BoneValue valueAt(const Track<BoneKeyframe>& track, double frame)
{
    TrackCursor cursor;
    return sampleBone(track, frame, cursor);
}

MorphValue valueAt(const Track<MorphKeyframe>& track, double frame)
{
    TrackCursor cursor;
    return {.weight = sampleMorph(track, frame, cursor)};
}

CameraValue valueAt(const Track<CameraKeyframe>& track, double frame)
{
    TrackCursor cursor;
    const CameraSample sample = sampleCamera(track, frame, cursor);
    CameraValue value;
    value.distance = sample.distance;
    value.target = sample.target;
    value.rotation = sample.rotation;
    value.fieldOfView = static_cast<std::uint32_t>(std::lround(sample.fieldOfView));
    value.perspectiveOff = sample.perspective ? 0 : 1;
    return value;
}

LightValue valueAt(const Track<LightKeyframe>& track, double frame)
{
    TrackCursor cursor;
    return sampleLight(track, frame, cursor);
}

ShadowValue valueAt(const Track<ShadowKeyframe>& track, double frame)
{
    TrackCursor cursor;
    return sampleShadow(track, frame, cursor);
}

ShowIkValue valueAt(const Track<ShowIkKeyframe>& track, double frame)
{
    const ShowIkValue* value = sampleShowIk(track, frame);
    return value ? *value : ShowIkValue{};
}

} // namespace mmd
