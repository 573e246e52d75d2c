// SPDX-License-Identifier: MIT
#include "libmmd/format/number_text.h"
#include "libmmd/project/base64.h"
#include "libmmd/project/project_file.h"
#include "libmmd/project/project_json.h"
#include "libmmd/scene/edits_scene.h"
#include "libmmd/text/cp932.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <initializer_list>
#include <limits>
#include <tuple>

namespace mmd {
namespace {

using namespace project;

constexpr std::uint64_t largestWhole = std::numeric_limits<std::uint32_t>::max();

/// Takes members out of the tree one by one; what is left is what we do not know. The first thing
/// that is wrong is kept, with where it stands.
class Reader {
public:
    explicit Reader(std::string_view text)
        : m_text(text)
    {
    }

    Result<ProjectFile> read(Json json)
    {
        ProjectFile project;
        if (!json.is_object() || json.value("format", Json()) != "odori-project")
            return tl::unexpected(Error{
                .code = ErrorCode::WrongSignature, .offset = 0, .field = "Odori", .value = 0});
        readHead(json, project);
        if (Json* actors = array(json, "", "actors"))
            for (std::size_t at = 0; at < actors->size() && !m_error; ++at)
                project.actors.push_back(readActor((*actors)[at], element("/actors", at)));
        json.erase("actors");
        readActive(json, project);
        if (Json* camera = object(json, "", "camera"))
            project.camera = readMotion(*camera, "/camera");
        dropIfEmpty(json, "camera");
        readMarkers(json, project);
        readSettings(json, project.settings);
        if (Json* view = object(json, "", "view"))
            project.view = textOfObject(*view);
        json.erase("view");
        project.rest = textOfObject(json);
        if (m_error)
            return tl::unexpected(std::move(*m_error));
        return project;
    }

private:
    static std::string element(const std::string& list, std::size_t at)
    {
        return list + '/' + std::to_string(at);
    }

    void fail(const std::string& pointer, std::string_view mustBe)
    {
        if (m_error)
            return;
        std::string what = pointer.empty() ? std::string("the project") : pointer.substr(1);
        std::replace(what.begin(), what.end(), '/', '.');
        m_error =
            errorAt(m_text, offsetOf(m_text, pointer), what + " must be " + std::string(mustBe));
    }

    /// The member, or null; a failure if it is no such thing.
    Json* object(Json& in, const std::string& at, const char* name)
    {
        const auto found = in.find(name);
        if (found == in.end())
            return nullptr;
        if (found->is_object())
            return &*found;
        fail(at + '/' + name, "an object");
        return nullptr;
    }
    Json* array(Json& in, const std::string& at, const char* name)
    {
        const auto found = in.find(name);
        if (found == in.end())
            return nullptr;
        if (found->is_array())
            return &*found;
        fail(at + '/' + name, "an array");
        return nullptr;
    }
    static void dropIfEmpty(Json& in, const char* name)
    {
        const auto found = in.find(name);
        if (found != in.end() && found->empty())
            in.erase(name);
    }

    std::string takeText(Json& in, const std::string& at, const char* name)
    {
        const auto found = in.find(name);
        if (found == in.end())
            return {};
        std::string text;
        if (found->is_string())
            text = found->get<std::string>();
        else
            fail(at + '/' + name, "a text");
        in.erase(name);
        return text;
    }

    bool takeFlag(Json& in, const std::string& at, const char* name, bool otherwise)
    {
        const auto found = in.find(name);
        if (found == in.end())
            return otherwise;
        if (found->is_boolean())
            otherwise = found->get<bool>();
        else
            fail(at + '/' + name, "true or false");
        in.erase(name);
        return otherwise;
    }

    std::uint32_t takeWhole(
        Json& in, const std::string& at, const char* name, std::uint32_t otherwise)
    {
        const auto found = in.find(name);
        if (found == in.end())
            return otherwise;
        if (found->is_number_unsigned() && found->get<std::uint64_t>() <= largestWhole)
            otherwise = found->get<std::uint32_t>();
        else
            fail(at + '/' + name, "a whole number, 0 to 4294967295");
        in.erase(name);
        return otherwise;
    }

