// SPDX-License-Identifier: MIT
#include "app/cli/file_info.h"

#include "libmmd/base/file_io.h"
#include "libmmd/base/frame_rate.h"
#include "libmmd/format/signatures.h"
#include "libmmd/motion/track_kinds.h"
#include "libmmd/text/cp932.h"
#include "ui/messages/messages.h"
#include "ui/render/textures/texture_files.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <filesystem>
#include <initializer_list>
#include <map>
#include <set>
#include <span>
#include <type_traits>

namespace odori::cli {
namespace {

using Json = nlohmann::ordered_json;

std::string upperCase(const std::string& extension)
{
    return QString::fromStdString(extension).toUpper().toStdString();
}

Json warningsOf(const std::vector<mmd::Warning>& warnings)
{
    Json list = Json::array();
    for (const mmd::Warning& warning : warnings)
        list.push_back(sentence(warning).toStdString());
    return list;
}

/// The distinct curves of a track's keys, in the order of the first key that has them.
template <class Curves>
class CurveSets {
public:
    void add(const Curves& curves, std::uint32_t frame)
    {
        std::string bytes;
        for (const mmd::BezierCurve& each : curves)
            for (const std::uint8_t number : {each.x1, each.y1, each.x2, each.y2})
                bytes += static_cast<char>(number);
        const auto [at, isNew] = m_numbers.try_emplace(std::move(bytes), m_sets.size());
        if (isNew)
            m_sets.push_back({curves, frame, 0});
        ++m_sets[at->second].keys;
    }

