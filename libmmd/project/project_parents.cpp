// SPDX-License-Identifier: MIT
#include "libmmd/project/project_parents.h"

#include "libmmd/project/track_name_json.h"

namespace mmd::project {

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

} // namespace mmd::project
