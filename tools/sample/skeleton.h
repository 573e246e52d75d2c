// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/pmx/pmx.h"

#include <string>
#include <string_view>
#include <vector>

namespace sample {

/// The mannequin's bones: MMD's standard names, parents before children. The model faces -Z, its
/// left is +X.
class Skeleton {
public:
    Skeleton();

    [[nodiscard]] const std::vector<mmd::pmx::Bone>& bones() const { return m_bones; }
    /// The bone with that name, which must exist.
    [[nodiscard]] int operator[](std::string_view name) const;
    [[nodiscard]] const glm::vec3& at(std::string_view name) const;

    [[nodiscard]] std::vector<mmd::pmx::DisplayFrame> displayFrames(int morphs) const;

private:
    void addTrunk();
    void addArm(bool isLeft);
    void addFingers(bool isLeft, const glm::vec3& wrist);
    void addLeg(bool isLeft);
    void addLegIk(bool isLeft);
    void addChains();
    void setTails();
    mmd::pmx::Bone& add(std::string_view name, std::string_view english, const glm::vec3& position,
        std::string_view parent, std::uint16_t extraFlags = 0);

    std::vector<mmd::pmx::Bone> m_bones;
};

/// `name` with the prefix 左 or 右.
[[nodiscard]] std::string sided(bool isLeft, std::string_view name);

/// Direction of the left arm at rest, 38 degrees below the horizontal; the palm faces
/// `palmDirection`.
inline constexpr glm::vec3 armDirection{0.788f, -0.616f, 0.0f};
inline constexpr glm::vec3 palmDirection{-0.616f, -0.788f, 0.0f};

/// The shape of a finger of the left hand; lengths in units.
struct Finger {
    const char* name;
    const char* english;
    float across; ///< from the middle of the palm to its root; negative on the thumb's side
    float out;    ///< from the wrist to its root, along the arm
    float length, radius;
};
[[nodiscard]] const std::array<Finger, 4>& fingers();

} // namespace sample
