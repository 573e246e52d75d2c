// SPDX-License-Identifier: MIT
#include "libmmd/model/model.h"

#include "libmmd/base/file_io.h"
#include "libmmd/format/pmd/pmd.h"
#include "libmmd/format/signatures.h"
#include "libmmd/model/sanitise.h"

#include <algorithm>
#include <numeric>

namespace mmd {
namespace {

constexpr std::size_t trackNameSize = 15;

std::string trackName(const pmx::Model& model, const pmx::Text& name)
{
    std::string bytes = pmx::cp932Name(model, name);
    bytes.resize(std::min(bytes.size(), trackNameSize));
    return bytes;
}

std::vector<int> sortedByName(const std::vector<std::string>& names)
{
    std::vector<int> order(names.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
        [&](int a, int b) { return names[std::size_t(a)] < names[std::size_t(b)]; });
    return order;
}

std::vector<int> indicesOf(
    const std::vector<int>& order, const std::vector<std::string>& names, std::string_view wanted)
{
    const auto first = std::lower_bound(order.begin(), order.end(), wanted,
        [&](int index, std::string_view name) { return names[std::size_t(index)] < name; });
    auto last = first;
    while (last != order.end() && names[std::size_t(*last)] == wanted)
        ++last;
    return std::vector<int>(first, last);
}

} // namespace

std::vector<int> Model::bonesOfTrack(std::string_view name) const
{
    return indicesOf(bonesByTrackName, boneTrackNames, name);
}

std::vector<int> Model::morphsOfTrack(std::string_view name) const
{
    return indicesOf(morphsByTrackName, morphTrackNames, name);
}

TrackId Model::boneTrack(int bone) const
{
    return {TrackKind::Bone, boneTrackNames[std::size_t(bone)]};
}

TrackId Model::morphTrack(int morph) const
{
    return {TrackKind::Morph, morphTrackNames[std::size_t(morph)]};
}

Model makeModel(pmx::Model data, std::vector<Warning> warnings, std::string path)
{
    Model model;
    sanitise(data, warnings);
    model.rig = makeRig(data, warnings);
    model.morphGroups = makeMorphGroups(data, warnings);
    model.boneTrackNames.reserve(data.bones.size());
    for (const pmx::Bone& bone : data.bones)
        model.boneTrackNames.push_back(trackName(data, bone.name));
    model.morphTrackNames.reserve(data.morphs.size());
    for (const pmx::Morph& morph : data.morphs)
        model.morphTrackNames.push_back(trackName(data, morph.name));
    model.bonesByTrackName = sortedByName(model.boneTrackNames);
    model.morphsByTrackName = sortedByName(model.morphTrackNames);
    model.data = std::move(data);
    model.warnings = std::move(warnings);
    model.path = std::move(path);
    return model;
}

Result<Model> loadModel(const std::filesystem::path& path)
{
    const auto bytes = readFile(path, notAModel);
    if (!bytes)
        return tl::unexpected(bytes.error());
    const bool isPmd = pmd::isPmd(*bytes);
    auto read = isPmd ? pmd::read(*bytes) : pmx::read(*bytes);
    if (!read)
        return tl::unexpected(read.error());
    if (isPmd) // what people see; motions go by the bytes, which stay
        pmd::decodeTexts(read->model, pmd::guessEncoding(read->model));
    Model model = makeModel(std::move(read->model), std::move(read->warnings), utf8FromPath(path));
    model.file = markOf(*bytes);
    return model;
}

} // namespace mmd
