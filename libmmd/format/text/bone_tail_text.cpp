// SPDX-License-Identifier: MIT
#include "libmmd/format/text/bone_tail_text.h"

#include <algorithm>
#include <array>

namespace mmd::text {
namespace {

/// What the shift by 1, 2 and 3 bytes leaves free at the end of rows 1, 2 and 3.
constexpr std::array<std::size_t, 6> freeBytes{31, 46, 47, 61, 62, 63};

/// What most files hold there: those of MMD with the physics switch, and older ones.
constexpr std::string_view endsOfNew{"\0\0\0\0\0\0", freeBytes.size()};
constexpr std::string_view endsOfOld{"\1\1\0\1\0\0", freeBytes.size()};

std::string rowEnds(const BoneTail& tail)
{
    std::string ends;
    for (const std::size_t at : freeBytes)
        ends += static_cast<char>(tail[at]);
    return ends;
}

std::string_view charsOf(const BoneTail& tail)
{
    return {reinterpret_cast<const char*>(tail.data()), tail.size()};
}

bool holdsCurvesInRow0(const BoneTail& tail)
{
    const BoneCurves curves = curvesOf(tail);
    return tail[2] == curves[2].x1 && tail[3] == curves[3].x1;
}

} // namespace

PhysicsSwitch physicsSwitchOf(const BoneTail& tail)
{
    if (!isPhysicsOn(tail))
        return PhysicsSwitch::Off;
    const bool isMark = tail[2] == 0 && tail[3] == 0;
    return !isMark && holdsCurvesInRow0(tail) ? PhysicsSwitch::None : PhysicsSwitch::On;
}

std::string remainsOf(const BoneTail& tail)
{
    const BoneCurves curves = curvesOf(tail);
    const PhysicsSwitch physics = physicsSwitchOf(tail);
    if (tailOf(curves, physics, {}) == tail)
        return {};
    std::string ends = rowEnds(tail);
    return tailOf(curves, physics, ends) == tail ? ends : std::string(charsOf(tail));
}

BoneTail tailOf(const BoneCurves& curves, PhysicsSwitch physics, std::string_view remains)
{
    if (const auto whole = wholeTail(remains);
        whole && curvesOf(*whole) == curves && physicsSwitchOf(*whole) == physics)
        return *whole;
    BoneTail tail = withCurves(defaultBoneTail(), curves);
    tail = withPhysics(tail, physics != PhysicsSwitch::Off);
    if (physics == PhysicsSwitch::None) {
        tail[2] = curves[2].x1;
        tail[3] = curves[3].x1;
    }
    const std::string_view usual = physics == PhysicsSwitch::None ? endsOfOld : endsOfNew;
    const std::string_view ends = remains.size() == freeBytes.size() ? remains : usual;
    for (std::size_t index = 0; index < freeBytes.size(); ++index)
        tail[freeBytes[index]] = static_cast<std::uint8_t>(ends[index]);
    return tail;
}

std::optional<BoneTail> wholeTail(std::string_view remains)
{
    BoneTail tail;
    if (remains.size() != tail.size())
        return std::nullopt;
    std::copy(remains.begin(), remains.end(), tail.begin());
    return tail;
}

} // namespace mmd::text