    double takeNumber(Json& in, const std::string& at, const char* name, double otherwise)
    {
        const auto found = in.find(name);
        if (found == in.end())
            return otherwise;
        if (found->is_number() && std::isfinite(found->get<double>()))
            otherwise = found->get<double>();
        else
            fail(at + '/' + name, "a number");
        in.erase(name);
        return otherwise;
    }

    /// A float, also as its bits.
    float realOf(const Json& json, const std::string& at)
    {
        if (json.is_number()) {
            const auto value = static_cast<float>(json.get<double>());
            if (std::isfinite(value))
                return value;
        } else if (json.is_string()) {
            if (const auto bits = text::realBits(json.get<std::string>()))
                return std::bit_cast<float>(*bits);
        }
        fail(at, "a number");
        return 0.0f;
    }

    void takeReals(
        Json& in, const std::string& at, const char* name, std::initializer_list<float*> values)
    {
        Json* list = array(in, at, name);
        if (!list)
            return;
        if (list->size() != values.size())
            return fail(
                at + '/' + name, "an array of " + std::to_string(values.size()) + " numbers");
        std::size_t index = 0;
        for (float* value : values) {
            *value = realOf((*list)[index], element(at + '/' + name, index));
            ++index;
        }
        in.erase(name);
    }

    void readHead(Json& json, ProjectFile&)
    {
        const std::uint32_t version = takeWhole(json, "", "formatVersion", 1);
        if (version != 1 && !m_error)
            m_error = Error{.code = ErrorCode::UnsupportedVersion,
                .offset = offsetOf(m_text, "/formatVersion"),
                .field = std::to_string(version),
                .value = version};
        json.erase("format");
    }

    ProjectMotion readMotion(Json& json, const std::string& at)
    {
        ProjectMotion motion;
        motion.path = takeText(json, at, "path");
        if (json.contains("vmd")) {
            motion.vmd = bytesOfBase64(takeText(json, at, "vmd"));
            if (!motion.vmd)
                fail(at + "/vmd", "the bytes of a VMD file in base64");
        }
        return motion;
    }

    ProjectActor readActor(Json& json, const std::string& at)
    {
        ProjectActor actor;
        if (!json.is_object()) {
            fail(at, "an object");
            return actor;
        }
        actor.model = takeText(json, at, "model");
        if (Json* motion = object(json, at, "motion"))
            actor.motion = readMotion(*motion, at + "/motion");
        dropIfEmpty(json, "motion");
        actor.visible = takeFlag(json, at, "visible", true);
        readDrafts(json, at, actor);
        actor.rest = textOfObject(json);
        return actor;
    }

    /// Elements that hold more than we know stay in the tree as they are.
    template <class ReadElement>
    void readElements(Json& json, const std::string& at, const char* name, ReadElement readElement)
    {
        Json* list = array(json, at, name);
        if (!list)
            return;
        Json unknown = Json::array();
        for (std::size_t index = 0; index < list->size() && !m_error; ++index) {
            Json& whole = (*list)[index];
            const std::string here = element(at + '/' + name, index);
            if (!whole.is_object())
                return fail(here, "an object");
            Json known = whole;
            readElement(known, here);
            if (!known.empty())
                unknown.push_back(std::move(whole));
        }
        json[name] = std::move(unknown);
        dropIfEmpty(json, name);
    }

    TrackId takeTrack(Json& json, const std::string& at)
    {
        const bool isBone = json.contains("bone");
        if (!isBone && !json.contains("morph"))
            fail(at, "of a bone or of a morph");
        const std::string name = takeText(json, at, isBone ? "bone" : "morph");
        TrackId track{
            isBone ? TrackKind::Bone : TrackKind::Morph, nameOf(fieldOf(encodeCp932(name).bytes))};
        if (json.contains("nameRaw")) {
            const auto raw = text::bytesOfHex(takeText(json, at, "nameRaw"));
            if (!raw)
                fail(at + "/nameRaw", "hexadecimal digits");
            else
                track.name = nameOf(fieldOf(*raw));
        }
        return track;
    }

