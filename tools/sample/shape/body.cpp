// SPDX-License-Identifier: MIT
#include "tools/sample/shape/body.h"

#include "tools/sample/materials.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace sample {

Section mirrored(Section section)
{
    section.centre.x = -section.centre.x;
    section.side.x = -section.side.x;
    section.front.x = -section.front.x;
    return section;
}

std::vector<Section> onSide(std::vector<Section> sections, bool isLeft)
{
    if (!isLeft)
        std::transform(sections.begin(), sections.end(), sections.begin(), mirrored);
    return sections;
}

namespace {

/// From the centre to the sides, the front and the back, in units.
struct Extent {
    float width, front, back;
};

/// A horizontal cross-section of the trunk or a leg.
Section level(const glm::vec3& centre, const Extent& extent, float v)
{
    Section section;
    section.centre = centre;
    section.width = extent.width;
    section.frontDepth = extent.front;
    section.backDepth = extent.back;
    section.along = centre.y;
    section.v = v;
    section.power = 2.0f;
    return section;
}

Weights trunkWeights(const Skeleton& bones, const glm::vec3& at)
{
    Weights trunk = alongChain(at.y, bones["下半身"],
        {{11.75f, 12.95f, bones["上半身"]}, {13.1f, 14.5f, bones["上半身2"]},
            {16.1f, 16.75f, bones["首"], 0.55f}});
    const bool isLeft = at.x > 0.0f;
    const float outward = std::abs(at.x);
    const float shoulder =
        0.75f * smoothstep(0.35f, 1.05f, outward) * smoothstep(14.7f, 15.7f, at.y);
    trunk = mixed(trunk, onlyBone(bones[sided(isLeft, "肩")]), shoulder);
    const float leg = 0.10f * smoothstep(11.7f, 10.9f, at.y) * smoothstep(0.15f, 0.9f, outward);
    return mixed(trunk, onlyBone(bones[sided(isLeft, "足")]), leg);
}

void addShirt(Mesh& mesh, const Skeleton& bones)
{
    // From a lip inside the hem up over the chest to a lip inside the collar.
    const std::vector<Section> keys{
        level({0, 11.75f, 0.05f}, {1.02f, 0.72f, 0.76f}, 1.0f),
        level({0, 11.20f, 0.05f}, {1.15f, 0.80f, 0.90f}, 1.0f),
        level({0, 11.15f, 0.05f}, {1.26f, 0.91f, 1.01f}, 0.985f),
        level({0, 11.27f, 0.05f}, {1.26f, 0.91f, 1.00f}, 0.96f),
        level({0, 11.90f, 0.05f}, {1.15f, 0.83f, 0.87f}, 0.86f),
        level({0, 12.65f, 0.03f}, {0.98f, 0.74f, 0.69f}, 0.72f),
        level({0, 13.40f, 0.01f}, {0.93f, 0.73f, 0.63f}, 0.58f),
        level({0, 14.10f, 0.00f}, {1.00f, 0.83f, 0.68f}, 0.44f),
        level({0, 14.75f, 0.02f}, {1.10f, 0.92f, 0.76f}, 0.33f),
        level({0, 15.35f, 0.06f}, {1.20f, 0.80f, 0.76f}, 0.22f),
        level({0, 15.82f, 0.10f}, {1.08f, 0.60f, 0.65f}, 0.13f),
        level({0, 16.15f, 0.12f}, {0.74f, 0.47f, 0.52f}, 0.07f),
        level({0, 16.36f, 0.12f}, {0.51f, 0.42f, 0.44f}, 0.03f),
        level({0, 16.46f, 0.12f}, {0.47f, 0.41f, 0.42f}, 0.01f),
        level({0, 16.44f, 0.12f}, {0.41f, 0.36f, 0.36f}, 0.0f),
        level({0, 16.20f, 0.12f}, {0.36f, 0.32f, 0.32f}, 0.0f),
    };
    mesh.loft(Shirt, smoothed(keys, 32), 32,
        [&](const glm::vec3& at, float) { return trunkWeights(bones, at); });
}

void addNeck(Mesh& mesh, const Skeleton& bones)
{
    const std::vector<Section> keys{
        level({0, 15.80f, 0.12f}, {0.42f, 0.40f, 0.40f}, 0.9f),
        level({0, 16.30f, 0.12f}, {0.36f, 0.34f, 0.36f}, 0.7f),
        level({0, 16.70f, 0.12f}, {0.335f, 0.32f, 0.35f}, 0.4f),
        level({0, 17.10f, 0.14f}, {0.345f, 0.33f, 0.38f}, 0.2f),
        level({0, 17.50f, 0.22f}, {0.40f, 0.36f, 0.44f}, 0.1f),
    };
    mesh.loft(Skin, smoothed(keys, 9), 20, [&](const glm::vec3&, float y) {
        return alongChain(
            y, bones["上半身2"], {{15.9f, 16.5f, bones["首"]}, {16.75f, 17.25f, bones["頭"]}});
    });
}

Weights hipWeights(const Skeleton& bones, const glm::vec3& at)
{
    const bool isLeft = at.x > 0.0f;
    const float leg = smoothstep(11.5f, 10.2f, at.y) * smoothstep(-0.05f, 0.75f, std::abs(at.x));
    return mixed(onlyBone(bones["下半身"]), onlyBone(bones[sided(isLeft, "足")]), leg * 0.8f);
}

void addShorts(Mesh& mesh, const Skeleton& bones)
{
    const std::vector<Section> seat{
        level({0, 12.35f, 0.05f}, {0.60f, 0.40f, 0.40f}, 0.0f),
        level({0, 12.25f, 0.05f}, {0.95f, 0.66f, 0.66f}, 0.03f),
        level({0, 11.60f, 0.05f}, {1.10f, 0.76f, 0.80f}, 0.15f),
        level({0, 11.00f, 0.06f}, {1.20f, 0.78f, 0.90f}, 0.30f),
        level({0, 10.50f, 0.06f}, {1.18f, 0.70f, 0.86f}, 0.40f),
        level({0, 10.15f, 0.06f}, {0.95f, 0.52f, 0.66f}, 0.45f),
        level({0, 9.98f, 0.06f}, {0.45f, 0.28f, 0.36f}, 0.5f),
    };
    mesh.loft(Shorts, smoothed(seat, 14), 28,
        [&](const glm::vec3& at, float) { return hipWeights(bones, at); });
    for (const bool isLeft : {true, false}) {
        const std::vector<Section> leg{
            level({0.54f, 11.45f, 0.05f}, {0.30f, 0.34f, 0.40f}, 0.2f),
            level({0.62f, 11.00f, 0.05f}, {0.50f, 0.62f, 0.74f}, 0.3f),
            level({0.69f, 10.30f, 0.04f}, {0.65f, 0.72f, 0.83f}, 0.45f),
            level({0.72f, 9.85f, 0.03f}, {0.665f, 0.715f, 0.80f}, 0.7f),
            level({0.735f, 9.55f, 0.02f}, {0.66f, 0.70f, 0.74f}, 0.86f),
            level({0.745f, 9.36f, 0.02f}, {0.66f, 0.70f, 0.72f}, 0.965f),
            level({0.745f, 9.31f, 0.02f}, {0.65f, 0.69f, 0.71f}, 0.985f),
            level({0.745f, 9.34f, 0.02f}, {0.60f, 0.64f, 0.66f}, 1.0f),
            level({0.73f, 9.70f, 0.02f}, {0.50f, 0.54f, 0.56f}, 1.0f),
        };
        mesh.loft(Shorts, onSide(smoothed(leg, 18), isLeft), 22, [&](const glm::vec3&, float y) {
            return alongChain(y, bones["下半身"], {{11.7f, 10.1f, bones[sided(isLeft, "足")]}});
        });
    }
}

} // namespace

