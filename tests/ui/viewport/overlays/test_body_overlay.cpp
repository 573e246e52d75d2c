// SPDX-License-Identifier: MIT
#include "tests/libmmd/physics/body_builder.h"
#include "ui/viewport/overlays/body_overlay.h"

#include <QtTest/QTest>

using namespace odori;
using namespace odori::test;
using enum mmd::pmx::BodyMode;

namespace {

/// The smallest and largest distance from `point` to the lines' ends, in MMD units.
std::pair<float, float> reachOf(std::span<const render::OverlayLine> lines, const glm::vec3& point)
{
    std::pair<float, float> reach{1e9f, 0.0f};
    for (const render::OverlayLine& line : lines)
        for (const glm::vec3& end : {line.from, line.to}) {
            reach.first = std::min(reach.first, glm::distance(point, end));
            reach.second = std::max(reach.second, glm::distance(point, end));
        }
    return reach;
}

bool isNear(float a, float b)
{
    return std::abs(a - b) < 1e-4f;
}

} // namespace

/// The lines of the wire frames of rigid bodies and the crosses of joints.
class TestBodyOverlay : public QObject {
    Q_OBJECT
private slots:
    void aSphereIsAsLargeAsItsBody();
    void aBoxHasItsCorners();
    void aCapsuleIsRoundAtItsEnds();
    void aTurnedBodyIsDrawnTurned();
    void theColourSaysWhoMovesIt();
    void aJointWithoutABodyIsNotDrawn();
    void aJointIsACrossThatTurnsWithItsFirstBody();
    void withoutPlacesThereIsNothing();

private:
    [[nodiscard]] std::span<const render::OverlayLine> lines(
        const std::shared_ptr<const mmd::Model>& model, std::vector<mmd::BodyTransform> places = {})
    {
        const mmd::PhysicsRig rig = mmd::makePhysicsRig(*model);
        if (places.empty())
            for (const mmd::RigBody& body : rig.bodies)
                places.push_back(body.rest);
        m_overlay.build(rig, places);
        return m_overlay.lines();
    }

    BodyOverlay m_overlay;
};

void TestBodyOverlay::aSphereIsAsLargeAsItsBody()
{
    BodyBuilder builder;
    builder.sphere(builder.bone({3, 10, 0}), Dynamic, 0.75f);
    const auto [least, most] = reachOf(lines(builder.build()), {3, 10, 0});
    QVERIFY(isNear(least, 0.75f) && isNear(most, 0.75f));
    const auto [to, from] = reachOf(lines(builder.build(), {{{5, 0, 0}, {}}}), {5, 0, 0});
    QVERIFY(isNear(to, 0.75f) && isNear(from, 0.75f)); // at the current pose
}

void TestBodyOverlay::aBoxHasItsCorners()
{
    BodyBuilder builder;
    builder.box(builder.bone({0, 10, 0}), FollowsBone, {1, 2, 3});
    const auto box = lines(builder.build());
    QCOMPARE(box.size(), std::size_t(12));
    const auto [least, most] = reachOf(box, {0, 10, 0});
    QVERIFY(isNear(least, glm::length(glm::vec3(1, 2, 3))) && isNear(most, least));
    float length = 0.0f;
    for (const render::OverlayLine& edge : box)
        length += glm::distance(edge.from, edge.to);
    QVERIFY(isNear(length, 4 * (2 + 4 + 6)));
}

void TestBodyOverlay::aCapsuleIsRoundAtItsEnds()
{
    BodyBuilder builder;
    mmd::pmx::RigidBody& body = builder.sphere(builder.bone({0, 10, 0}), Dynamic, 0.5f);
    body.shape = mmd::pmx::Shape::Capsule;
    body.size = {0.5f, 4.0f, 0.0f}; // radius, and height without the ends
    float highest = 0.0f, lowest = 99.0f, straight = 0.0f;
    int rings = 0;
    for (const render::OverlayLine& line : lines(builder.build())) {
        for (const glm::vec3& end : {line.from, line.to}) {
            highest = std::max(highest, end.y);
            lowest = std::min(lowest, end.y);
            const float beyond = std::max(0.0f, std::abs(end.y - 10.0f) - 2.0f);
            QVERIFY(isNear(glm::length(glm::vec3(end.x, beyond, end.z)), 0.5f)); // on its surface
        }
        straight += std::abs(line.from.y - line.to.y) > 3.0f ? 1.0f : 0.0f;
        rings += isNear(line.from.y, 12.0f) && isNear(line.to.y, 12.0f);
    }
    QVERIFY(isNear(highest, 12.5f) && isNear(lowest, 7.5f));
    QCOMPARE(straight, 4.0f);
    QVERIFY(rings >= 12); // a whole circle
}

