// SPDX-License-Identifier: MIT
#include "app/cli/file_info.h"

#include "libmmd/base/file_io.h"
#include "libmmd/text/cp932.h"
#include "ui/messages/messages.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <set>

namespace odori::cli {
namespace {

using Json = nlohmann::ordered_json;

constexpr double framesPerSecond = 30.0;

Json warningsOf(const std::vector<mmd::Warning>& warnings)
{
    Json list = Json::array();
    for (const mmd::Warning& warning : warnings)
        list.push_back(sentence(warning).toStdString());
    return list;
}

template <class Key>
Json tracksOf(const std::vector<mmd::TrackPtr<Key>>& tracks)
{
    Json list = Json::object();
    for (const auto& track : tracks)
        list[mmd::decodeCp932(track->name())] = track->size();
    return list;
}

Json ikNamesOf(const mmd::Motion& motion)
{
    std::set<std::string> names;
    if (motion.showIk)
        for (const mmd::ShowIkValue& value : motion.showIk->values())
            for (const mmd::IkSwitch& each : value.switches)
                names.insert(mmd::decodeCp932(std::string_view(
                    each.name.data(), strnlen(each.name.data(), each.name.size()))));
    return Json(names);
}

Json missingTextures(const mmd::Model& model)
{
    Json list = Json::array();
    const auto folder = mmd::pathFromUtf8(model.path).parent_path();
    for (const auto& texture : model.data.textures) {
        std::string path = texture.utf8;
        std::replace(path.begin(), path.end(), '\\', '/');
        std::error_code error;
        if (!std::filesystem::exists(folder / mmd::pathFromUtf8(path), error))
            list.push_back(texture.utf8);
    }
    return list;
}

void appendText(std::string& out, const std::string& name, const Json& value)
{
    if (value.is_object()) {
        out += name + ": " + std::to_string(value.size()) + "\n";
        for (const auto& [key, each] : value.items())
            appendText(out, "  " + key, each);
    } else if (value.is_array()) {
        if (value.empty())
            return;
        out += name + ": " + std::to_string(value.size()) + "\n";
        for (const auto& each : value)
            out += "  " + (each.is_string() ? each.get<std::string>() : each.dump()) + "\n";
    } else {
        out += name + ": " + (value.is_string() ? value.get<std::string>() : value.dump()) + "\n";
    }
}

} // namespace

Json infoOf(const mmd::VmdFile& file)
{
    const auto [motion, warnings] = mmd::motionFromVmd(file);
    constexpr const char* names[] = {
        "bone keys", "morph keys", "camera keys", "light keys", "self-shadow keys", "show/IK keys"};
    Json info;
    info["kind"] = "motion";
    info["format"] = file.version == 1 ? "VMD 1" : "VMD 0002";
    const auto& name = motion.header.modelName;
    info["model name"] =
        mmd::decodeCp932(std::string_view(name.data(), strnlen(name.data(), name.size())));
    const std::uint32_t last = motion.lastFrame();
    info["last frame"] = last;
    char seconds[32];
    std::snprintf(seconds, sizeof seconds, "%.2f", last / framesPerSecond);
    info["seconds"] = Json::parse(seconds);
    for (std::size_t kind = 0; kind < file.sections.size(); ++kind)
        if (file.sections[kind].present)
            info[names[kind]] = file.sections[kind].count;
    info["bones"] = tracksOf(motion.bones);
    info["morphs"] = tracksOf(motion.morphs);
    info["IK bones"] = ikNamesOf(motion);
    info["warnings"] = warningsOf(warnings);
    return info;
}

Json infoOf(const mmd::Model& model)
{
    const mmd::pmx::Model& data = model.data;
    Json info;
    info["kind"] = "model";
    info["format"] = data.version > 2.05f ? "PMX 2.1" : "PMX 2.0";
    info["name"] = data.name.utf8;
    info["English name"] = data.nameEnglish.utf8;
    info["vertices"] = data.vertices.size();
    info["faces"] = data.indices.size() / 3;
    info["materials"] = data.materials.size();
    info["textures"] = data.textures.size();
    info["bones"] = data.bones.size();
    info["IK chains"] = model.rig.chains.size();
    info["morphs"] = data.morphs.size();
    info["display frames"] = data.displayFrames.size();
    info["rigid bodies"] = data.rigidBodies.size();
    info["joints"] = data.joints.size();
    info["missing textures"] = missingTextures(model);
    info["warnings"] = warningsOf(model.warnings);
    return info;
}

std::string textOf(const Json& info)
{
    std::string out;
    for (const auto& [name, value] : info.items())
        appendText(out, name, value);
    return out;
}

} // namespace odori::cli
