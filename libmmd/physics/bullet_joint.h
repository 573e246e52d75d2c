// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/pmx/pmx.h"

#include <memory>

class btRigidBody;
class btTypedConstraint;

namespace mmd {

/// Bullet's own constraint for a joint of any PMX kind between two bodies at rest; the kinds and
/// what their fields mean are in docs/physics.md. Private to libmmd/physics.
[[nodiscard]] std::unique_ptr<btTypedConstraint> makeBulletJoint(
    const pmx::Joint& joint, btRigidBody& bodyA, btRigidBody& bodyB);

} // namespace mmd