void TestBodyOverlay::aTurnedBodyIsDrawnTurned()
{
    BodyBuilder builder;
    builder.box(builder.bone({0, 10, 0}), FollowsBone, {1, 2, 3});
    const glm::quat turn = glm::angleAxis(glm::half_pi<float>(), glm::vec3(0, 0, 1));
    glm::vec3 most(0.0f);
    for (const render::OverlayLine& edge : lines(builder.build(), {{{5, 10, 0}, turn}}))
        for (const glm::vec3& end : {edge.from, edge.to})
            most = glm::max(most, end - glm::vec3(5, 10, 0));
    QVERIFY(glm::distance(most, {2, 1, 3}) < 1e-4f);
}

void TestBodyOverlay::theColourSaysWhoMovesIt()
{
    const auto colour = [&](mmd::pmx::BodyMode mode) {
        BodyBuilder builder;
        builder.sphere(builder.bone({0, 10, 0}), mode);
        return lines(builder.build()).front().colour;
    };
    const glm::vec4 bone = colour(FollowsBone), physics = colour(Dynamic);
    const glm::vec4 both = colour(DynamicAtBone);
    QVERIFY(bone.g > bone.r + 0.2f && bone.g > bone.b + 0.2f);
    QVERIFY(physics.r > physics.g + 0.4f && physics.r > physics.b + 0.4f);
    QVERIFY(both.b > both.r + 0.4f && both.b > both.g + 0.4f);
}

void TestBodyOverlay::aJointWithoutABodyIsNotDrawn()
{
    BodyBuilder builder;
    builder.sphere(builder.bone({0, 10, 0}), Dynamic);
    const auto count = lines(builder.build()).size();
    mmd::PhysicsRig rig = mmd::makePhysicsRig(*builder.build());
    const std::vector<mmd::BodyTransform> places{rig.bodies.front().rest};
    rig.joints.assign(1, mmd::pmx::Joint{});
    for (const auto& [body, more] : {std::pair(-1, 0u), {1, 0u}, {0, 3u}}) {
        rig.joints.front().bodyA = body;
        m_overlay.build(rig, places);
        QCOMPARE(m_overlay.lines().size(), count + more);
    }
}

void TestBodyOverlay::aJointIsACrossThatTurnsWithItsFirstBody()
{
    BodyBuilder builder;
    builder.sphere(builder.bone({0, 10, 0}), FollowsBone, 0.5f);
    builder.sphere(builder.bone({0, 8, 0}, 0), Dynamic, 0.5f);
    builder.joint(0, 1, {0, 9, 0});
    const auto model = builder.build();
    const glm::quat turn = glm::angleAxis(glm::half_pi<float>(), glm::vec3(0, 0, 1));
    const auto all = lines(model, {{{4, 10, 0}, turn}, {{0, 8, 0}, {}}});
    QVERIFY(all.size() > 3);
    const auto cross = all.last(3);
    glm::vec3 along(0.0f);
    for (const render::OverlayLine& axis : cross) {
        QVERIFY(glm::distance((axis.from + axis.to) / 2.0f, {5, 10, 0}) < 1e-4f);
        const glm::vec3 way = axis.to - axis.from;
        QVERIFY(isNear(glm::length(way), 0.36f));
        QVERIFY(axis.colour.r > 0.9f && axis.colour.b < 0.5f);
        along += glm::abs(way);
    }
    QVERIFY(isNear(along.x, 0.36f) && isNear(along.y, 0.36f) && isNear(along.z, 0.36f));
}

void TestBodyOverlay::withoutPlacesThereIsNothing()
{
    BodyBuilder builder;
    builder.sphere(builder.bone({0, 10, 0}), Dynamic);
    QVERIFY(!lines(builder.build()).empty());
    QVERIFY(lines(builder.build(), {{}, {}}).empty()); // the transforms are of another rig
}

QTEST_GUILESS_MAIN(TestBodyOverlay)
#include "test_body_overlay.moc"
