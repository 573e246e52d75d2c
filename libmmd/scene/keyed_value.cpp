// SPDX-License-Identifier: MIT
#include "libmmd/scene/keyed_value.h"

#include "libmmd/motion/names.h"
#include "libmmd/motion/track_kinds.h"
#include "libmmd/scene/edits/values/sampled_values.h"

#include <algorithm>
#include <cmath>

namespace mmd {

DraftValue keyedValue(const Scene& scene, ActorId actorId, const TrackId& track, double frame)
{
    const Motion* motion = findMotion(scene, actorId);
    const Actor* actor = findActor(scene, actorId);
    return withKeyOf(track.kind, [&]<class Key>() -> DraftValue {
        typename Key::Value value;
        if (const Track<Key>* keys = motion ? findTrack<Key>(*motion, track.name) : nullptr) {
            const auto index = frame == std::floor(frame)
                                   ? keys->find(static_cast<std::uint32_t>(frame))
                                   : std::nullopt;
            value = index ? keys->values()[*index] : valueAt(*keys, frame);
        }
        if constexpr (Key::kind == TrackKind::ShowIk)
            completeSwitches(value, actor ? actor->model.get() : nullptr);
        return value;
    });
}

void completeSwitches(ShowIkValue& value, const Model* model)
{
    if (!model)
        return;
    for (const RigIkChain& chain : model->rig.chains) {
        const auto isIt = [&](const IkSwitch& each) { return ikNameOf(each) == chain.goalName; };
        if (std::none_of(value.switches.begin(), value.switches.end(), isIt))
            value.switches.push_back(ikSwitch(chain.goalName, true));
    }
}

} // namespace mmd
