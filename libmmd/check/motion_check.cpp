// SPDX-License-Identifier: MIT
#include "libmmd/check/motion_check.h"

#include "libmmd/check/key_defects.h"
#include "libmmd/check/model_checks.h"
#include "libmmd/format/vmd/vmd_layout.h"
#include "libmmd/motion/names.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

namespace mmd {
namespace {

using Findings = std::vector<Finding>;

/// Adds a finding for the keys of `track` with a defect.
template <class Key>
void addWhere(FindingCode code, const Track<Key>& track, Findings& findings)
{
    std::optional<std::size_t> first;
    std::size_t count = 0;
    for (std::size_t index = 0; index < track.size(); ++index) {
        if (!hasDefect(track, index, code))
            continue;
        first = first.value_or(index);
        ++count;
    }
    if (first)
        findings.push_back(
            {code, {Key::kind, track.name()}, track.frame(*first), count, false, {}, {}});
}

/// MMD has cut longer names to this, and wrote one key for each bone or morph of them.
bool isFull(const std::string& name)
{
    return name.size() == NameField{}.size();
}

/// Whether the hidden record says what the key at its frame says.
template <class Key>
bool isRepeated(const Track<Key>& track, const RawRecord& raw)
{
    const auto index = track.find(raw.frame);
    if (!index)
        return false;
    const Key key = track.key(*index);
    return vmd::decode<Key>(std::as_bytes(std::span(raw.bytes)), key.fileIndex) == key;
}

/// Records that a later one at the same frame hides; a key's own record may be raw too.
template <class Key>
void checkDuplicates(const Track<Key>& track, Findings& findings)
{
    Finding finding{FindingCode::DuplicateKey, {Key::kind, track.name()},
        std::numeric_limits<std::uint32_t>::max(), 0, isFull(track.name()), {}, {}};
    for (const RawRecord& raw : track.raws()) {
        if (!track.isHidden(raw))
            continue;
        finding.frame = std::min(finding.frame, raw.frame);
        finding.harmless = finding.harmless && isRepeated(track, raw);
        ++finding.count;
    }
    if (finding.count > 0)
        findings.push_back(finding);
}

template <class Key>
void checkTrack(const Track<Key>& track, Findings& findings)
{
    checkDuplicates(track, findings);
    for (const FindingCode code :
        {FindingCode::LateFrame, FindingCode::BadNumber, FindingCode::HugeValue})
        addWhere(code, track, findings);
    if ((Key::kind == TrackKind::Bone || Key::kind == TrackKind::Morph) && track.name().empty())
        findings.push_back({FindingCode::EmptyName, {Key::kind, {}},
            track.isEmpty() ? 0 : track.frame(0), track.size(), false, {}, {}});
}

void checkBones(const Motion& motion, Findings& findings)
{
    for (const auto& track : motion.bones) {
        checkTrack(*track, findings);
        addWhere(FindingCode::BadRotation, *track, findings);
        addWhere(FindingCode::BadCurve, *track, findings);
    }
}

void checkCamera(const Track<CameraKeyframe>& track, Findings& findings)
{
    checkTrack(track, findings);
    addWhere(FindingCode::BadCurve, track, findings);
    addWhere(FindingCode::BadFieldOfView, track, findings);
}

/// Version 1 has room for ten bytes.
bool isCameraFile(const MotionHeader& header)
{
    const std::string_view name(header.modelName.data(), header.modelName.size());
    return name.starts_with(
        header.version == 1 ? cameraMotionName.substr(0, 10) : cameraMotionName);
}

void checkFile(const Motion& motion, Findings& findings)
{
    const bool hasModelKeys = !motion.bones.empty() || !motion.morphs.empty();
    const std::size_t others = (motion.camera ? motion.camera->size() : 0) +
                               (motion.light ? motion.light->size() : 0) +
                               (motion.shadow ? motion.shadow->size() : 0);
    if (isCameraFile(motion.header) && !motion.camera)
        findings.push_back(
            {FindingCode::NoCameraKeys, {TrackKind::Camera, {}}, 0, 0, false, {}, {}});
    else if (motion.keyCount() == 0)
        findings.push_back({FindingCode::NoKeys, {}, 0, 0, false, {}, {}});
    if (hasModelKeys && others > 0)
        findings.push_back(
            {FindingCode::CameraInMotion, {TrackKind::Camera, {}}, 0, others, false, {}, {}});
    if (!motion.trailing.empty())
        findings.push_back(
            {FindingCode::UnknownBytes, {}, 0, motion.trailing.size(), false, {}, {}});
}

struct CodeInfo {
    std::string_view name;
    bool isRepairable = false;
    bool isPressing = false;
};

/// Not pressing: names that are the model's affair, duplicate keys (many motions have them), and
/// what opening a file says or asks anyway.
constexpr std::array<CodeInfo, 18> codes{{{"lost-bone", false, true}, {"lost-morph", false, true},
    {"lost-ik", false, true}, {"shared-name"}, {"long-name"}, {"duplicate-key", true},
    {"bad-number", true, true}, {"huge-value", false, true}, {"bad-curve", true, true},
    {"bad-rotation", true, true}, {"bad-field-of-view", false, true}, {"late-frame", false, true},
    {"ik-left-off", false, true}, {"no-camera-keys"}, {"camera-in-motion"},
    {"empty-name", false, true}, {"unknown-bytes"}, {"no-keys"}}};

} // namespace

std::string_view codeName(FindingCode code)
{
    return codes[std::size_t(code)].name;
}

bool isRepairable(FindingCode code)
{
    return codes[std::size_t(code)].isRepairable;
}

bool isPressing(const Finding& finding)
{
    return !finding.harmless && codes[std::size_t(finding.code)].isPressing;
}

Findings checkMotion(const Motion& motion, const Model* model)
{
    Findings findings;
    if (model)
        checkNames(motion, *model, findings);
    checkBones(motion, findings);
    for (const auto& track : motion.morphs)
        checkTrack(*track, findings);
    if (motion.camera)
        checkCamera(*motion.camera, findings);
    if (motion.light)
        checkTrack(*motion.light, findings);
    if (motion.shadow)
        checkTrack(*motion.shadow, findings);
    if (motion.showIk)
        checkTrack(*motion.showIk, findings);
    checkIk(motion, findings);
    checkFile(motion, findings);
    std::stable_sort(findings.begin(), findings.end(),
        [](const Finding& a, const Finding& b) { return a.code < b.code; });
    return findings;
}

} // namespace mmd
