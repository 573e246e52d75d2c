// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/model/model.h"
#include "libmmd/motion/motion.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mmd {

/// Errors in a motion. Those that need a model are found only if one is given.
enum class FindingCode : std::uint8_t {
    LostBone,     ///< the model has no bone of that name; `names`: suggestions
    LostMorph,    ///< the same of a morph
    LostIk,       ///< a switch turns off an IK that the model lacks; the same
    SharedName,   ///< one track drives several bones (or morphs), `names`, cut to the same 15 bytes
    LongName,     ///< a bone's name is over 15 bytes: MMD does not find its keys; `names`: the bone
    DuplicateKey, ///< earlier keys at a frame with a later one; `repairable`
    BadNumber,    ///< NaN or infinite; `repairable`
    HugeValue,    ///< a number that is too large for any scene
    BadCurve,     ///< a control point over 127; `repairable`
    BadRotation,  ///< a quaternion that is not of unit length; `repairable`
    BadFieldOfView, ///< camera: outside MMD's 1 to 125 degrees
    LateFrame,      ///< a key after the last frame that MMD handles well
    IkLeftOff,      ///< an IK is off from `frame` to the end, and its goal's keys have no effect
                    ///< there
    NoCameraKeys,   ///< a camera file by its header, without a camera key
    CameraInMotion, ///< camera, light or shadow keys together with those of a model: MMD loads only
                    ///< one kind
    EmptyName,      ///< keys without a name
    UnknownBytes,   ///< bytes after the last section; `count` bytes
    NoKeys,         ///< no key at all
};

/// One kind of error on one track, with the number of its keys.
struct Finding {
    FindingCode code = FindingCode::NoKeys;
    TrackId track;           ///< where; kind Bone without a name: the whole file
    std::uint32_t frame = 0; ///< of the first of them
    std::size_t count = 1;   ///< how many keys
    /// There is no visible effect: a lost or shared track at rest, or the equal records that MMD
    /// writes for names that it cuts to the same 15 bytes.
    bool harmless = false;
    std::string ikBone;             ///< for the findings of IK: its raw CP932 name
    std::vector<std::string> names; ///< UTF-8; see the codes
    bool operator==(const Finding&) const = default;
};

/// The code for programs, e.g. "lost-bone": a stable contract (docs/cli.md).
[[nodiscard]] std::string_view codeName(FindingCode code);
/// Whether repairKeys() (libmmd/scene/edits/keys/repair.h) corrects it without a visible change.
[[nodiscard]] bool isRepairable(FindingCode code);

/// Whether the user should be told without asking: a harmful error that is in the motion itself or
/// in its names for the model, not a harmless oddity that many healthy files have.
[[nodiscard]] bool isPressing(const Finding& finding);

inline constexpr std::uint32_t lastGoodFrame = 1u << 20; ///< MMD; docs/formats.md, "VMD"
inline constexpr float largestCoordinate = 10000.0f;     ///< MMD units, 800 m
inline constexpr float largestWeight = 100.0f;           ///< of a morph

/// The suggestions for a bone or morph track that `model` lacks, as in a finding; none if the model
/// has it.
[[nodiscard]] std::vector<std::string> suggestedNames(
    const Motion& motion, const Model& model, const TrackId& track);

/// All findings, in the order of the codes, then of the tracks. `model` may be null.
[[nodiscard]] std::vector<Finding> checkMotion(const Motion& motion, const Model* model);

} // namespace mmd