    void readDrafts(Json& json, const std::string& at, ProjectActor& actor)
    {
        readElements(json, at, "drafts", [&](Json& each, const std::string& here) {
            Draft draft{.track = takeTrack(each, here), .frame = 0, .bone = {}, .weight = 0.0f};
            draft.frame = takeWhole(each, here, "frame", 0);
            if (draft.track.kind == TrackKind::Bone) {
                glm::vec3& position = draft.bone.translation;
                glm::quat& rotation = draft.bone.rotation;
                takeReals(each, here, "position", {&position.x, &position.y, &position.z});
                takeReals(
                    each, here, "rotation", {&rotation.x, &rotation.y, &rotation.z, &rotation.w});
            } else if (each.contains("weight")) {
                draft.weight = realOf(each["weight"], here + "/weight");
                each.erase("weight");
            }
            actor.drafts.push_back(std::move(draft));
        });
        const auto order = [](const Draft& a, const Draft& b) {
            return std::tie(a.track, a.frame) < std::tie(b.track, b.frame);
        };
        std::stable_sort(actor.drafts.begin(), actor.drafts.end(), order);
        const auto isSame = [&](const Draft& a, const Draft& b) { return !order(a, b); };
        actor.drafts.erase(
            std::unique(actor.drafts.begin(), actor.drafts.end(), isSame), actor.drafts.end());
    }

    void readMarkers(Json& json, ProjectFile& project)
    {
        readElements(json, "", "markers", [&](Json& each, const std::string& here) {
            const std::uint32_t frame = takeWhole(each, here, "frame", 0);
            project.markers.push_back({frame, takeText(each, here, "name")});
        });
        const auto order = [](const Marker& a, const Marker& b) {
            return std::tie(a.frame, a.name) < std::tie(b.frame, b.name);
        };
        std::sort(project.markers.begin(), project.markers.end(), order);
        project.markers.erase(
            std::unique(project.markers.begin(), project.markers.end()), project.markers.end());
    }

    void readActive(Json& json, ProjectFile& project)
    {
        const auto found = json.find("active");
        if (found != json.end() && *found != "camera") {
            project.active = takeWhole(json, "", "active", 0);
            if (!m_error && *project.active >= project.actors.size())
                fail("/active", "the number of an actor, from 0, or \"camera\"");
        }
        json.erase("active");
    }

    void readSettings(Json& json, SceneSettings& settings)
    {
        if (Json* beats = object(json, "", "beats")) {
            settings.beatsPerMinute =
                takeNumber(*beats, "/beats", "perMinute", settings.beatsPerMinute);
            settings.firstBeat = takeNumber(*beats, "/beats", "first", settings.firstBeat);
            settings.beatsPerBar = takeWhole(*beats, "/beats", "perBar", settings.beatsPerBar);
        }
        if (Json* play = object(json, "", "play")) {
            settings.playFirst = takeWhole(*play, "/play", "first", 0);
            settings.playLast = takeWhole(*play, "/play", "last", 0);
        }
        if (json.contains("gravity"))
            settings.gravity = realOf(json["gravity"], "/gravity");
        json.erase("gravity");
        settings.physicsSteps = takeWhole(json, "", "physicsSteps", settings.physicsSteps);
        dropIfEmpty(json, "beats");
        dropIfEmpty(json, "play");
        settings = mended(settings);
    }

    std::string_view m_text;
    std::optional<Error> m_error;
};

} // namespace

Result<ProjectFile> readProjectFile(std::span<const std::byte> bytes)
{
    std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    if (text.substr(0, byteOrderMark.size()) == byteOrderMark)
        text.remove_prefix(byteOrderMark.size());
    if (text.empty())
        return tl::unexpected(
            Error{.code = ErrorCode::EmptyFile, .offset = 0, .field = "project", .value = 0});
    auto json = parsed(text);
    if (!json)
        return tl::unexpected(json.error());
    return Reader(text).read(std::move(*json));
}

} // namespace mmd
