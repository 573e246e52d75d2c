// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/physics/physics_rig.h"

#include <memory>

class btCollisionShape;

namespace mmd {

/// Bullet's shape of a body. A body without volume gets a small ball, only for its inertia. Private
/// to libmmd/physics.
[[nodiscard]] std::unique_ptr<btCollisionShape> makeBulletShape(const RigBody& body);

/// The half space below y = 0.
[[nodiscard]] std::unique_ptr<btCollisionShape> makeBulletGround();

} // namespace mmd
