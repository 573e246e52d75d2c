// SPDX-License-Identifier: MIT
#include "tools/sample/hanging.h"

#include "tools/sample/chains.h"
#include "tools/sample/materials.h"

#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>

#include <cmath>

namespace sample {
namespace {

Weights skirtWeights(const Skeleton& bones, float turn, float down)
{
    const auto chainWeights = [&](int chain) {
        const auto ramp = [&](int link, float reach) {
            const float at = skirtDown(link);
            return Ramp{at - reach, at + reach, bones[skirtBone(chain, link)]};
        };
        return alongChain(down, bones["下半身"], {ramp(0, 0.10f), ramp(1, 0.11f), ramp(2, 0.11f)});
    };
    const float place = turn * float(skirtChains);
    const int chain = static_cast<int>(place) % skirtChains;
    const float share = place - std::floor(place);
    return mixed(chainWeights(chain), chainWeights((chain + 1) % skirtChains), share);
}

/// Cross-sections of the ponytail along its joints.
std::vector<Section> ponytailSections()
{
    static constexpr std::array<float, 9> widths{
        0.20f, 0.24f, 0.36f, 0.46f, 0.50f, 0.46f, 0.37f, 0.22f, 0.01f};
    const auto& joints = ponytailJoints();
    const auto pointAt = [&](float along) {
        const int link = std::min(static_cast<int>(along), ponytailLinks - 1);
        return glm::mix(
            joints[std::size_t(link)], joints[std::size_t(link + 1)], along - float(link));
    };
    std::vector<Section> sections;
    for (std::size_t at = 0; at < widths.size(); ++at) {
        const float t = float(at) / float(widths.size() - 1);
        const float along = t * float(ponytailLinks);
        const glm::vec3 before = pointAt(std::max(along - 0.3f, 0.0f));
        const glm::vec3 after = pointAt(std::min(along + 0.3f, float(ponytailLinks)));
        Section section;
        section.centre = pointAt(along);
        section.side = {1, 0, 0};
        section.front = glm::normalize(glm::cross(section.side, after - before));
        section.width = widths[at];
        section.frontDepth = section.backDepth = widths[at] * 0.78f;
        section.along = along;
        section.v = 0.15f + 0.85f * t;
        sections.push_back(section);
    }
    return smoothed(sections, 26);
}

Weights ponytailWeights(const Skeleton& bones, float along)
{
    const auto ramp = [&](int link) {
        const auto at = float(link);
        return Ramp{at - 0.4f, at + 0.4f, bones[ponytailBone(link)]};
    };
    return alongChain(along, bones[ponytailBone(0)], {ramp(1), ramp(2), ramp(3), ramp(4)});
}

void addRibbon(Mesh& mesh, const Skeleton& bones)
{
    const auto& joints = ponytailJoints();
    const glm::vec3 direction = glm::normalize(joints[1] - joints[0]);
    const auto at = [&](float along, float radius) {
        Section section;
        section.centre = joints[0] + direction * along;
        section.front = glm::normalize(glm::cross(section.side, direction));
        section.width = radius;
        section.frontDepth = section.backDepth = radius * 0.95f;
        section.v = 0.97f;
        return section;
    };
    const std::vector<Section> ring{at(0.02f, 0.18f), at(0.04f, 0.29f), at(0.13f, 0.345f),
        at(0.22f, 0.33f), at(0.27f, 0.27f), at(0.28f, 0.18f)};
    mesh.loft(Skirt, smoothed(ring, 12), 18,
        [&](const glm::vec3&, float) { return onlyBone(bones[ponytailBone(0)]); });
}

} // namespace

void addSkirt(Mesh& mesh, const Skeleton& bones)
{
    constexpr int columns = skirtChains * 8, outside = 20, inside = 14;
    constexpr float pleats = 24.0f;
    mesh.beginPart(Skirt);
    const std::uint32_t first = mesh.size();
    // Down the outside from the waist to the hem, and up again on the inside.
    for (int row = 0; row < outside + inside; ++row) {
        const bool isInside = row >= outside;
        const float down = isInside ? 1.0f - 0.9f * float(row - outside) / float(inside - 1)
                                    : float(row) / float(outside - 1);
        for (int column = 0; column <= columns; ++column) {
            const float turn = float(column % columns) / float(columns);
            const float pleat = std::cos(glm::two_pi<float>() * pleats * turn);
            const float out = 0.055f * down * pleat - (isInside ? 0.045f : 0.0f);
            mesh.add(skirtPoint(turn, down, out), {float(column) / float(columns), 0.94f * down},
                skirtWeights(bones, turn, down), isInside ? 0.0f : 1.0f);
        }
    }
    mesh.grid(first, outside + inside, columns + 1);
    mesh.turnOutwards();
}

void addPonytail(Mesh& mesh, const Skeleton& bones)
{
    mesh.loft(Hair, ponytailSections(), 14,
        [&](const glm::vec3&, float along) { return ponytailWeights(bones, along); });
    addRibbon(mesh, bones);
}

} // namespace sample
