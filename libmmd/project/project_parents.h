// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/project/member_reader.h"
#include "libmmd/scene/scene.h"

#include <optional>

/// Outside parents in a project file (docs/project.md). Private to libmmd/project.
///
/// Actors have their number in the file, from 0. In memory this is the id of the actor that opening
/// gives it: actorNumbered().
namespace mmd::project {

[[nodiscard]] constexpr ActorId actorNumbered(std::size_t number)
{
    return static_cast<ActorId>(number + 1);
}
/// Its inverse.
[[nodiscard]] constexpr std::size_t numberOfActor(ActorId id)
{
    return static_cast<std::size_t>(id) - 1;
}

[[nodiscard]] Json jsonOfParent(const OutsideParentKey& key);

/// Reads the key from `json`, at `at`; known members are removed from `json`. Does not check the
/// number of the actor.
[[nodiscard]] OutsideParentKey readParent(MemberReader& reader, Json& json, const std::string& at);

/// One warning if actors of `scene` follow each other in a circle, and so follow nobody at some
/// frames: the first circle, with its bones; `count` is the number of circles.
[[nodiscard]] std::optional<Warning> circleWarning(const Scene& scene);

} // namespace mmd::project
