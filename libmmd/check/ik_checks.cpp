// SPDX-License-Identifier: MIT
#include "libmmd/check/model_checks.h"
#include "libmmd/motion/names.h"

#include <algorithm>
#include <map>
#include <optional>

namespace mmd {
namespace {

/// How one IK was switched over the motion.
struct SwitchState {
    std::optional<std::uint32_t> offSince; ///< the frame of the first key of the last run of "off"
    bool wasOn = false;                    ///< before that
};

std::map<std::string, SwitchState> lastStates(const Track<ShowIkKeyframe>& track)
{
    std::map<std::string, SwitchState> states;
    for (std::size_t index = 0; index < track.size(); ++index) {
        for (const IkSwitch& each : track.values()[index].switches) {
            SwitchState& state = states[std::string(ikNameOf(each))];
            if (each.on) {
                state.wasOn = true;
                state.offSince.reset();
            } else if (!state.offSince) {
                state.offSince = track.frame(index);
            }
        }
    }
    return states;
}

} // namespace

std::vector<std::uint32_t> movingFramesAfter(const Track<BoneKeyframe>& track, std::uint32_t frame)
{
    std::vector<std::uint32_t> frames;
    for (std::size_t index = std::max<std::size_t>(track.lowerBound(frame), 1);
         index < track.size(); ++index)
        if (track.frame(index) > frame && track.values()[index] != track.values()[index - 1])
            frames.push_back(track.frame(index));
    return frames;
}

void checkIk(const Motion& motion, std::vector<Finding>& findings)
{
    if (!motion.showIk)
        return;
    for (const auto& [name, state] : lastStates(*motion.showIk)) {
        if (!state.offSince)
            continue;
        // Off all the time with a goal at rest is how captured motions are meant to be.
        const auto* goal = findBoneTrack(motion, name.substr(0, NameField{}.size()));
        const std::size_t idle = goal ? movingFramesAfter(*goal, *state.offSince).size() : 0;
        if (idle > 0)
            findings.push_back({FindingCode::IkLeftOff, {TrackKind::ShowIk, {}}, *state.offSince,
                idle, false, name, {}});
    }
}

} // namespace mmd
