// SPDX-License-Identifier: MIT
#include "libmmd/physics/bullet_joint.h"

#include "libmmd/physics/bullet_vector.h"

#include <BulletDynamics/ConstraintSolver/btConeTwistConstraint.h>
#include <BulletDynamics/ConstraintSolver/btGeneric6DofSpringConstraint.h>
#include <BulletDynamics/ConstraintSolver/btHingeConstraint.h>
#include <BulletDynamics/ConstraintSolver/btPoint2PointConstraint.h>
#include <BulletDynamics/ConstraintSolver/btSliderConstraint.h>
#include <BulletDynamics/Dynamics/btRigidBody.h>

namespace mmd {
namespace {

/// The correction factor of a limit, for all axes; imitates MMD's Bullet 2.75.
constexpr float stopErp = 0.475f;

/// Ry * Rx * Rz.
btQuaternion bulletRotation(const glm::vec3& euler)
{
    return btQuaternion(btVector3(0, 1, 0), euler.y) * btQuaternion(btVector3(1, 0, 0), euler.x) *
           btQuaternion(btVector3(0, 0, 1), euler.z);
}

/// The joint's frame at rest in each body's space.
struct Frames {
    btTransform a, b;
};

/// Bullet does not hold an axis that is exactly at its limits; a locked axis at rest would fall for
/// a step and swing back, again and again. No sum of positions is as small as this value.
glm::vec3 offByNothing(glm::vec3 limit, const glm::vec3& other)
{
    for (int axis = 0; axis < 3; ++axis)
        if (limit[axis] == other[axis])
            limit[axis] += 1e-7f;
    return limit;
}

template <class SixDof>
void setLimits(SixDof& joint, const pmx::Joint& from)
{
    joint.setLinearLowerLimit(vectorOf(offByNothing(from.linearLower, from.linearUpper)));
    joint.setLinearUpperLimit(vectorOf(offByNothing(from.linearUpper, from.linearLower)));
    joint.setAngularLowerLimit(vectorOf(offByNothing(from.angularLower, from.angularUpper)));
    joint.setAngularUpperLimit(vectorOf(offByNothing(from.angularUpper, from.angularLower)));
    for (int axis = 0; axis < 6; ++axis)
        joint.setParam(BT_CONSTRAINT_STOP_ERP, stopErp, axis);
}

std::unique_ptr<btTypedConstraint> springSixDof(
    const pmx::Joint& from, btRigidBody& bodyA, btRigidBody& bodyB, const Frames& frames)
{
    auto joint =
        std::make_unique<btGeneric6DofSpringConstraint>(bodyA, bodyB, frames.a, frames.b, true);
    setLimits(*joint, from);
    for (int axis = 0; axis < 3; ++axis) {
        if (from.linearSpring[axis] != 0.0f) {
            joint->enableSpring(axis, true);
            joint->setStiffness(axis, from.linearSpring[axis]);
        }
        if (from.angularSpring[axis] != 0.0f) {
            joint->enableSpring(3 + axis, true);
            joint->setStiffness(3 + axis, from.angularSpring[axis]);
        }
    }
    joint->setEquilibriumPoint();
    return joint;
}

std::unique_ptr<btTypedConstraint> coneTwist(
    const pmx::Joint& from, btRigidBody& bodyA, btRigidBody& bodyB, const Frames& frames)
{
    auto joint = std::make_unique<btConeTwistConstraint>(bodyA, bodyB, frames.a, frames.b);
    joint->setLimit(from.angularLower.z, from.angularLower.y, from.angularLower.x,
        from.linearSpring.x, from.linearSpring.y, from.linearSpring.z);
    joint->setDamping(from.linearLower.x);
    joint->setFixThresh(from.linearUpper.x);
    if (from.linearLower.z != 0.0f) {
        joint->enableMotor(true);
        joint->setMaxMotorImpulse(from.linearUpper.z);
        joint->setMotorTargetInConstraintSpace(bulletRotation(from.angularSpring));
    }
    return joint;
}

std::unique_ptr<btTypedConstraint> slider(
    const pmx::Joint& from, btRigidBody& bodyA, btRigidBody& bodyB, const Frames& frames)
{
    auto joint = std::make_unique<btSliderConstraint>(bodyA, bodyB, frames.a, frames.b, true);
    joint->setLowerLinLimit(from.linearLower.x);
    joint->setUpperLinLimit(from.linearUpper.x);
    joint->setLowerAngLimit(from.angularLower.x);
    joint->setUpperAngLimit(from.angularUpper.x);
    joint->setPoweredLinMotor(from.linearSpring.x != 0.0f);
    joint->setTargetLinMotorVelocity(from.linearSpring.y);
    joint->setMaxLinMotorForce(from.linearSpring.z);
    joint->setPoweredAngMotor(from.angularSpring.x != 0.0f);
    joint->setTargetAngMotorVelocity(from.angularSpring.y);
    joint->setMaxAngMotorForce(from.angularSpring.z);
    return joint;
}

std::unique_ptr<btTypedConstraint> hinge(
    const pmx::Joint& from, btRigidBody& bodyA, btRigidBody& bodyB, const Frames& frames)
{
    auto joint = std::make_unique<btHingeConstraint>(bodyA, bodyB, frames.a, frames.b, true);
    joint->setLimit(from.angularLower.x, from.angularUpper.x, from.linearSpring.x,
        from.linearSpring.y, from.linearSpring.z);
    joint->enableAngularMotor(
        from.angularSpring.x != 0.0f, from.angularSpring.y, from.angularSpring.z);
    return joint;
}

} // namespace

std::unique_ptr<btTypedConstraint> makeBulletJoint(
    const pmx::Joint& joint, btRigidBody& bodyA, btRigidBody& bodyB)
{
    const btTransform rest(bulletRotation(joint.rotation), vectorOf(joint.position));
    const Frames frames{
        bodyA.getWorldTransform().inverse() * rest, bodyB.getWorldTransform().inverse() * rest};
    switch (joint.type) {
    case 1: {
        auto sixDof =
            std::make_unique<btGeneric6DofConstraint>(bodyA, bodyB, frames.a, frames.b, true);
        setLimits(*sixDof, joint);
        return sixDof;
    }
    case 2:
        return std::make_unique<btPoint2PointConstraint>(
            bodyA, bodyB, frames.a.getOrigin(), frames.b.getOrigin());
    case 3:
        return coneTwist(joint, bodyA, bodyB, frames);
    case 4:
        return slider(joint, bodyA, bodyB, frames);
    case 5:
        return hinge(joint, bodyA, bodyB, frames);
    default:
        return springSixDof(joint, bodyA, bodyB, frames);
    }
}

} // namespace mmd
