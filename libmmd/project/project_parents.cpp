// SPDX-License-Identifier: MIT
#include "libmmd/project/project_parents.h"

#include "libmmd/project/track_name_json.h"
#include "libmmd/scene/parents/parent_cycles.h"
#include "libmmd/text/cp932.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace mmd::project {
namespace {

constexpr std::size_t mostNamed = 6; ///< bones in a warning

/// "model 2 (Gene), bone 右手首", with the number that users count from 1.
std::string placeOf(const Scene& scene, ActorId actor, const std::string& bone)
{
    const auto at = std::find_if(scene.actors.begin(), scene.actors.end(),
        [&](const Actor& each) { return each.id == actor; });
    std::string text = "model " + std::to_string(at - scene.actors.begin() + 1);
    if (at->model)
        text += " (" + at->model->data.name.utf8 + ")";
    return text + ", bone " + decodeCp932(bone);
}

/// The bones that would make the circle at its first frame.
std::vector<std::string> bonesOf(const Scene& scene, const ParentCycle& cycle)
{
    std::vector<std::string> places;
    for (const ActorId actor : cycle.actors) {
        const auto keys = parentsOf(scene, actor);
        for (std::size_t at = 0; at < keys.size(); ++at) {
            const OutsideParentKey& key = keys[at];
            const bool counts = parentAt(keys, key.bone, cycle.first) == &key;
            if (counts &&
                std::binary_search(cycle.actors.begin(), cycle.actors.end(), key.parent.actor))
                places.push_back(placeOf(scene, actor, key.bone));
        }
    }
    return places;
}

} // namespace

Json jsonOfParent(const OutsideParentKey& key)
{
    Json json = Json::object();
    if (!key.bone.empty())
        putName(json, key.bone, "bone", "nameRaw");
    json["frame"] = key.frame;
    json["actor"] =
        key.parent.actor == sceneActor ? Json(nullptr) : Json(numberOfActor(key.parent.actor));
    if (!key.parent.bone.empty())
        putName(json, key.parent.bone, "parent", "parentRaw");
    return json;
}

OutsideParentKey readParent(MemberReader& reader, Json& json, const std::string& at)
{
    OutsideParentKey key;
    key.bone = readName(reader, json, at, "bone", "nameRaw");
    key.frame = reader.readWholeNumber(json, at, "frame", 0);
    const auto actor = json.find("actor");
    if (actor != json.end() && !actor->is_null())
        key.parent.actor =
            actorNumbered(reader.readWholeNumber(json, at, "actor", 0, mostActors - 1));
    json.erase("actor");
    const std::string bone = readName(reader, json, at, "parent", "parentRaw");
    if (key.parent.actor != sceneActor)
        key.parent.bone = bone;
    return key;
}

std::optional<Warning> circleWarning(const Scene& scene)
{
    const std::vector<ParentCycle> cycles = parentCycles(scene);
    if (cycles.empty())
        return std::nullopt;
    std::string text = "outside parents, frame " + std::to_string(cycles.front().first) + ", ";
    const std::vector<std::string> places = bonesOf(scene, cycles.front());
    for (std::size_t at = 0; at < std::min(places.size(), mostNamed); ++at)
        text += (at > 0 ? "; " : "") + places[at];
    if (places.size() > mostNamed)
        text += "; ...";
    return Warning{WarningCode::ParentCycle, std::move(text), cycles.size()};
}

} // namespace mmd::project
