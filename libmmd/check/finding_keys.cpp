// SPDX-License-Identifier: MIT
#include "libmmd/check/finding_keys.h"

#include "libmmd/check/key_defects.h"
#include "libmmd/check/model_checks.h"
#include "libmmd/motion/names.h"
#include "libmmd/motion/track_kinds.h"

#include <algorithm>

namespace mmd {
namespace {

bool isAboutAllKeys(FindingCode code)
{
    using enum FindingCode;
    return code == LostBone || code == LostMorph || code == SharedName || code == LongName ||
           code == EmptyName;
}

template <class Key>
std::vector<std::uint32_t> framesWith(const Track<Key>& track, FindingCode code)
{
    std::vector<std::uint32_t> frames;
    if (code == FindingCode::DuplicateKey) {
        for (const RawRecord& raw : track.raws())
            if (track.isHidden(raw) && track.find(raw.frame))
                frames.push_back(raw.frame);
        std::sort(frames.begin(), frames.end());
        frames.erase(std::unique(frames.begin(), frames.end()), frames.end());
        return frames;
    }
    for (std::size_t index = 0; index < track.size(); ++index)
        if (hasDefect(track, index, code))
            frames.push_back(track.frame(index));
    return frames;
}

/// The keys that turn the IK off.
std::vector<std::uint32_t> framesOff(const Track<ShowIkKeyframe>& track, const std::string& ikBone)
{
    std::vector<std::uint32_t> frames;
    for (std::size_t index = 0; index < track.size(); ++index)
        for (const IkSwitch& each : track.values()[index].switches)
            if (!each.on && ikNameOf(each) == ikBone) {
                frames.push_back(track.frame(index));
                break;
            }
    return frames;
}

} // namespace

FindingKeys keysOf(const Motion& motion, const Finding& finding)
{
    using enum FindingCode;
    FindingKeys keys{finding.track, {}};
    if (isAboutAllKeys(finding.code)) {
        const auto frames = framesOf(motion, finding.track);
        keys.frames.assign(frames.begin(), frames.end());
    } else if (finding.code == LostIk) {
        if (motion.showIk)
            keys.frames = framesOff(*motion.showIk, finding.ikBone);
    } else if (finding.code == IkLeftOff) {
        keys.track = {TrackKind::Bone, finding.ikBone.substr(0, NameField{}.size())};
        if (const auto* goal = findBoneTrack(motion, keys.track.name))
            keys.frames = movingFramesAfter(*goal, finding.frame);
    } else if (finding.code != CameraInMotion) {
        withKeyOf(finding.track.kind, [&]<class Key>() {
            if (const auto* track = findTrack<Key>(motion, finding.track.name))
                keys.frames = framesWith(*track, finding.code);
        });
    }
    return keys;
}

} // namespace mmd