    [[nodiscard]] Json json(std::initializer_list<const char*> channels) const
    {
        Json list = Json::array();
        for (const Set& set : m_sets) {
            Json entry{{"first", set.first}, {"keys", set.keys}};
            const mmd::BezierCurve* curve = set.curves.data();
            for (const char* channel : channels) {
                entry[channel] = {curve->x1, curve->y1, curve->x2, curve->y2};
                ++curve;
            }
            list.push_back(std::move(entry));
        }
        return list;
    }

private:
    struct Set {
        Curves curves;
        std::uint32_t first;
        std::size_t keys;
    };
    std::vector<Set> m_sets;
    std::map<std::string, std::size_t> m_numbers; ///< index of a set by the numbers of its curves
};

Json curvesOf(const mmd::Track<mmd::BoneKeyframe>& track)
{
    CurveSets<mmd::BoneCurves> sets;
    for (std::size_t key = 0; key < track.size(); ++key)
        sets.add(track.curves(key), track.frame(key));
    return sets.json({"x", "y", "z", "rotation"});
}

Json curvesOf(const mmd::Track<mmd::CameraKeyframe>& track)
{
    CurveSets<mmd::CameraCurves> sets;
    for (std::size_t key = 0; key < track.size(); ++key)
        sets.add(mmd::curvesOf(track.values()[key].interpolation), track.frame(key));
    return sets.json({"x", "y", "z", "rotation", "distance", "fieldOfView"});
}

/// A list and not an object, because different names may be equal after decoding.
template <class Key>
Json tracksOf(const std::vector<mmd::TrackPtr<Key>>& tracks)
{
    Json list = Json::array();
    for (const auto& track : tracks) {
        const auto values = track->values();
        const bool isAtRest = std::all_of(values.begin(), values.end(),
            [](const auto& value) { return value == typename Key::Value{}; });
        list.push_back({{"name", mmd::decodeCp932(track->name())}, {"keys", track->size()},
            {"first", track->isEmpty() ? 0 : track->frames().front()},
            {"last", track->isEmpty() ? 0 : track->frames().back()}, {"atRest", isAtRest}});
        if constexpr (std::is_same_v<Key, mmd::BoneKeyframe>)
            list.back()["curves"] = curvesOf(*track);
    }
    return list;
}

std::string untilNul(std::span<const char> field)
{
    return mmd::decodeCp932(std::string_view(field.data(), strnlen(field.data(), field.size())));
}

/// The IK names in the show/IK keys: all of them, or only those that a key switches off.
Json ikNamesOf(const mmd::Motion& motion, bool offOnly)
{
    std::set<std::string> names;
    if (motion.showIk)
        for (const mmd::ShowIkValue& value : motion.showIk->values())
            for (const mmd::IkSwitch& each : value.switches)
                if (!offOnly || !each.on)
                    names.insert(untilNul(each.name));
    return Json(names);
}

/// Texture paths without a file (or, with RefusedPath's error, outside the model's folder).
Json texturesWith(mmd::ErrorCode problem, const mmd::Model& model)
{
    Json list = Json::array();
    auto folder = mmd::pathFromUtf8(model.path).parent_path();
    if (folder.empty())
        folder = ".";
    for (std::size_t at = 0; at < model.data.textures.size(); ++at) {
        const auto& texture = model.data.textures[at];
        if (model.pictureInside(at))
            continue;
        const auto found = mmd::resolveTexture(folder, texture.utf8);
        const bool isOurs = render::sharedToonOf(texture.utf8).has_value();
        if (!found && found.error().code == problem && !isOurs)
            list.push_back(texture.utf8);
    }
    return list;
}

Json morphPanelsOf(const mmd::pmx::Model& model)
{
    constexpr const char* names[] = {"hidden", "brow", "eye", "mouth", "other"};
    Json panels = Json::object();
    for (std::size_t panel = 0; panel < std::size(names); ++panel) {
        const auto count = std::count_if(model.morphs.begin(), model.morphs.end(),
            [&](const auto& morph) { return std::size_t(morph.panel) == panel; });
        if (count > 0)
            panels[names[panel]] = count;
    }
    return panels;
}

Json sectionsOf(const mmd::VmdFile& file)
{
    Json sections = Json::object();
    for (std::size_t kind = 0; kind < file.sections.size(); ++kind)
        if (file.sections[kind].present)
            sections[mmd::wordOf(mmd::TrackKind(kind))] = file.sections[kind].count;
    return sections;
}

std::string formatName(const mmd::MotionSource& read)
{
    const std::string name(read.format->name);
    return read.format->isSaved ? name + (read.file.version == 1 ? " 1" : " 0002") : name;
}

double roundedToHundredths(double value)
{
    return std::round(value * 100.0) / 100.0;
}

} // namespace

Json infoOf(const mmd::MotionSource& read, std::optional<mmd::Encoding> encoding)
{
    const mmd::VmdFile& file = read.file;
    const auto [motion, warnings] = mmd::motionFromVmd(file);
    Json info;
    info["kind"] = "motion";
    info["format"] = formatName(read);
    const auto nameSize = file.version == 1 ? std::size_t(10) : motion.header.modelName.size();
    const char* const modelName = motion.header.modelName.data();
    const std::string_view rawName(modelName, strnlen(modelName, nameSize));
    const mmd::Encoding nameEncoding = encoding.value_or(mmd::guessEncoding(rawName));
    info["modelName"] = mmd::decodeText(rawName, nameEncoding);
    if (nameEncoding != mmd::Encoding::Cp932)
        info["modelNameEncoding"] = mmd::nameOf(nameEncoding);
    info["lastFrame"] = motion.lastFrame();
    info["seconds"] = roundedToHundredths(motion.lastFrame() / mmd::framesPerSecond);
    info["sections"] = sectionsOf(file);
    info["boneTracks"] = tracksOf(motion.bones);
    info["morphTracks"] = tracksOf(motion.morphs);
    if (motion.camera)
        info["cameraCurves"] = curvesOf(*motion.camera);
    info["ikBones"] = ikNamesOf(motion, false);
    info["ikOff"] = ikNamesOf(motion, true);
    info["trailingBytes"] = motion.trailing.size();
    info["warnings"] = warningsOf(warnings);
    return info;
}

Json infoOf(const mmd::Model& model, const std::string& extension)
{
    const mmd::pmx::Model& data = model.data;
    Json info;
    info["kind"] = "model";
    info["format"] = mmd::isAccessoryExtension(extension)             ? upperCase(extension)
                     : data.encoding == mmd::pmx::TextEncoding::Cp932 ? "PMD"
                     : data.version > 2.05f                           ? "PMX 2.1"
                                                                      : "PMX 2.0";
    info["name"] = data.name.utf8;
    info["nameEnglish"] = data.nameEnglish.utf8;
    info["comment"] = data.comment.utf8;
    info["vertices"] = data.vertices.size();
    info["faces"] = data.indices.size() / 3;
    info["materials"] = data.materials.size();
    info["textures"] = data.textures.size();
    info["bones"] = data.bones.size();
    info["ikChains"] = model.rig.chains.size();
    info["morphs"] = data.morphs.size();
    info["morphPanels"] = morphPanelsOf(data);
    info["displayFrames"] = data.displayFrames.size();
    info["rigidBodies"] = data.rigidBodies.size();
    info["joints"] = data.joints.size();
    info["missingTextures"] = texturesWith(mmd::ErrorCode::FileNotFound, model);
    info["refusedTextures"] = texturesWith(mmd::ErrorCode::BadValue, model);
    info["warnings"] = warningsOf(model.warnings);
    return info;
}

Json infoOf(const mmd::SkeletonAnimation& animation, const std::string& extension)
{
    const auto& joints = animation.joints;
    const std::size_t lastFrame = animation.frameCount - 1;
    Json info;
    info["kind"] = "animation";
    info["format"] = upperCase(extension);
    info["joints"] = std::count_if(
        joints.begin(), joints.end(), [](const auto& joint) { return !joint.name.empty(); });
    info["lastFrame"] = lastFrame;
    info["framesPerSecond"] = roundedToHundredths(animation.fps);
    info["seconds"] = roundedToHundredths(double(lastFrame) / animation.fps);
    info["animations"] = animation.takes;
    info["animation"] = animation.take + 1;
    return info;
}

} // namespace odori::cli
