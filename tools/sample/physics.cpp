// SPDX-License-Identifier: MIT
#include "tools/sample/chains.h"
#include "tools/sample/hanging.h"

#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>
#include <glm/trigonometric.hpp>

#include <cmath>

namespace sample {
namespace {

using namespace mmd::pmx;

/// Collision groups: the body's parts, the legs, the skirt, the ponytail.
enum Group : std::uint8_t { Trunk, Legs, SkirtGroup, PonytailGroup };

constexpr std::uint16_t only(Group group)
{
    return static_cast<std::uint16_t>(1u << group);
}

class BodyMaker {
public:
    BodyMaker(Model& model, const Skeleton& bones)
        : m_model(model)
        , m_bones(bones)
    {
    }

    void addBody();
    void addSkirtChain(int chain);
    void tieSkirtRing(int chain, int link);
    void addPonytailChain();

private:
    RigidBody& add(const std::string& bone, BodyMode mode, Group group, std::uint16_t mask)
    {
        RigidBody body;
        body.name.utf8 = bone;
        body.nameEnglish.utf8 = m_model.bones[std::size_t(m_bones[bone])].nameEnglish.utf8;
        body.bone = m_bones[bone];
        body.mode = mode;
        body.group = group;
        body.mask = mask;
        body.mass = 1.0f;
        body.friction = 0.5f;
        m_model.rigidBodies.push_back(body);
        return m_model.rigidBodies.back();
    }
    /// A capsule along a limb, between two points.
    void limb(const std::string& bone, Group group, const glm::vec3& from, const glm::vec3& to,
        float radius);
    Joint& joint(const std::string& name, std::int32_t bodyA, std::int32_t bodyB);
    [[nodiscard]] std::int32_t bodyOf(const std::string& bone) const;

