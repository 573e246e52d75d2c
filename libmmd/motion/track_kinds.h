// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/motion.h"

#include <cstddef>
#include <utility>

namespace mmd {

/// The name of a kind in projects and JSON; it never changes.
[[nodiscard]] constexpr const char* wordOf(TrackKind kind)
{
    constexpr const char* words[] = {"bone", "morph", "camera", "light", "shadow", "showIk"};
    return words[static_cast<std::size_t>(kind)];
}

/// Calls `visit.template operator()<Key>()` with the key type of `kind` and returns its result.
/// This converts a TrackId to a typed track.
template <class Visit>
decltype(auto) withKeyOf(TrackKind kind, Visit&& visit)
{
    switch (kind) {
    case TrackKind::Bone:
        return visit.template operator()<BoneKeyframe>();
    case TrackKind::Morph:
        return visit.template operator()<MorphKeyframe>();
    case TrackKind::Camera:
        return visit.template operator()<CameraKeyframe>();
    case TrackKind::Light:
        return visit.template operator()<LightKeyframe>();
    case TrackKind::Shadow:
        return visit.template operator()<ShadowKeyframe>();
    case TrackKind::ShowIk:
        break;
    }
    return visit.template operator()<ShowIkKeyframe>();
}

/// Calls `visit(track)` for every track of `motion`.
template <class Visit>
void forEachTrack(const Motion& motion, Visit visit)
{
    for (const auto& track : motion.bones)
        visit(*track);
    for (const auto& track : motion.morphs)
        visit(*track);
    if (motion.camera)
        visit(*motion.camera);
    if (motion.light)
        visit(*motion.light);
    if (motion.shadow)
        visit(*motion.shadow);
    if (motion.showIk)
        visit(*motion.showIk);
}

} // namespace mmd
