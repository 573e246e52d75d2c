// SPDX-License-Identifier: MIT
#include "tools/sample/chains.h"

#include <glm/common.hpp>
#include <glm/gtc/constants.hpp>

#include <cmath>

namespace sample {

glm::vec3 skirtPoint(float turn, float down, float out)
{
    const float angle = glm::two_pi<float>() * turn;
    const float flare = std::pow(down, 0.85f);
    const float across = std::sin(angle);
    const float ahead = std::cos(angle);
    const float width = glm::mix(1.02f, 1.98f, flare) + out;
    const float depth =
        (ahead > 0.0f ? glm::mix(0.66f, 1.66f, flare) : glm::mix(0.76f, 1.74f, flare)) + out;
    return {across * width, glm::mix(11.72f, 7.95f, down), 0.05f - ahead * depth};
}

float skirtDown(int link)
{
    return 0.19f + 0.27f * float(link);
}

glm::vec3 skirtJoint(int chain, int link)
{
    return skirtPoint(float(chain) / float(skirtChains), skirtDown(link));
}

std::string skirtBone(int chain, int link)
{
    return "スカート_" + std::to_string(chain) + "_" + std::to_string(link);
}

const std::array<glm::vec3, ponytailLinks + 1>& ponytailJoints()
{
    static constexpr std::array<glm::vec3, ponytailLinks + 1> joints{
        {{0, 19.75f, 1.62f}, {0, 19.72f, 2.25f}, {0, 18.95f, 2.80f}, {0, 17.85f, 3.02f},
            {0, 16.65f, 3.02f}, {0, 15.35f, 2.80f}}};
    return joints;
}

std::string ponytailBone(int link)
{
    static constexpr std::array<const char*, ponytailLinks> digits{"１", "２", "３", "４", "５"};
    return std::string("ポニテ") + digits[std::size_t(link)];
}

} // namespace sample