    Model& m_model;
    const Skeleton& m_bones;
};

/// The rotation, as Ry * Rx, that maps y to `up` and z as near as possible to the horizontal `out`.
glm::vec3 eulerOf(const glm::vec3& up, const glm::vec3& out)
{
    return {
        -std::asin(glm::clamp(-glm::dot(up, out), -1.0f, 1.0f)), std::atan2(out.x, out.z), 0.0f};
}

void BodyMaker::limb(
    const std::string& bone, Group group, const glm::vec3& from, const glm::vec3& to, float radius)
{
    RigidBody& body = add(bone, BodyMode::FollowsBone, group, 0xFFFF);
    const glm::vec3 up = glm::normalize(from - to);
    body.shape = Shape::Capsule;
    body.size = {radius, glm::distance(from, to), 0};
    body.position = (from + to) * 0.5f;
    body.rotation = eulerOf(up, {0, 0, 1});
}

std::int32_t BodyMaker::bodyOf(const std::string& bone) const
{
    std::int32_t body = 0;
    while (m_model.rigidBodies[std::size_t(body)].bone != m_bones[bone])
        ++body;
    return body;
}

Joint& BodyMaker::joint(const std::string& name, std::int32_t bodyA, std::int32_t bodyB)
{
    Joint made;
    made.name.utf8 = name;
    made.nameEnglish.utf8 = m_model.rigidBodies[std::size_t(bodyB)].nameEnglish.utf8;
    made.bodyA = bodyA;
    made.bodyB = bodyB;
    m_model.joints.push_back(made);
    return m_model.joints.back();
}

void BodyMaker::addBody()
{
    RigidBody& head = add("頭", BodyMode::FollowsBone, Trunk, 0xFFFF);
    head.shape = Shape::Sphere;
    head.size = {1.6f, 0, 0};
    head.position = {0, 18.6f, 0.05f};
    limb("首", Trunk, {0, 17.2f, 0.15f}, {0, 16.2f, 0.12f}, 0.36f);
    limb("上半身2", Trunk, {0, 15.4f, 0.05f}, {0, 14.2f, 0.0f}, 0.78f);
    limb("上半身", Trunk, {0, 13.4f, 0.0f}, {0, 12.7f, 0.03f}, 0.72f);
    limb("下半身", Trunk, {0, 11.7f, 0.05f}, {0, 11.1f, 0.05f}, 0.75f);
    for (const bool isLeft : {true, false}) {
        const float side = isLeft ? 1.0f : -1.0f;
        limb(sided(isLeft, "足"), Legs, {side * 0.74f, 10.4f, 0.02f}, {side * 0.80f, 6.5f, -0.1f},
            0.64f);
        limb(sided(isLeft, "ひざ"), Legs, {side * 0.80f, 6.0f, -0.1f}, {side * 0.80f, 2.4f, 0.15f},
            0.40f);
        limb(sided(isLeft, "腕"), Trunk, m_bones.at(sided(isLeft, "腕")),
            m_bones.at(sided(isLeft, "ひじ")), 0.34f);
    }
}

void BodyMaker::addSkirtChain(int chain)
{
    const float angle = glm::two_pi<float>() * float(chain) / float(skirtChains);
    const glm::vec3 out{std::sin(angle), 0.0f, -std::cos(angle)};
    for (int link = 0; link < skirtLinks; ++link) {
        const std::string bone = skirtBone(chain, link);
        const glm::vec3 from = skirtJoint(chain, link);
        const glm::vec3 to = skirtJoint(chain, link + 1);
        const glm::vec3 beside = skirtJoint((chain + 1) % skirtChains, link + 1);
        RigidBody& body = add(bone, BodyMode::Dynamic, SkirtGroup, only(Legs));
        body.shape = Shape::Box;
        body.size = {glm::distance(to, beside) * 0.46f, glm::distance(from, to) * 0.5f, 0.05f};
        body.position = (from + to) * 0.5f;
        body.rotation = eulerOf(glm::normalize(from - to), out);
        body.mass = 0.5f - 0.1f * float(link);
        body.linearDamping = 0.7f;
        body.angularDamping = 0.9f;
        body.friction = 0.1f;
        const auto above = link > 0 ? bodyOf(skirtBone(chain, link - 1)) : bodyOf("下半身");
        Joint& hinge = joint(bone, above, bodyOf(bone));
        hinge.position = from;
        hinge.rotation = m_model.rigidBodies.back().rotation;
        // About x the hem swings a little inwards and far outwards (angles in Bullet's convention).
        hinge.angularLower = glm::radians(glm::vec3(-12.0f, -4.0f, -10.0f));
        hinge.angularUpper = glm::radians(glm::vec3(55.0f, 4.0f, 10.0f));
        hinge.angularSpring = glm::vec3(60.0f - 15.0f * float(link));
    }
}

/// Neighbours are joined with some play.
void BodyMaker::tieSkirtRing(int chain, int link)
{
    const int next = (chain + 1) % skirtChains;
    Joint& tie = joint(skirtBone(chain, link) + "_r", bodyOf(skirtBone(chain, link)),
        bodyOf(skirtBone(next, link)));
    const float turn = (float(chain) + 0.5f) / float(skirtChains);
    tie.position = skirtPoint(turn, skirtDown(link) + 0.2f);
    tie.rotation = {0, glm::pi<float>() - glm::two_pi<float>() * turn, 0};
    tie.linearLower = {-0.10f, -0.10f, -0.12f};
    tie.linearUpper = {0.16f, 0.10f, 0.12f};
    tie.angularLower = glm::radians(glm::vec3(-40.0f));
    tie.angularUpper = glm::radians(glm::vec3(40.0f));
}

void BodyMaker::addPonytailChain()
{
    static constexpr std::array<float, ponytailLinks> radii{0.24f, 0.34f, 0.38f, 0.34f, 0.24f};
    const auto& joints = ponytailJoints();
    for (int link = 0; link < ponytailLinks; ++link) {
        const auto at = std::size_t(link);
        const std::string bone = ponytailBone(link);
        const glm::vec3 way = joints[at] - joints[at + 1];
        RigidBody& body = add(bone, BodyMode::Dynamic, PonytailGroup, only(Trunk));
        body.shape = Shape::Capsule;
        body.size = {radii[at], std::max(glm::length(way) - radii[at], 0.2f), 0};
        body.position = (joints[at] + joints[at + 1]) * 0.5f;
        body.rotation = eulerOf(glm::normalize(way), {0, 0, 1});
        body.mass = 0.6f - 0.08f * float(link);
        body.linearDamping = 0.9f;
        body.angularDamping = 0.97f;
        const auto above = link > 0 ? bodyOf(ponytailBone(link - 1)) : bodyOf("頭");
        Joint& hinge = joint(bone, above, bodyOf(bone));
        hinge.position = joints[at];
        hinge.rotation = m_model.rigidBodies.back().rotation;
        const float most = link == 0 ? 10.0f : 26.0f;
        hinge.angularLower = glm::radians(glm::vec3(-most, -6.0f, -most * 0.6f));
        hinge.angularUpper = glm::radians(glm::vec3(most, 6.0f, most * 0.6f));
        hinge.angularSpring = glm::vec3(link == 0 ? 400.0f : 120.0f - 20.0f * float(link));
    }
}

} // namespace

void addPhysics(Model& model, const Skeleton& bones)
{
    BodyMaker maker(model, bones);
    maker.addBody();
    maker.addPonytailChain();
    for (int chain = 0; chain < skirtChains; ++chain)
        maker.addSkirtChain(chain);
    for (int link = 0; link < skirtLinks; ++link)
        for (int chain = 0; chain < skirtChains; ++chain)
            maker.tieSkirtRing(chain, link);
}

} // namespace sample
