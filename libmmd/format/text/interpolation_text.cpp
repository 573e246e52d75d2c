// SPDX-License-Identifier: MIT
#include "libmmd/format/text/interpolation_text.h"

#include <algorithm>
#include <array>

namespace mmd::text {
namespace {

/// The bytes that the shift by 1, 2 and 3 frees at the end of rows 1, 2 and 3.
constexpr std::array<std::size_t, 6> freeBytes{31, 46, 47, 61, 62, 63};

/// The usual values of these bytes: with MMD's physics switch, and in older files.
constexpr std::string_view endsOfNew{"\0\0\0\0\0\0", freeBytes.size()};
constexpr std::string_view endsOfOld{"\1\1\0\1\0\0", freeBytes.size()};

std::string rowEnds(const BoneInterpolation& interpolation)
{
    std::string ends;
    for (const std::size_t at : freeBytes)
        ends += static_cast<char>(interpolation[at]);
    return ends;
}

std::string_view charsOf(const BoneInterpolation& interpolation)
{
    return {reinterpret_cast<const char*>(interpolation.data()), interpolation.size()};
}

bool holdsCurvesInRow0(const BoneInterpolation& interpolation)
{
    const BoneCurves curves = curvesOf(interpolation);
    return interpolation[2] == curves[2].x1 && interpolation[3] == curves[3].x1;
}

} // namespace

PhysicsSwitch physicsSwitchOf(const BoneInterpolation& interpolation)
{
    if (!isPhysicsOn(interpolation))
        return PhysicsSwitch::Off;
    const bool isMark = interpolation[2] == 0 && interpolation[3] == 0;
    return !isMark && holdsCurvesInRow0(interpolation) ? PhysicsSwitch::None : PhysicsSwitch::On;
}

std::string remainsOf(const BoneInterpolation& interpolation)
{
    const BoneCurves curves = curvesOf(interpolation);
    const PhysicsSwitch physics = physicsSwitchOf(interpolation);
    if (interpolationOf(curves, physics, {}) == interpolation)
        return {};
    std::string ends = rowEnds(interpolation);
    return interpolationOf(curves, physics, ends) == interpolation
               ? ends
               : std::string(charsOf(interpolation));
}

BoneInterpolation interpolationOf(
    const BoneCurves& curves, PhysicsSwitch physics, std::string_view remains)
{
    if (const auto whole = wholeInterpolation(remains);
        whole && curvesOf(*whole) == curves && physicsSwitchOf(*whole) == physics)
        return *whole;
    BoneInterpolation interpolation = withCurves(defaultBoneInterpolation(), curves);
    interpolation = withPhysics(interpolation, physics != PhysicsSwitch::Off);
    if (physics == PhysicsSwitch::None) {
        interpolation[2] = curves[2].x1;
        interpolation[3] = curves[3].x1;
    }
    const std::string_view usual = physics == PhysicsSwitch::None ? endsOfOld : endsOfNew;
    const std::string_view ends = remains.size() == freeBytes.size() ? remains : usual;
    for (std::size_t index = 0; index < freeBytes.size(); ++index)
        interpolation[freeBytes[index]] = static_cast<std::uint8_t>(ends[index]);
    return interpolation;
}

std::optional<BoneInterpolation> wholeInterpolation(std::string_view remains)
{
    BoneInterpolation interpolation;
    if (remains.size() != interpolation.size())
        return std::nullopt;
    std::copy(remains.begin(), remains.end(), interpolation.begin());
    return interpolation;
}

} // namespace mmd::text
