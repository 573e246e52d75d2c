// SPDX-License-Identifier: MIT
#include "libmmd/project/project_lists.h"

#include "libmmd/motion/track_kinds.h"
#include "libmmd/project/project_drafts.h"
#include "libmmd/scene/edits/scene/list_edits.h"

#include <algorithm>
#include <utility>

namespace mmd::project {

/// A name is its text; if the text does not give its bytes, an object with both.
void putNames(Json& json, const char* name, std::span<const TrackId> tracks, TrackKind kind)
{
    Json names = Json::array();
    for (const TrackId& track : tracks) {
        if (track.kind != kind)
            continue;
        Json whole = Json::object();
        putName(whole, track);
        if (whole.size() == 1)
            names.push_back(std::move(whole.front()));
        else
            names.push_back(std::move(whole));
    }
    if (!names.empty())
        json[name] = std::move(names);
}

std::vector<TrackId> readNames(
    MemberReader& reader, Json& json, const std::string& at, const char* name, TrackKind kind)
{
    std::vector<TrackId> tracks;
    Json* names = reader.array(json, at, name);
    if (!names)
        return tracks;
    for (std::size_t index = 0; index < names->size() && !reader.error(); ++index) {
        Json& each = (*names)[index];
        const std::string here = MemberReader::element(at + '/' + name, index);
        if (each.is_string())
            each = Json{{wordOf(kind), std::move(each)}};
        if (each.is_object() && each.contains(wordOf(kind)))
            tracks.push_back(readName(reader, each, here, kind));
        else
            reader.fail(here, std::string("the name of a ") + wordOf(kind));
    }
    json.erase(name);
    std::sort(tracks.begin(), tracks.end());
    tracks.erase(std::unique(tracks.begin(), tracks.end()), tracks.end());
    return tracks;
}

Json jsonOfSet(const TrackSet& set)
{
    Json json{{"name", set.name}};
    putNames(json, "bones", set.tracks, TrackKind::Bone);
    putNames(json, "morphs", set.tracks, TrackKind::Morph);
    return json;
}

TrackSet readSet(MemberReader& reader, Json& json, const std::string& at)
{
    TrackSet set{
        reader.readText(json, at, "name"), readNames(reader, json, at, "bones", TrackKind::Bone)};
    for (TrackId& morph : readNames(reader, json, at, "morphs", TrackKind::Morph))
        set.tracks.push_back(std::move(morph)); // after the bones, as sorted tracks are
    return set;
}

void keepValidSets(std::vector<TrackSet>& sets, std::vector<Warning>& warnings)
{
    BoneLists valid;
    for (TrackSet& set : sets) {
        if (canNameSet(valid, set.name))
            valid.sets.push_back(std::move(set));
        else
            warnings.push_back({.code = WarningCode::OutOfRange,
                .location = "sets.name = " + textOf(Json(set.name.substr(0, longestSetName))),
                .count = 1});
    }
    sets = std::move(valid.sets);
}

} // namespace mmd::project
