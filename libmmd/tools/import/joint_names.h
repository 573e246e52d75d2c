// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

/// What joints of other programs are called.
namespace mmd {

enum class BodyPart {
    None,
    Hips,
    Torso, ///< spine, chest and so on; their order is that of the hierarchy
    Neck,
    Head,
    Eye,
    Collar,   ///< the clavicle
    Shoulder, ///< the clavicle, or the upper arm if the side has a collar
    UpperArm,
    LowerArm,
    Hand,
    Hip, ///< of one side: the upper leg
    UpperLeg,
    LowerLeg,
    Foot,
    Toe,
    Thumb,
    Index,
    Middle,
    Ring,
    Little,
};

enum class BodySide { Middle, Left, Right };

struct JointName {
    BodyPart part = BodyPart::None;
    BodySide side = BodySide::Middle;
    bool isMetacarpal = false; ///< of a finger: a bone of the palm
    bool operator==(const JointName&) const = default;
};

/// The meaning of a joint's name: "mixamorig:LeftUpLeg", "J_Bip_L_UpperLeg", "thigh.L", "L Thigh".
/// Ends of chains, twist bones and the like are none.
[[nodiscard]] JointName meaningOf(std::string_view name);

} // namespace mmd
