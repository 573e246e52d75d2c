// SPDX-License-Identifier: MIT
#include "libmmd/project/base64.h"
#include "libmmd/project/parts/project_tempo.h"
#include "libmmd/project/project_drafts.h"
#include "libmmd/project/project_file.h"
#include "libmmd/project/project_lists.h"
#include "libmmd/project/project_parents.h"
#include "libmmd/scene/edits/scene/list_edits.h"
#include "libmmd/scene/edits/scene/scene_edits.h"

#include <algorithm>
#include <tuple>
#include <type_traits>
#include <utility>

namespace mmd {
namespace {

using namespace project;

/// Reads the whole of a project.
class Reader : private MemberReader {
public:
    using MemberReader::MemberReader;

    Result<ProjectFile> read(Json json)
    {
        ProjectFile project;
        if (!json.is_object() || json.value("format", Json()) != "odori-project")
            return tl::unexpected(Error{
                .code = ErrorCode::WrongSignature, .offset = 0, .field = "project", .value = 0});
        readHead(json, project);
        Json* actors = array(json, "", "actors");
        if (actors && actors->size() > mostActors)
            fail("/actors", "a list of at most " + std::to_string(mostActors));
        if (actors)
            for (std::size_t at = 0; at < actors->size() && !m_error; ++at)
                project.actors.push_back(readActor((*actors)[at], element("/actors", at)));
        for (ProjectActor& actor : project.actors)
            keepValidSets(actor.lists.sets, project.warnings);
        json.erase("actors");
        readActive(json, project);
        if (Json* camera = object(json, "", "camera")) {
            project.camera = readMotion(*camera, "/camera");
            readDrafts(*camera, "/camera", DraftOwner::Scene, project.cameraDrafts);
            readParents(*camera, "/camera", DraftOwner::Scene, project.cameraParents);
        }
        dropIfEmpty(json, "camera");
        checkReferences(project.actors.size());
        readMarkers(json, project);
        readSettings(json, project);
        if (Json* view = object(json, "", "view"))
            project.view = textOfObject(*view);
        json.erase("view");
        project.rest = textOfObject(json);
        if (m_error)
            return tl::unexpected(std::move(*m_error));
        return project;
    }

private:
    void readHead(Json& json, ProjectFile&)
    {
        const std::uint32_t version = readWholeNumber(json, "", "formatVersion", 1);
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
        motion.path = readText(json, at, "path");
        if (json.contains("vmd")) {
            motion.vmd = bytesOfBase64(readText(json, at, "vmd"));
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
        actor.model = readText(json, at, "model");
        if (Json* motion = object(json, at, "motion"))
            actor.motion = readMotion(*motion, at + "/motion");
        dropIfEmpty(json, "motion");
        actor.visible = readFlag(json, at, "visible", true);
        readDrafts(json, at, DraftOwner::Actor, actor.drafts);
        readLists(json, at, actor.lists);
        readParents(json, at, DraftOwner::Actor, actor.outsideParents);
        actor.rest = textOfObject(json);
        return actor;
    }

    /// Elements with unknown members stay in the tree unchanged.
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

    void readDrafts(Json& json, const std::string& at, DraftOwner owner, std::vector<Draft>& drafts)
    {
        readElements(json, at, "drafts", [&](Json& each, const std::string& here) {
            drafts.push_back(readDraft(*this, each, here, owner));
        });
        const auto order = [](const Draft& a, const Draft& b) {
            return std::tie(a.track, a.frame) < std::tie(b.track, b.frame);
        };
        std::stable_sort(drafts.begin(), drafts.end(), order);
        const auto isSame = [&](const Draft& a, const Draft& b) { return !order(a, b); };
        drafts.erase(std::unique(drafts.begin(), drafts.end(), isSame), drafts.end());
    }

    void readLists(Json& json, const std::string& at, BoneLists& lists)
    {
        lists.hidden = readNames(*this, json, at, "hidden", TrackKind::Bone);
        lists.locked = readNames(*this, json, at, "locked", TrackKind::Bone);
        if (const Json* sets = array(json, at, "sets"); sets && sets->size() > mostTrackSets)
            return fail(at + "/sets", "a list of at most " + std::to_string(mostTrackSets));
        readElements(json, at, "sets", [&](Json& each, const std::string& here) {
            lists.sets.push_back(readSet(*this, each, here));
        });
    }

    void readParents(
        Json& json, const std::string& at, DraftOwner owner, std::vector<OutsideParentKey>& keys)
    {
        readElements(json, at, "outsideParents", [&](Json& each, const std::string& here) {
            keys.push_back(readParent(*this, each, here));
            if (owner == DraftOwner::Actor && keys.back().bone.empty())
                fail(here, "of a bone");
            if (owner == DraftOwner::Scene)
                keys.back().bone.clear();
            if (const ActorId parent = keys.back().parent.actor; parent != sceneActor)
                m_references.emplace_back(here + "/actor", numberOfActor(parent));
        });
        const auto order = [](const OutsideParentKey& a, const OutsideParentKey& b) {
            return std::tie(a.bone, a.frame) < std::tie(b.bone, b.frame);
        };
        std::stable_sort(keys.begin(), keys.end(), order);
        const auto isSame = [&](const auto& a, const auto& b) { return !order(a, b); };
        keys.erase(std::unique(keys.begin(), keys.end(), isSame), keys.end());
    }

    void checkReferences(std::size_t actorCount)
    {
        for (const auto& [pointer, number] : m_references)
            if (number >= actorCount)
                fail(pointer, "the number of an actor, from 0, or null");
    }

    void readMarkers(Json& json, ProjectFile& project)
    {
        readElements(json, "", "markers", [&](Json& each, const std::string& here) {
            const std::uint32_t frame = readWholeNumber(each, here, "frame", 0);
            project.markers.push_back({frame, readText(each, here, "name")});
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
            project.active = readWholeNumber(json, "", "active", 0);
            if (!m_error && *project.active >= project.actors.size())
                fail("/active", "the number of an actor, from 0, or \"camera\"");
        }
        json.erase("active");
    }

    void readTempoChanges(Json& beats, ProjectFile& project)
    {
        constexpr std::size_t most = SettingsLimits::mostTempoChanges;
        if (const Json* list = array(beats, "/beats", "changes"); list && list->size() > most)
            return fail("/beats/changes", "a list of at most " + std::to_string(most));
        auto& changes = project.settings.tempoChanges;
        readElements(beats, "/beats", "changes", [&](Json& each, const std::string& here) {
            changes.push_back(readTempoChange(*this, each, here));
        });
        keepValidTempo(changes, project.warnings);
    }

    void readSettings(Json& json, ProjectFile& project)
    {
        SceneSettings& settings = project.settings;
        if (Json* beats = object(json, "", "beats")) {
            settings.beatsPerMinute =
                readNumber(*beats, "/beats", "perMinute", settings.beatsPerMinute);
            settings.firstBeat = readNumber(*beats, "/beats", "first", settings.firstBeat);
            settings.beatsPerBar =
                readWholeNumber(*beats, "/beats", "perBar", settings.beatsPerBar);
            readTempoChanges(*beats, project);
        }
        if (Json* sound = object(json, "", "sound")) {
            settings.sound.path = readText(*sound, "/sound", "path");
            settings.sound.offset = readNumber(*sound, "/sound", "offset", 0.0);
            settings.sound.volume = readNumber(*sound, "/sound", "volume", 1.0);
            settings.sound.isMuted = readFlag(*sound, "/sound", "muted", false);
        }
        dropIfEmpty(json, "sound");
        if (Json* play = object(json, "", "play")) {
            settings.playFirst = readWholeNumber(*play, "/play", "first", 0);
            settings.playLast = readWholeNumber(*play, "/play", "last", 0);
        }
        if (json.contains("gravity"))
            settings.gravity = realOf(json["gravity"], "/gravity");
        json.erase("gravity");
        glm::vec3& down = settings.gravityDirection;
        readReals(json, "", "gravityDirection", {&down.x, &down.y, &down.z});
        if (Json* noise = object(json, "", "noise")) {
            readReal(*noise, "/noise", "amount", settings.gravityNoise);
            settings.noiseSeed = readWholeNumber(*noise, "/noise", "seed", settings.noiseSeed);
        }
        dropIfEmpty(json, "noise");
        settings.physicsSteps = readWholeNumber(json, "", "physicsSteps", settings.physicsSteps);
        dropIfEmpty(json, "beats");
        dropIfEmpty(json, "play");
        bringIntoRange(settings, project.warnings);
    }

    static void bringIntoRange(SceneSettings& settings, std::vector<Warning>& warnings)
    {
        const SceneSettings given = std::exchange(settings, withinLimits(settings));
        const auto compare = [&](const char* name, auto before, auto after) {
            if (before == after)
                return;
            Json json = before;
            if constexpr (std::is_same_v<decltype(before), float>)
                json = numberOf(before);
            warnings.push_back({.code = WarningCode::OutOfRange,
                .location = std::string(name) + " = " + textOf(json),
                .count = 1});
        };
        compare("beats.perMinute", given.beatsPerMinute, settings.beatsPerMinute);
        compare("beats.first", given.firstBeat, settings.firstBeat);
        compare("beats.perBar", given.beatsPerBar, settings.beatsPerBar);
        compare("sound.offset", given.sound.offset, settings.sound.offset);
        compare("sound.volume", given.sound.volume, settings.sound.volume);
        compare("play.last", given.playLast, settings.playLast);
        compare("gravity", given.gravity, settings.gravity);
        const glm::vec3& down = given.gravityDirection;
        if (down != settings.gravityDirection) // also if it is NaN
            warnings.push_back({.code = WarningCode::OutOfRange,
                .location = "gravityDirection = " + textOf(numberOf(down.x)) + ", " +
                            textOf(numberOf(down.y)) + ", " + textOf(numberOf(down.z)),
                .count = 1});
        compare("noise.amount", given.gravityNoise, settings.gravityNoise);
        compare("physicsSteps", given.physicsSteps, settings.physicsSteps);
    }

    std::vector<std::pair<std::string, std::size_t>> m_references; ///< to actors, with their place
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
