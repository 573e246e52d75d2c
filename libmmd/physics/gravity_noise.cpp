// SPDX-License-Identifier: MIT
#include "libmmd/physics/gravity_noise.h"

namespace mmd {
namespace {

/// The finishing function of the generator SplitMix64 (Steele, Lea and Flood, 2014).
std::uint64_t mixed(std::uint64_t bits)
{
    bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9u;
    bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EBu;
    return bits ^ (bits >> 31);
}

constexpr std::uint64_t golden = 0x9E3779B97F4A7C15u; ///< SplitMix64's step
constexpr int bitsEach = 21;                          ///< three coordinates in 64 bits

/// The lowest bits as a number between -1 and 1. All steps are exact.
float coordinate(std::uint64_t bits)
{
    constexpr std::int32_t half = 1 << (bitsEach - 1);
    const auto whole = static_cast<std::int32_t>(bits & ((1u << bitsEach) - 1));
    return (float(whole - half) + 0.5f) / float(half);
}

} // namespace

glm::vec3 gravityNoise(std::uint32_t seed, std::uint64_t halfFrame)
{
    const std::uint64_t bits = mixed(mixed(seed + golden) + (halfFrame + 1) * golden);
    return {coordinate(bits), coordinate(bits >> bitsEach), coordinate(bits >> 2 * bitsEach)};
}

} // namespace mmd
