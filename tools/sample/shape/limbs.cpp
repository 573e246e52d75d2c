// SPDX-License-Identifier: MIT
#include "tools/sample/materials.h"
#include "tools/sample/shape/body.h"

#include <glm/geometric.hpp>

namespace sample {
namespace {

/// A cross-section of the left arm or hand, at distance `along` from the shoulder's joint. It is
/// `thick` through the palm and `broad` across it.
struct ArmCut {
    float along, thick, broad, v, down = 0.0f, power = 2.0f;
};

Section armSection(const Skeleton& bones, const ArmCut& cut)
{
    Section section;
    const float bend = 0.06f * (1.0f - std::abs(cut.along - 2.45f) / 2.45f);
    section.centre = bones.at("左腕") + armDirection * cut.along + palmDirection * cut.down +
                     glm::vec3(0, 0, std::max(bend, 0.0f));
    section.side = palmDirection;
    section.width = cut.thick;
    section.frontDepth = section.backDepth = cut.broad;
    section.along = cut.along;
    section.v = cut.v;
    section.power = cut.power;
    return section;
}

Weights armWeights(const Skeleton& bones, bool isLeft, float along)
{
    const auto bone = [&](const char* name) { return bones[sided(isLeft, name)]; };
    return alongChain(along, bone("肩"),
        {{-0.35f, 0.40f, bone("腕")}, {0.5f, 2.0f, bone("腕捩")}, {2.10f, 2.80f, bone("ひじ")},
            {2.9f, 4.4f, bone("手捩")}, {4.50f, 4.90f, bone("手首")}});
}

std::vector<Section> sleeve(const Skeleton& bones)
{
    const auto at = [&](float along, float thick, float broad, float v, float down = 0.0f) {
        return armSection(bones, {along, thick, broad, 0.45f + 0.55f * v, down});
    };
    return smoothed(
        {at(-0.62f, 0.10f, 0.12f, 0.0f, 0.02f), at(-0.50f, 0.34f, 0.36f, 0.05f, 0.03f),
            at(-0.20f, 0.475f, 0.51f, 0.15f, 0.05f), at(0.15f, 0.52f, 0.535f, 0.3f, 0.05f),
            at(0.60f, 0.515f, 0.525f, 0.55f, 0.03f), at(1.05f, 0.52f, 0.53f, 0.8f),
            at(1.36f, 0.535f, 0.545f, 0.96f), at(1.41f, 0.52f, 0.53f, 0.985f),
            at(1.39f, 0.46f, 0.47f, 1.0f), at(1.0f, 0.36f, 0.37f, 1.0f)},
        18);
}

/// Skin from under the sleeve over the wrist to the rounded end of the palm.
std::vector<Section> armAndPalm(const Skeleton& bones)
{
    const auto at = [&](float along, float thick, float broad, float v, float power = 2.0f) {
        return armSection(bones, {along, thick, broad, v, 0.0f, power});
    };
    return smoothed(
        {at(0.70f, 0.30f, 0.31f, 0.0f), at(1.20f, 0.335f, 0.345f, 0.1f),
            at(1.80f, 0.31f, 0.32f, 0.25f), at(2.45f, 0.275f, 0.285f, 0.42f),
            at(3.00f, 0.275f, 0.295f, 0.55f), at(3.60f, 0.24f, 0.26f, 0.68f),
            at(4.30f, 0.175f, 0.205f, 0.8f), at(4.66f, 0.155f, 0.205f, 0.86f),
            at(4.95f, 0.155f, 0.28f, 0.9f, 2.2f), at(5.30f, 0.150f, 0.345f, 0.95f, 2.5f),
            at(5.52f, 0.125f, 0.335f, 0.98f, 2.5f), at(5.63f, 0.06f, 0.25f, 1.0f, 2.2f)},
        34);
}

/// A finger through `joints`, of which the last is its tip.
std::vector<Section> fingerTube(const std::vector<glm::vec3>& joints, float radius)
{
    const glm::vec3 direction = glm::normalize(joints.back() - joints.front());
    const glm::vec3 side =
        glm::normalize(palmDirection - direction * glm::dot(palmDirection, direction));
    const glm::vec3 front = glm::cross(direction, side);
    const float length = glm::distance(joints.back(), joints.front());
    std::vector<Section> sections;
    const auto add = [&](float out, float share) {
        Section section;
        section.centre = joints.front() + direction * out;
        section.side = side;
        section.front = front;
        section.width = radius * share;
        section.frontDepth = section.backDepth = radius * share;
        section.along = out / length;
        section.v = 0.9f + 0.1f * section.along;
        sections.push_back(section);
    };
    add(-0.12f, 0.75f);
    add(0.0f, 0.97f);
    add(length * 0.22f, 0.98f);
    add(length * 0.45f, 1.0f);
    add(length * 0.74f, 0.93f);
    add(length - radius * 0.9f, 0.86f);
    add(length - radius * 0.35f, 0.66f);
    add(length - radius * 0.05f, 0.28f);
    add(length, 0.0f);
    return smoothed(sections, 13);
}

void addFinger(Mesh& mesh, const Skeleton& bones, bool isLeft, const Finger& finger)
{
    const auto name = [&](bool left, const char* digit) {
        return sided(left, std::string(finger.name) + digit);
    };
    const glm::vec3 root = bones.at(name(true, "１"));
    const auto tube = fingerTube({root, root + armDirection * finger.length}, finger.radius);
    const int joints[] = {
        bones[name(isLeft, "１")], bones[name(isLeft, "２")], bones[name(isLeft, "３")]};
    mesh.loft(Skin, onSide(tube, isLeft), 10, [&](const glm::vec3&, float along) {
        return alongChain(along, bones[sided(isLeft, "手首")],
            {{-0.12f, 0.12f, joints[0]}, {0.36f, 0.54f, joints[1]}, {0.66f, 0.82f, joints[2]}});
    });
}

void addThumb(Mesh& mesh, const Skeleton& bones, bool isLeft)
{
    const glm::vec3 root = bones.at("左親指０");
    const glm::vec3 last = bones.at("左親指２");
    const glm::vec3 tip = last + glm::normalize(last - root) * 0.27f;
    mesh.loft(Skin, onSide(fingerTube({root, tip}, 0.105f), isLeft), 10,
        [&](const glm::vec3&, float along) {
            return alongChain(along, bones[sided(isLeft, "手首")],
                {{-0.15f, 0.15f, bones[sided(isLeft, "親指０")]},
                    {0.24f, 0.42f, bones[sided(isLeft, "親指１")]},
                    {0.60f, 0.78f, bones[sided(isLeft, "親指２")]}});
        });
}

/// An upright cross-section of the left foot at `z`, from `bottom` to `height` above the ground.
struct FootCut {
    float z, width, bottom, height, v, x = 0.80f;
};

Section footSection(const FootCut& cut)
{
    Section section;
    section.centre = {cut.x, cut.bottom + (cut.height - cut.bottom) * 0.42f, cut.z};
    section.front = {0, 1, 0};
    section.width = cut.width;
    section.frontDepth = cut.height - section.centre.y;
    section.backDepth = section.centre.y - cut.bottom;
    section.along = cut.z;
    section.v = cut.v;
    section.power = 2.4f;
    return section;
}

} // namespace

void addArms(Mesh& mesh, const Skeleton& bones)
{
    for (const bool isLeft : {true, false}) {
        const auto weights = [&](const glm::vec3&, float along) {
            return armWeights(bones, isLeft, along);
        };
        mesh.loft(Shirt, onSide(sleeve(bones), isLeft), 22, weights);
        mesh.loft(Skin, onSide(armAndPalm(bones), isLeft), 18, weights);
    }
}

void addHands(Mesh& mesh, const Skeleton& bones)
{
    for (const bool isLeft : {true, false}) {
        for (const Finger& finger : fingers())
            addFinger(mesh, bones, isLeft, finger);
        addThumb(mesh, bones, isLeft);
    }
}

void addShoes(Mesh& mesh, const Skeleton& bones)
{
    const std::vector<Section> upper{
        footSection({0.70f, 0.08f, 0.30f, 0.55f, 0.02f}),
        footSection({0.66f, 0.26f, 0.14f, 0.86f, 0.05f}),
        footSection({0.50f, 0.36f, 0.10f, 1.02f, 0.12f}),
        footSection({0.20f, 0.38f, 0.10f, 1.05f, 0.25f}),
        footSection({-0.15f, 0.385f, 0.10f, 0.98f, 0.4f}),
        footSection({-0.55f, 0.42f, 0.10f, 0.80f, 0.55f, 0.81f}),
        footSection({-0.95f, 0.46f, 0.10f, 0.64f, 0.7f, 0.82f}),
        footSection({-1.30f, 0.44f, 0.10f, 0.55f, 0.83f, 0.81f}),
        footSection({-1.53f, 0.34f, 0.12f, 0.46f, 0.93f, 0.80f}),
        footSection({-1.64f, 0.12f, 0.18f, 0.34f, 1.0f, 0.79f}),
    };
    const std::vector<Section> sole{
        footSection({0.77f, 0.10f, 0.04f, 0.20f, 0.0f}),
        footSection({0.74f, 0.28f, 0.01f, 0.235f, 0.0f}),
        footSection({0.56f, 0.39f, 0.0f, 0.245f, 0.0f}),
        footSection({0.15f, 0.41f, 0.0f, 0.24f, 0.0f}),
        footSection({-0.35f, 0.43f, 0.0f, 0.235f, 0.0f}),
        footSection({-0.85f, 0.49f, 0.0f, 0.23f, 0.0f, 0.82f}),
        footSection({-1.30f, 0.475f, 0.0f, 0.23f, 0.0f, 0.81f}),
        footSection({-1.60f, 0.36f, 0.01f, 0.235f, 0.0f, 0.80f}),
        footSection({-1.73f, 0.12f, 0.05f, 0.21f, 0.0f, 0.79f}),
    };
    for (const bool isLeft : {true, false}) {
        const auto weights = [&](const glm::vec3& at, float) {
            return alongChain(at.z, bones[sided(isLeft, "足首")],
                {{-0.92f, -1.28f, bones[sided(isLeft, "つま先")]}});
        };
        auto body = smoothed(upper, 20);
        for (Section& section : body)
            section.v = 0.25f + 0.75f * section.v;
        mesh.loft(Shoes, onSide(body, isLeft), 20, weights);
        auto base = smoothed(sole, 18);
        for (Section& section : base)
            section.power = 4.0f;
        mesh.loft(Shoes, onSide(base, isLeft), 24, weights);
        Section collar;
        std::vector<Section> ring;
        const auto add = [&](float y, float radius, float v) {
            collar.centre = {0.80f, y, 0.24f};
            collar.width = radius * 0.92f;
            collar.frontDepth = radius;
            collar.backDepth = radius * 1.05f;
            collar.v = v;
            ring.push_back(collar);
        };
        add(0.75f, 0.30f, 0.12f);
        add(1.05f, 0.375f, 0.12f);
        add(1.22f, 0.375f, 0.14f);
        add(1.27f, 0.345f, 0.16f);
        add(1.20f, 0.30f, 0.16f);
        mesh.loft(Shoes, onSide(smoothed(ring, 9), isLeft), 20, weights);
    }
}

} // namespace sample
