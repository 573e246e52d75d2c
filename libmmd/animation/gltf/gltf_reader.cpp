// SPDX-License-Identifier: MIT
#include "libmmd/animation/gltf/gltf_reader.h"

#include "libmmd/animation/gltf/gltf_buffers.h"
#include "libmmd/animation/gltf/gltf_channel.h"
#include "libmmd/animation/node_animation.h"

#include <glm/matrix.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <string_view>

namespace mmd {
namespace {

using gltf::Channel;
using gltf::Json;
using gltf::Path;
using gltf::Shape;

class GltfReader {
public:
    GltfReader(const gltf::File& file, const AnimationWish& wish)
        : m_file(file)
        , m_wish(wish)
    {
    }
    Result<SkeletonAnimation> run();

private:
    Result<void> readNodes();
    void readNode(const Json& json, AnimatedNode& node) const;
    void readSkins();
    void readHumanoids();
    void nameNode(std::size_t node, std::string_view name)
    {
        if (node < m_nodes.size()) {
            m_nodes[node].name = name;
            m_nodes[node].isWanted = true;
        }
    }
    Result<void> readAnimation();
    [[nodiscard]] std::size_t movingChannels(const Json& channels) const;
    Result<void> readChannel(const Json& animation, const Json& json);

    const gltf::File& m_file;
    const AnimationWish& m_wish;
    std::vector<AnimatedNode> m_nodes;
    std::vector<Channel> m_channels;
    std::vector<std::string> m_takes;
    std::size_t m_take = 0;
};

/// The numbers of a list of that size; false if there are others.
template <class Vector>
bool readNumbers(const Json& json, const char* name, std::size_t size, Vector& numbers)
{
    const Json& list = gltf::listAt(json, name);
    if (list.size() != size)
        return false;
    for (std::size_t at = 0; at < size; ++at) {
        if (!list[at].is_number() || !std::isfinite(list[at].get<double>()))
            return false;
        numbers[at] = list[at].get<double>();
    }
    return true;
}

void GltfReader::readNode(const Json& json, AnimatedNode& node) const
{
    if (const auto name = json.find("name"); name != json.end() && name->is_string())
        node.name = name->get_ref<const std::string&>();
    node.hasContent = json.contains("mesh") || json.contains("camera");
    std::array<double, 16> numbers{};
    if (readNumbers(json, "matrix", 16, numbers)) {
        glm::dmat4 matrix(1.0);
        for (std::size_t at = 0; at < 16; ++at)
            matrix[glm::length_t(at / 4)][glm::length_t(at % 4)] = numbers[at];
        node.rest = transformOf(matrix);
        return;
    }
    if (readNumbers(json, "translation", 3, numbers))
        node.rest.translation = {numbers[0], numbers[1], numbers[2]};
    if (readNumbers(json, "rotation", 4, numbers))
        node.rest.rotation = gltf::rotationOf({numbers[0], numbers[1], numbers[2], numbers[3]});
    if (readNumbers(json, "scale", 3, numbers))
        node.rest.scale = {numbers[0], numbers[1], numbers[2]};
}

Result<void> GltfReader::readNodes()
{
    const Json& nodes = gltf::listAt(m_file.json(), "nodes");
    constexpr std::size_t mostNodes = 100'000;
    if (nodes.size() > mostNodes)
        return tl::unexpected(
            Error{.code = ErrorCode::TooManyRecords, .field = "nodes", .value = nodes.size()});
    m_nodes.resize(nodes.size());
    for (std::size_t index = 0; index < nodes.size(); ++index) {
        if (!nodes[index].is_object())
            continue;
        readNode(nodes[index], m_nodes[index]);
        for (const Json& child : gltf::listAt(nodes[index], "children")) {
            const std::size_t node =
                child.is_number_unsigned() ? child.get<std::size_t>() : nodes.size();
            if (node < nodes.size() && m_nodes[node].parent < 0)
                m_nodes[node].parent = std::int32_t(index);
        }
    }
    return {};
}

void GltfReader::readSkins()
{
    for (const Json& skin : gltf::listAt(m_file.json(), "skins")) {
        const Json& joints = gltf::listAt(skin, "joints");
        std::vector<float> matrices;
        if (const auto accessor = gltf::indexAt(skin, "inverseBindMatrices"))
            if (auto numbers = m_file.numbers(*accessor, 16))
                matrices = std::move(*numbers);
        for (std::size_t at = 0; at < joints.size(); ++at) {
            const std::size_t node =
                joints[at].is_number_unsigned() ? joints[at].get<std::size_t>() : m_nodes.size();
            if (node >= m_nodes.size())
                continue;
            m_nodes[node].isWanted = true;
            if (m_nodes[node].bind || matrices.size() < (at + 1) * 16)
                continue;
            glm::dmat4 matrix(1.0);
            for (std::size_t part = 0; part < 16; ++part)
                matrix[glm::length_t(part / 4)][glm::length_t(part % 4)] =
                    double(matrices[at * 16 + part]);
            if (std::abs(glm::determinant(matrix)) > 1e-12)
                m_nodes[node].bind = glm::inverse(matrix);
        }
    }
}

/// VRM 0 has a list of bones, VRM 1 and VRM animations an object.
void GltfReader::readHumanoids()
{
    const auto extensions = m_file.json().find("extensions");
    if (extensions == m_file.json().end() || !extensions->is_object())
        return;
    for (const char* name : {"VRM", "VRMC_vrm", "VRMC_vrm_animation"}) {
        const auto extension = extensions->find(name);
        if (extension == extensions->end() || !extension->is_object())
            continue;
        const auto humanoid = extension->find("humanoid");
        if (humanoid == extension->end() || !humanoid->is_object())
            continue;
        const auto bones = humanoid->find("humanBones");
        if (bones == humanoid->end())
            continue;
        if (bones->is_array())
            for (const Json& bone : *bones) {
                const auto text = bone.is_object() ? bone.find("bone") : bone.end();
                if (bone.is_object() && text != bone.end() && text->is_string())
                    nameNode(gltf::indexAt(bone, "node").value_or(SIZE_MAX),
                        text->get_ref<const std::string&>());
            }
        else if (bones->is_object())
            for (const auto& [text, bone] : bones->items())
                nameNode(gltf::indexAt(bone, "node").value_or(SIZE_MAX), text);
    }
}

Result<void> GltfReader::readChannel(const Json& animation, const Json& json)
{
    const auto target = json.is_object() ? json.find("target") : json.end();
    if (!json.is_object() || target == json.end() || !target->is_object())
        return {};
    const auto path = target->find("path");
    Channel channel;
    channel.node = gltf::indexAt(*target, "node").value_or(SIZE_MAX);
    if (channel.node >= m_nodes.size() || path == target->end())
        return {};
    if (*path == "rotation")
        channel.path = Path::Rotation;
    else if (*path == "scale")
        channel.path = Path::Scale;
    else if (*path != "translation")
        return {}; // weights of morphs
    const Json* sampler =
        gltf::elementAt(animation, "samplers", gltf::indexAt(json, "sampler").value_or(SIZE_MAX));
    if (!sampler)
        return {};
    if (const auto shape = sampler->find("interpolation"); shape != sampler->end())
        channel.shape = *shape == "STEP"          ? Shape::Step
                        : *shape == "CUBICSPLINE" ? Shape::Cubic
                                                  : Shape::Linear;
    auto times = m_file.numbers(gltf::indexAt(*sampler, "input").value_or(SIZE_MAX), 1);
    if (!times)
        return tl::unexpected(times.error());
    auto values =
        m_file.numbers(gltf::indexAt(*sampler, "output").value_or(SIZE_MAX), channel.width());
    if (!values)
        return tl::unexpected(values.error());
    channel.times = std::move(*times);
    channel.values = std::move(*values);
    const std::size_t needed =
        channel.times.size() * channel.width() * (channel.shape == Shape::Cubic ? 3 : 1);
    const bool isAscending = std::adjacent_find(channel.times.begin(), channel.times.end(),
                                 std::greater_equal<>()) == channel.times.end();
    if (channel.times.empty() || channel.values.size() < needed || !isAscending)
        return tl::unexpected(Error{.code = ErrorCode::BadText,
            .field = "a channel has too few values, or times that do not ascend"});
    m_nodes[channel.node].isWanted = true;
    m_channels.push_back(std::move(channel));
    return {};
}

/// The number of channels that move a node: others are for morphs, or for nodes that do not exist.
std::size_t GltfReader::movingChannels(const Json& channels) const
{
    return std::size_t(std::count_if(channels.begin(), channels.end(), [&](const Json& channel) {
        const auto target = channel.is_object() ? channel.find("target") : channel.end();
        if (!channel.is_object() || target == channel.end() || !target->is_object())
            return false;
        const auto path = target->find("path");
        return gltf::indexAt(*target, "node").value_or(SIZE_MAX) < m_nodes.size() &&
               path != target->end() && *path != "weights";
    }));
}

Result<void> GltfReader::readAnimation()
{
    const Json& animations = gltf::listAt(m_file.json(), "animations");
    const auto channelsOf = [&](std::size_t index) -> const Json& {
        return gltf::listAt(animations[index], "channels");
    };
    std::size_t most = 0, channels = 0;
    for (std::size_t at = 0; at < std::min(animations.size(), mostTakes); ++at) {
        const auto name =
            animations[at].is_object() ? animations[at].find("name") : animations[at].end();
        const bool hasName = name != animations[at].end() && name->is_string();
        m_takes.push_back(hasName ? name->get_ref<const std::string&>() : std::string());
        if (const std::size_t count = movingChannels(channelsOf(at)); count > channels) {
            most = at;
            channels = count;
        }
    }
    const auto chosen = chosenTake(m_takes, m_wish, most);
    if (!chosen)
        return tl::unexpected(chosen.error());
    m_take = *chosen;
    if (m_takes.empty())
        return {};
    for (const Json& channel : channelsOf(m_take))
        if (const auto read = readChannel(animations[m_take], channel); !read)
            return read;
    return {};
}

Result<SkeletonAnimation> GltfReader::run()
{
    if (const auto read = readNodes(); !read)
        return tl::unexpected(read.error());
    readSkins();
    readHumanoids();
    if (const auto read = readAnimation(); !read)
        return tl::unexpected(read.error());
    double begin = std::numeric_limits<double>::max(), end = 0.0;
    for (const Channel& channel : m_channels) {
        begin = std::min(begin, double(channel.times.front()));
        end = std::max(end, double(channel.times.back()));
    }
    if (m_channels.empty())
        begin = 0.0;
    auto result = bakedNodes(
        std::move(m_nodes), begin, std::max(begin, end),
        [this](double seconds, std::vector<NodeTransform>& nodes) {
            for (const Channel& channel : m_channels)
                gltf::sample(channel, seconds, nodes[channel.node]);
        },
        m_wish.places);
    if (!result)
        return result;
    if (m_channels.empty()) {
        result->frameCount = 0;
        result->places.clear();
    }
    result->metres = 1.0;
    result->takes = std::move(m_takes);
    result->take = m_take;
    return result;
}

} // namespace

Result<SkeletonAnimation> readGltf(std::span<const std::byte> bytes,
    const std::filesystem::path& folder, const AnimationWish& wish)
{
    const auto file = gltf::File::read(bytes, folder);
    if (!file)
        return tl::unexpected(file.error());
    return GltfReader(*file, wish).run();
}

} // namespace mmd
