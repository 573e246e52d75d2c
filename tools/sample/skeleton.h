// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/pmx/pmx.h"

#include <string>
#include <string_view>
#include <vector>

namespace sample {

/// The mannequin's bones: MMD's standard names, parents before children, the model facing -Z, its
/// left on +X.
class Skeleton {
public:
    Skeleton();

    [[nodiscard]] const std::vector<mmd::pmx::Bone>& bones() const { return m_bones; }
    /// The bone of that name, which must be there.
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

/// 左 or 右 before `name`.
[[nodiscard]] std::string sided(bool isLeft, std::string_view name);

/// Direction of the left arm at rest, 38 degrees below the horizontal; the palm faces
/// `palmDirection`.
inline constexpr glm::vec3 armDirection{0.788f, -0.616f, 0.0f};
inline constexpr glm::vec3 palmDirection{-0.616f, -0.788f, 0.0f};

/// How the left hand is built; lengths in units.
struct Finger {
    const char* name;
    const char* english;
    float across; ///< of its root from the middle of the palm; negative is the thumb's side
    float out;    ///< of its root from the wrist along the arm
    float length, radius;
};
[[nodiscard]] const std::array<Finger, 4>& fingers();

} // namespace sample
