// SPDX-License-Identifier: MIT
#include "libmmd/model/ik_links.h"

#include <algorithm>

namespace mmd {

std::vector<int> chainsWithLink(const Rig& rig, std::span<const int> bones)
{
    std::vector<int> chains;
    for (std::size_t at = 0; at < rig.chains.size(); ++at) {
        const auto& links = rig.chains[at].links;
        const bool rotates = std::any_of(links.begin(), links.end(), [&](const RigIkLink& link) {
            return !link.frozen && std::find(bones.begin(), bones.end(), link.bone) != bones.end();
        });
        if (rotates)
            chains.push_back(int(at));
    }
    return chains;
}

} // namespace mmd
