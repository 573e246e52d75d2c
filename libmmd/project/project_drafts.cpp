// SPDX-License-Identifier: MIT
#include "libmmd/project/project_drafts.h"

#include "libmmd/format/text/number_text.h"
#include "libmmd/motion/names.h"
#include "libmmd/motion/track_kinds.h"
#include "libmmd/project/track_name_json.h"
#include "libmmd/text/cp932.h"

#include <algorithm>

namespace mmd::project {
namespace {

constexpr bool hasName(TrackKind kind)
{
    return kind <= TrackKind::Morph;
}

std::string hexOf(std::string_view bytes)
{
    std::string hex;
    text::appendHex(hex, bytes);
    return hex;
}

Json jsonOf(const glm::vec3& value)
{
    return {numberOf(value.x), numberOf(value.y), numberOf(value.z)};
}

/// A flag that a file holds as a byte.
Json flagOf(std::uint8_t byte)
{
    return byte <= 1 ? Json(byte == 1) : Json(byte);
}

void put(Json& json, const BoneValue& value)
{
    const glm::quat& rotation = value.rotation;
    json["position"] = jsonOf(value.translation);
    json["rotation"] = {
        numberOf(rotation.x), numberOf(rotation.y), numberOf(rotation.z), numberOf(rotation.w)};
}

void put(Json& json, const MorphValue& value)
{
    json["weight"] = numberOf(value.weight);
}

void put(Json& json, const CameraValue& value)
{
    json["target"] = jsonOf(value.target);
    json["rotation"] = jsonOf(value.rotation);
    json["distance"] = numberOf(value.distance);
    json["fieldOfView"] = value.fieldOfView;
    json["perspectiveOff"] = flagOf(value.perspectiveOff);
}

void put(Json& json, const LightValue& value)
{
    json["colour"] = jsonOf(value.colour);
    json["direction"] = jsonOf(value.direction);
}

void put(Json& json, const ShadowValue& value)
{
    json["mode"] = value.mode;
    json["distance"] = numberOf(value.distance);
}

void put(Json& json, const ShowIkValue& value)
{
    json["show"] = flagOf(value.show);
    Json switches = Json::array();
    for (const IkSwitch& each : value.switches) {
        const std::string name = decodeCp932(ikNameOf(each));
        Json& one = switches.emplace_back(Json{{"bone", name}});
        if (ikSwitch(encodeCp932(name).bytes, true).name != each.name)
            one["nameRaw"] = hexOf({each.name.data(), each.name.size()});
        one["on"] = flagOf(each.on);
    }
    json["ik"] = std::move(switches);
}

void read(
    MemberReader& reader, Json& json, const std::string& at, glm::vec3& value, const char* name)
{
    reader.readReals(json, at, name, {&value.x, &value.y, &value.z});
}

void read(MemberReader& reader, Json& json, const std::string& at, BoneValue& value)
{
    glm::quat& rotation = value.rotation;
    read(reader, json, at, value.translation, "position");
    reader.readReals(json, at, "rotation", {&rotation.x, &rotation.y, &rotation.z, &rotation.w});
}

void read(MemberReader& reader, Json& json, const std::string& at, MorphValue& value)
{
    reader.readReal(json, at, "weight", value.weight);
}

void read(MemberReader& reader, Json& json, const std::string& at, CameraValue& value)
{
    read(reader, json, at, value.target, "target");
    read(reader, json, at, value.rotation, "rotation");
    reader.readReal(json, at, "distance", value.distance);
    value.fieldOfView = reader.readWholeNumber(json, at, "fieldOfView", value.fieldOfView);
    value.perspectiveOff = reader.readByte(json, at, "perspectiveOff", value.perspectiveOff);
}

void read(MemberReader& reader, Json& json, const std::string& at, LightValue& value)
{
    read(reader, json, at, value.colour, "colour");
    read(reader, json, at, value.direction, "direction");
}

void read(MemberReader& reader, Json& json, const std::string& at, ShadowValue& value)
{
    value.mode =
        static_cast<std::uint8_t>(reader.readWholeNumber(json, at, "mode", value.mode, 255));
    reader.readReal(json, at, "distance", value.distance);
}

IkSwitch readSwitch(MemberReader& reader, Json& json, const std::string& at)
{
    IkSwitch one = ikSwitch(encodeCp932(reader.readText(json, at, "bone")).bytes, true);
    if (json.contains("nameRaw")) {
        const auto raw = text::bytesOfHex(reader.readText(json, at, "nameRaw"));
        if (raw && raw->size() == one.name.size())
            std::copy(raw->begin(), raw->end(), one.name.begin());
        else
            reader.fail(at + "/nameRaw", "40 hexadecimal digits");
    }
    one.on = reader.readByte(json, at, "on", one.on);
    return one;
}

void read(MemberReader& reader, Json& json, const std::string& at, ShowIkValue& value)
{
    value.show = reader.readByte(json, at, "show", value.show);
    Json* switches = reader.array(json, at, "ik");
    if (!switches)
        return;
    for (std::size_t index = 0; index < switches->size() && !reader.error(); ++index) {
        Json& each = (*switches)[index];
        const std::string here = MemberReader::element(at + "/ik", index);
        if (each.is_object())
            value.switches.push_back(readSwitch(reader, each, here));
        else
            reader.fail(here, "an object");
    }
    json.erase("ik");
}

TrackId readTrack(MemberReader& reader, Json& json, const std::string& at, DraftOwner owner)
{
    using enum TrackKind;
    const bool isActor = owner == DraftOwner::Actor;
    for (const TrackKind kind : {Bone, Morph})
        if (isActor && json.contains(wordOf(kind)))
            return readName(reader, json, at, kind);
    const bool hasTrack = json.contains("track");
    const std::string name = reader.readText(json, at, "track");
    for (const TrackKind kind : {Camera, Light, Shadow, ShowIk})
        if (isActor == (kind == ShowIk) && name == wordOf(kind))
            return {kind, {}};
    const char* member = hasTrack ? "/track" : "";
    reader.fail(at + member,
        isActor    ? hasTrack ? "\"showIk\"" : "of a bone, of a morph or of the track \"showIk\""
        : hasTrack ? "\"camera\", \"light\" or \"shadow\""
                   : "of the track \"camera\", \"light\" or \"shadow\"");
    return {};
}

} // namespace

void putName(Json& json, const TrackId& track)
{
    putName(json, track.name, wordOf(track.kind), "nameRaw");
}

TrackId readName(MemberReader& reader, Json& json, const std::string& at, TrackKind kind)
{
    return {kind, readName(reader, json, at, wordOf(kind), "nameRaw")};
}

Json jsonOfDraft(const Draft& draft)
{
    Json json = Json::object();
    if (hasName(draft.track.kind))
        putName(json, draft.track);
    else
        json["track"] = wordOf(draft.track.kind);
    json["frame"] = draft.frame;
    std::visit([&](const auto& value) { put(json, value); }, draft.value);
    return json;
}

Draft readDraft(MemberReader& reader, Json& json, const std::string& at, DraftOwner owner)
{
    Draft draft{.track = readTrack(reader, json, at, owner), .frame = 0, .value = {}};
    draft.frame = reader.readWholeNumber(json, at, "frame", 0);
    withKeyOf(draft.track.kind, [&]<class Key>() {
        typename Key::Value value;
        read(reader, json, at, value);
        draft.value = std::move(value);
    });
    return draft;
}

} // namespace mmd::project