void addTrunk(Mesh& mesh, const Skeleton& bones)
{
    addShirt(mesh, bones);
    addNeck(mesh, bones);
    addShorts(mesh, bones);
}

void addLegs(Mesh& mesh, const Skeleton& bones)
{
    for (const bool isLeft : {true, false}) {
        const auto weights = [&](const glm::vec3&, float y) {
            return alongChain(y, bones["下半身"],
                {{11.4f, 10.3f, bones[sided(isLeft, "足")]},
                    {6.75f, 5.6f, bones[sided(isLeft, "ひざ")]},
                    {1.75f, 1.05f, bones[sided(isLeft, "足首")]}});
        };
        const std::vector<Section> leg{
            level({0.72f, 9.90f, 0.02f}, {0.52f, 0.56f, 0.60f}, 0.0f),
            level({0.745f, 9.40f, 0.01f}, {0.60f, 0.64f, 0.66f}, 0.05f),
            level({0.78f, 8.60f, -0.03f}, {0.575f, 0.60f, 0.61f}, 0.15f),
            level({0.795f, 7.60f, -0.08f}, {0.505f, 0.51f, 0.52f}, 0.3f),
            level({0.80f, 6.70f, -0.11f}, {0.425f, 0.44f, 0.42f}, 0.42f),
            level({0.80f, 6.15f, -0.11f}, {0.395f, 0.43f, 0.38f}, 0.5f),
            level({0.80f, 5.60f, -0.07f}, {0.375f, 0.39f, 0.40f}, 0.57f),
            level({0.805f, 4.70f, 0.02f}, {0.385f, 0.37f, 0.47f}, 0.68f),
            level({0.805f, 3.70f, 0.09f}, {0.345f, 0.33f, 0.42f}, 0.8f),
            level({0.80f, 2.60f, 0.16f}, {0.265f, 0.26f, 0.30f}, 0.9f),
            level({0.80f, 1.70f, 0.21f}, {0.235f, 0.24f, 0.26f}, 0.97f),
            level({0.80f, 1.10f, 0.22f}, {0.235f, 0.25f, 0.27f}, 1.0f),
        };
        mesh.loft(Skin, onSide(smoothed(leg, 34), isLeft), 18, weights);
        const std::vector<Section> sock{
            level({0.80f, 2.35f, 0.175f}, {0.23f, 0.23f, 0.25f}, 0.0f),
            level({0.80f, 2.62f, 0.16f}, {0.262f, 0.26f, 0.295f}, 0.0f),
            level({0.80f, 2.70f, 0.155f}, {0.29f, 0.285f, 0.325f}, 0.02f),
            level({0.80f, 2.60f, 0.16f}, {0.298f, 0.292f, 0.332f}, 0.1f),
            level({0.80f, 2.30f, 0.18f}, {0.28f, 0.277f, 0.31f}, 0.3f),
            level({0.80f, 1.70f, 0.21f}, {0.268f, 0.272f, 0.295f}, 0.7f),
            level({0.80f, 1.05f, 0.22f}, {0.27f, 0.285f, 0.305f}, 1.0f),
        };
        mesh.loft(Socks, onSide(smoothed(sock, 12), isLeft), 18, weights);
    }
}

} // namespace sample
