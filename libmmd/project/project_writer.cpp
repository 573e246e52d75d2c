// SPDX-License-Identifier: MIT
#include "libmmd/project/base64.h"
#include "libmmd/project/parts/project_tempo.h"
#include "libmmd/project/project_drafts.h"
#include "libmmd/project/project_file.h"
#include "libmmd/project/project_json.h"
#include "libmmd/project/project_lists.h"
#include "libmmd/project/project_parents.h"

#include <initializer_list>
#include <string>
#include <unordered_map>
#include <vector>

namespace mmd {
namespace {

using namespace project;

Json jsonOf(const ProjectMotion& motion)
{
    Json json = Json::object();
    if (!motion.path.empty())
        json["path"] = motion.path;
    if (motion.vmd)
        json["vmd"] = base64Of(*motion.vmd);
    return json;
}

Json jsonOf(const Marker& marker)
{
    return {{"frame", marker.frame}, {"name", marker.name}};
}

/// The values of an element for `names`: equal texts if they are equal.
std::string signatureOf(const Json& element, std::initializer_list<const char*> names)
{
    std::string text;
    for (const char* name : names) {
        const auto found = element.find(name);
        text += (found == element.end() ? std::string() : textOf(*found)) + '\n';
    }
    return text;
}

/// Restores unknown members of elements whose values for `names` did not change.
void addRestOfElements(
    Json& array, Json& rest, const char* name, std::initializer_list<const char*> names)
{
    const auto found = rest.find(name);
    if (found == rest.end())
        return;
    std::unordered_map<std::string, std::vector<const Json*>> more;
    if (found->is_array())
        for (const Json& element : *found)
            if (element.is_object())
                more[signatureOf(element, names)].push_back(&element);
    for (Json& each : array) {
        if (more.empty())
            break;
        const auto own = more.find(signatureOf(each, names));
        if (own != more.end())
            for (const Json* element : own->second)
                addRest(each, *element);
    }
    rest.erase(name);
}

/// `rest` has the unknown members of the object that contains them.
Json jsonOf(const std::vector<Draft>& drafts, Json& rest)
{
    Json json = Json::array();
    for (const Draft& draft : drafts)
        json.push_back(jsonOfDraft(draft));
    addRestOfElements(json, rest, "drafts", {"bone", "morph", "track", "nameRaw", "frame"});
    return json;
}

/// No member without keys: few projects have them.
void addParents(Json& json, const std::vector<OutsideParentKey>& keys, Json& rest)
{
    Json list = Json::array();
    for (const OutsideParentKey& key : keys)
        list.push_back(jsonOfParent(key));
    addRestOfElements(list, rest, "outsideParents", {"bone", "nameRaw", "frame"});
    if (!list.empty())
        json["outsideParents"] = std::move(list);
}

Json jsonOf(const ProjectActor& actor)
{
    Json rest = objectOf(actor.rest);
    Json json = Json::object();
    if (!actor.model.empty())
        json["model"] = actor.model;
    json["motion"] = jsonOf(actor.motion);
    json["visible"] = actor.visible;
    json["drafts"] = jsonOf(actor.drafts, rest);
    putNames(json, "hidden", actor.lists.hidden, TrackKind::Bone);
    putNames(json, "locked", actor.lists.locked, TrackKind::Bone);
    Json sets = Json::array();
    for (const TrackSet& set : actor.lists.sets)
        sets.push_back(jsonOfSet(set));
    addRestOfElements(sets, rest, "sets", {"name"});
    if (!sets.empty())
        json["sets"] = std::move(sets);
    addParents(json, actor.outsideParents, rest);
    addRest(json, rest);
    return json;
}

} // namespace

std::string writeProjectFile(const ProjectFile& project)
{
    Json rest = objectOf(project.rest);
    Json json;
    json["format"] = "odori-project";
    json["formatVersion"] = 1;
    Json actors = Json::array();
    for (const ProjectActor& actor : project.actors)
        actors.push_back(jsonOf(actor));
    json["actors"] = std::move(actors);
    json["active"] = project.active ? Json(*project.active) : Json("camera");
    json["camera"] = jsonOf(project.camera);
    Json noRest = Json::object();
    const auto restOfCamera = rest.find("camera");
    const bool hasRest = restOfCamera != rest.end() && restOfCamera->is_object();
    Json& cameraRest = hasRest ? *restOfCamera : noRest;
    Json drafts = jsonOf(project.cameraDrafts, cameraRest);
    if (!drafts.empty())
        json["camera"]["drafts"] = std::move(drafts);
    addParents(json["camera"], project.cameraParents, cameraRest);
    Json markers = Json::array();
    for (const Marker& marker : project.markers)
        markers.push_back(jsonOf(marker));
    addRestOfElements(markers, rest, "markers", {"frame", "name"});
    json["markers"] = std::move(markers);
    const SceneSettings& settings = project.settings;
    if (const SceneSound& sound = settings.sound; !(sound == SceneSound{}))
        json["sound"] = {{"path", sound.path}, {"offset", sound.offset}, {"volume", sound.volume},
            {"muted", sound.isMuted}};
    json["beats"] = {{"perMinute", settings.beatsPerMinute}, {"first", settings.firstBeat},
        {"perBar", settings.beatsPerBar}};
    Json changes = jsonOfTempo(settings.tempoChanges);
    if (const auto restOfBeats = rest.find("beats"); restOfBeats != rest.end())
        addRestOfElements(changes, *restOfBeats, "changes", {"beat"});
    if (!changes.empty())
        json["beats"]["changes"] = std::move(changes);
    json["play"] = {{"first", settings.playFirst}, {"last", settings.playLast}};
    json["gravity"] = numberOf(settings.gravity);
    const glm::vec3& down = settings.gravityDirection;
    json["gravityDirection"] = {numberOf(down.x), numberOf(down.y), numberOf(down.z)};
    json["noise"] = {{"amount", numberOf(settings.gravityNoise)}, {"seed", settings.noiseSeed}};
    json["physicsSteps"] = settings.physicsSteps;
    if (Json view = objectOf(project.view); !view.empty())
        json["view"] = std::move(view);
    addRest(json, rest);
    return textOf(json) + "\n";
}

} // namespace mmd
