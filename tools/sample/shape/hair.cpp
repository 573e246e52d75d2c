// SPDX-License-Identifier: MIT
#include "tools/sample/materials.h"
#include "tools/sample/shape/face.h"
#include "tools/sample/shape/head.h"

#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace sample {
namespace {

/// The hair's own volume over the angles of headPoint: it follows the skull at the top and falls
/// straight below the widest line.
glm::vec3 hairPoint(float longitude, float latitude, float lift)
{
    const float x = glm::radians(longitude);
    const float y = glm::radians(latitude);
    const glm::vec3 radii = glm::vec3(1.47f, 1.60f, 1.58f) + lift;
    const glm::vec3 around{std::sin(x), 0.0f, -std::cos(x)};
    if (latitude >= 0.0f)
        return onHead(headCentre + radii * (around * std::cos(y) + glm::vec3(0, std::sin(y), 0)));
    const float fall = -latitude / 60.0f;
    const float swell = 1.0f + 0.05f * std::sin(fall * 2.2f) - 0.20f * fall * fall * fall;
    return onHead(headCentre + radii * around * swell + glm::vec3(0, y * 1.45f, 0));
}

/// A wave of pointed locks, 0 at their tips and 1 between them.
float lockGap(float longitude, float locks)
{
    const float place = (longitude + 180.0f) / 360.0f * locks;
    const float within = place - std::floor(place);
    return std::pow(std::abs(2.0f * within - 1.0f), 1.15f);
}

constexpr float lockCount = 17.0f;

/// Latitude where the cap of hair ends.
float hem(float longitude)
{
    const float side = std::abs(longitude);
    const float long_ = -58.0f + 10.0f * smoothstep(140.0f, 70.0f, side) +
                        14.0f * lockGap(longitude, lockCount) +
                        3.0f * std::sin(longitude * 0.131f + 1.0f);
    return glm::mix(24.0f, long_, smoothstep(47.0f, 58.0f, side));
}

void addCap(Mesh& mesh, const Weights& head)
{
    constexpr std::size_t columns = 17 * 6 + 1, rows = 16;
    mesh.beginPart(Hair);
    const std::uint32_t first = mesh.size();
    // Down the outside from the crown to the hem, and up again on the inside.
    for (std::size_t row = 0; row < rows + 6; ++row) {
        const bool isInside = row >= rows;
        const float t = isInside ? 1.0f - 0.16f * float(row - rows + 1)
                                 : std::pow(float(row) / float(rows - 1), 0.9f);
        for (std::size_t column = 0; column < columns; ++column) {
            const float longitude =
                -180.0f + 360.0f * float(column % (columns - 1)) / float(columns - 1);
            const float latitude = glm::mix(90.0f, hem(longitude), t);
            const float groove = 0.07f * t * (1.0f - lockGap(longitude, lockCount));
            const float thin = 0.13f * smoothstep(0.55f, 1.0f, t);
            const float lift = isInside ? -0.02f : 0.10f - thin + groove;
            mesh.add(hairPoint(longitude, latitude, lift), {float(column) / float(columns - 1), t},
                head, isInside ? 0.0f : 1.0f);
        }
    }
    mesh.grid(first, rows + 6, columns);
    mesh.turnOutwards();
}

/// A flat pointed lock through points of hairPoint (longitude, latitude, lift).
void addLock(Mesh& mesh, const Weights& head, const std::vector<glm::vec3>& path, float width,
    float thickness)
{
    std::vector<Section> keys;
    for (const glm::vec3& at : path) {
        Section section;
        section.centre = hairPoint(at.x, at.y, at.z);
        keys.push_back(section);
    }
    for (std::size_t at = 0; at < keys.size(); ++at) {
        const glm::vec3 before = keys[at == 0 ? 0 : at - 1].centre;
        const glm::vec3 after = keys[std::min(at + 1, keys.size() - 1)].centre;
        const glm::vec3 direction = glm::normalize(after - before);
        const glm::vec3 outward =
            glm::normalize((keys[at].centre - onHead(headCentre)) *
                           glm::vec3(1.0f, path[at].y < 0.0f ? 0.0f : 1.0f, 1.0f));
        keys[at].side = glm::normalize(glm::cross(direction, outward));
        keys[at].front = glm::cross(keys[at].side, direction);
        const float t = float(at) / float(keys.size() - 1);
        const float share = t < 0.45f ? 0.78f + 0.22f * t / 0.45f
                                      : std::pow(std::max((1.0f - t) / 0.55f, 0.0f), 0.72f);
        keys[at].width = width * share;
        keys[at].frontDepth = thickness * share;
        keys[at].backDepth = thickness * share * 0.7f;
        keys[at].v = 0.1f + 0.9f * t;
    }
    mesh.loft(Hair, smoothed(keys, 13), 8, [&](const glm::vec3&, float) { return head; });
}

void addFringe(Mesh& mesh, const Weights& head)
{
    struct Lock {
        float root, tip, end, width;
    };
    static constexpr std::array<Lock, 9> locks{{
        {-60, -52, -7.0f, 0.30f},
        {-45, -43, 11.0f, 0.30f},
        {-31, -31, 16.0f, 0.31f},
        {-17, -19, 14.0f, 0.33f},
        {-3, -5, 3.0f, 0.36f},
        {11, 8, 10.5f, 0.32f},
        {25, 21, 15.5f, 0.32f},
        {41, 36, 13.5f, 0.31f},
        {58, 50, -7.0f, 0.30f},
    }};
    for (const Lock& lock : locks) {
        const auto at = [&](float t, float lift) {
            return glm::vec3(
                glm::mix(lock.root * 1.15f, lock.tip, t), glm::mix(66.0f, lock.end, t), lift);
        };
        addLock(mesh, head,
            {at(0.0f, 0.02f), at(0.25f, 0.12f), at(0.5f, 0.17f), at(0.75f, 0.15f), at(0.9f, 0.08f),
                at(1.0f, 0.02f)},
            lock.width, 0.11f);
    }
}

void addSides(Mesh& mesh, const Weights& head)
{
    for (const float side : {1.0f, -1.0f}) {
        addLock(mesh, head,
            {{side * 66, 48, 0.04f}, {side * 63, 22, 0.14f}, {side * 60, 0, 0.15f},
                {side * 58, -24, 0.11f}, {side * 57, -46, 0.03f}, {side * 55, -66, -0.08f}},
            0.36f, 0.13f);
    }
    // A cowlick.
    addLock(mesh, head,
        {{20, 84, 0.0f}, {10, 84, 0.30f}, {-14, 80, 0.52f}, {-30, 74, 0.50f}, {-42, 68, 0.36f}},
        0.11f, 0.07f);
}

} // namespace

void addHair(Mesh& mesh, const Skeleton& bones)
{
    const Weights head = onlyBone(bones["頭"]);
    addCap(mesh, head);
    addFringe(mesh, head);
    addSides(mesh, head);
}

} // namespace sample
