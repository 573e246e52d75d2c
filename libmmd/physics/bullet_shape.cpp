// SPDX-License-Identifier: MIT
#include "libmmd/physics/bullet_shape.h"

#include <BulletCollision/CollisionShapes/btBoxShape.h>
#include <BulletCollision/CollisionShapes/btCapsuleShape.h>
#include <BulletCollision/CollisionShapes/btSphereShape.h>
#include <BulletCollision/CollisionShapes/btStaticPlaneShape.h>

namespace mmd {
namespace {

/// The bounds of a plane are infinite: every body would be compared with it in every step.
class GroundShape final : public btStaticPlaneShape {
public:
    GroundShape()
        : btStaticPlaneShape(btVector3(0, 1, 0), 0.0f)
    {
    }
    void getAabb(const btTransform&, btVector3& lower, btVector3& upper) const override
    {
        lower.setValue(-BT_LARGE_FLOAT, -BT_LARGE_FLOAT, -BT_LARGE_FLOAT);
        upper.setValue(BT_LARGE_FLOAT, 0.0f, BT_LARGE_FLOAT);
    }
};

} // namespace

std::unique_ptr<btCollisionShape> makeBulletShape(const RigBody& body)
{
    if (!body.isSolid)
        return std::make_unique<btSphereShape>(0.1f);
    switch (body.shape) {
    case pmx::Shape::Box:
        return std::make_unique<btBoxShape>(btVector3(body.size.x, body.size.y, body.size.z));
    case pmx::Shape::Capsule:
        return std::make_unique<btCapsuleShape>(body.size.x, body.size.y);
    case pmx::Shape::Sphere:
        break;
    }
    return std::make_unique<btSphereShape>(body.size.x);
}

std::unique_ptr<btCollisionShape> makeBulletGround()
{
    return std::make_unique<GroundShape>();
}

} // namespace mmd
