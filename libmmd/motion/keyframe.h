// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/curve.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace mmd {

/// The `fileIndex` of a key that is not from a file: it is written after the keys from the file.
inline constexpr std::uint32_t newKeyIndex = std::numeric_limits<std::uint32_t>::max();

/// Kinds of tracks; they are the sections of a VMD file, in its order.
enum class TrackKind : std::uint8_t { Bone, Morph, Camera, Light, Shadow, ShowIk };

/// Offset from the rest position in MMD units (left-handed, Y up) and local rotation as the file
/// has it, not normalised. Equal by bits: NaN equals itself, -0 is not 0.
struct BoneValue {
    glm::vec3 translation{0.0f};
    glm::quat rotation{1.0f, 0.0f, 0.0f, 0.0f}; ///< glm's constructor order: w x y z
    bool operator==(const BoneValue& other) const;
};

/// One key of a bone track. The bone's name belongs to the track, not to the key. The curves in
/// `interpolation` shape the segment that *ends* at this key. Source: VMD bone record, 111 bytes
/// (docs/formats.md).
struct BoneKeyframe {
    static constexpr TrackKind kind = TrackKind::Bone;
    using Value = BoneValue;
    std::uint32_t frame = 0;
    std::uint32_t fileIndex = newKeyIndex; ///< index of its record in its section of the file
    BoneValue value;
    BoneInterpolation interpolation = defaultBoneInterpolation();
    bool operator==(const BoneKeyframe&) const = default;
};

struct MorphValue {
    float weight = 0.0f;
    bool operator==(const MorphValue& other) const;
};

/// One key of a morph track. Source: VMD morph record, 23 bytes.
struct MorphKeyframe {
    static constexpr TrackKind kind = TrackKind::Morph;
    using Value = MorphValue;
    std::uint32_t frame = 0;
    std::uint32_t fileIndex = newKeyIndex;
    MorphValue value;
    bool operator==(const MorphKeyframe&) const = default;
};

/// Camera as the file has it; the defaults are MMD's camera without keys.
struct CameraValue {
    float distance = -45.0f; ///< negative: the target is in front
    glm::vec3 target{0.0f, 10.0f, 0.0f};
    glm::vec3 rotation{0.0f}; ///< radians; x is the negative of what MMD's panel shows
    CameraInterpolation interpolation = defaultCameraInterpolation();
    std::uint32_t fieldOfView = 30;  ///< degrees, vertical
    std::uint8_t perspectiveOff = 0; ///< 0 perspective, 1 orthographic
    bool operator==(const CameraValue& other) const;
};

/// One camera key. Source: VMD camera record, 61 bytes.
struct CameraKeyframe {
    static constexpr TrackKind kind = TrackKind::Camera;
    using Value = CameraValue;
    std::uint32_t frame = 0;
    std::uint32_t fileIndex = newKeyIndex;
    CameraValue value;
    bool operator==(const CameraKeyframe&) const = default;
};

struct LightValue {
    glm::vec3 colour{154.0f / 256.0f}; ///< the panel's numbers / 256
    glm::vec3 direction{-0.5f, -1.0f, 0.5f};
    bool operator==(const LightValue& other) const;
};

/// One light key. Source: VMD light record, 28 bytes.
struct LightKeyframe {
    static constexpr TrackKind kind = TrackKind::Light;
    using Value = LightValue;
    std::uint32_t frame = 0;
    std::uint32_t fileIndex = newKeyIndex;
    LightValue value;
    bool operator==(const LightKeyframe&) const = default;
};

struct ShadowValue {
    std::uint8_t mode = 1;
    float distance = 0.01125f; ///< (10000 - the panel's number) / 100000
    bool operator==(const ShadowValue& other) const;
};

/// One self-shadow key. Source: VMD self-shadow record, 9 bytes.
struct ShadowKeyframe {
    static constexpr TrackKind kind = TrackKind::Shadow;
    using Value = ShadowValue;
    std::uint32_t frame = 0;
    std::uint32_t fileIndex = newKeyIndex;
    ShadowValue value;
    bool operator==(const ShadowKeyframe&) const = default;
};

/// One IK bone's switch. `name` is the field's raw 20 bytes, padding included.
struct IkSwitch {
    std::array<char, 20> name{};
    std::uint8_t on = 1;
    bool operator==(const IkSwitch&) const = default;
};

struct ShowIkValue {
    std::uint8_t show = 1;
    std::vector<IkSwitch> switches;
    bool operator==(const ShowIkValue&) const = default;
};

/// One show/IK key. Source: VMD show/IK record, 9 + 21 n bytes.
struct ShowIkKeyframe {
    static constexpr TrackKind kind = TrackKind::ShowIk;
    using Value = ShowIkValue;
    std::uint32_t frame = 0;
    std::uint32_t fileIndex = newKeyIndex;
    ShowIkValue value;
    bool operator==(const ShowIkKeyframe&) const = default;
};

} // namespace mmd
