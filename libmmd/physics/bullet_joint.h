// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/pmx/pmx.h"

#include <memory>

class btRigidBody;
class btTypedConstraint;

namespace mmd {

/// Bullet's constraint for a joint of any PMX kind between two bodies at rest; docs/physics.md
/// describes the kinds and the use of their fields. Private to libmmd/physics.
[[nodiscard]] std::unique_ptr<btTypedConstraint> makeBulletJoint(
    const pmx::Joint& joint, btRigidBody& bodyA, btRigidBody& bodyB);

} // namespace mmd
