// SPDX-License-Identifier: MIT
#include "libmmd/accessory/animation_import.h"

#include "libmmd/accessory/accessory_parts.h"
#include "libmmd/accessory/readable_reason.h"
#include "libmmd/animation/node_animation.h"
#include "libmmd/base/file_io.h"
#include "libmmd/base/guarded.h"

#include <assimp/BaseImporter.h>
#include <assimp/Importer.hpp>
#include <assimp/importerdesc.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <string_view>

namespace mmd {
namespace {

/// Assimp splits the pivots and the pre-rotation of a joint into nodes with this in their names.
constexpr std::string_view pivotMark = "_$AssimpFbx$_";

void keepOnlyFbx(Assimp::Importer& importer)
{
    for (std::size_t at = importer.GetImporterCount(); at-- > 0;) {
        const aiImporterDesc* const info = importer.GetImporterInfo(at);
        const bool isFbx = info && std::string_view(info->mName) == "Autodesk FBX Importer";
        if (Assimp::BaseImporter* const other = isFbx ? nullptr : importer.GetImporter(at)) {
            importer.UnregisterLoader(other);
            delete other;
        }
    }
}

glm::dmat4 matrixFrom(const aiMatrix4x4& m)
{
    const double rows[4][4] = {{double(m.a1), double(m.a2), double(m.a3), double(m.a4)},
        {double(m.b1), double(m.b2), double(m.b3), double(m.b4)},
        {double(m.c1), double(m.c2), double(m.c3), double(m.c4)},
        {double(m.d1), double(m.d2), double(m.d3), double(m.d4)}};
    glm::dmat4 result(1.0);
    for (glm::length_t row = 0; row < 4; ++row)
        for (glm::length_t column = 0; column < 4; ++column)
            result[column][row] = rows[row][column];
    return result;
}

/// The last key at or before `time`, and how far the time is on the way to the next one.
template <class Key>
std::pair<unsigned, double> keyAt(const Key* keys, unsigned count, double time)
{
    const auto* next = std::upper_bound(
        keys, keys + count, time + 1e-6, [](double a, const Key& key) { return a < key.mTime; });
    const auto after = unsigned(next - keys);
    if (after == 0 || after == count)
        return {after == 0 ? 0 : count - 1, 0.0};
    const double length = keys[after].mTime - keys[after - 1].mTime;
    return {after - 1, length > 0.0 ? (time - keys[after - 1].mTime) / length : 0.0};
}

glm::dvec3 vectorAt(const aiVectorKey* keys, unsigned count, double time)
{
    const auto [at, part] = keyAt(keys, count, time);
    const auto value = [&](unsigned key) {
        const aiVector3D& v = keys[key].mValue;
        return glm::dvec3(double(v.x), double(v.y), double(v.z));
    };
    return part > 0.0 ? glm::mix(value(at), value(at + 1), part) : value(at);
}

glm::dquat rotationAt(const aiQuatKey* keys, unsigned count, double time)
{
    const auto [at, part] = keyAt(keys, count, time);
    const auto value = [&](unsigned key) {
        const aiQuaternion& q = keys[key].mValue;
        const glm::dquat made(double(q.w), double(q.x), double(q.y), double(q.z));
        const double length = glm::length(made);
        return length > 1e-9 ? made / length : glm::dquat(1.0, 0.0, 0.0, 0.0);
    };
    return part > 0.0 ? glm::normalize(glm::slerp(value(at), value(at + 1), part)) : value(at);
}

class FbxAnimation {
public:
    FbxAnimation(const aiScene& scene, const AnimationWish& wish)
        : m_scene(scene)
        , m_wish(wish)
    {
    }
    Result<SkeletonAnimation> run();

private:
    void addNodes();
    void addBinds();
    Result<void> chooseTake();
    void findChannels(const aiAnimation& animation);
    void sample(double seconds, std::vector<NodeTransform>& nodes) const;

    const aiScene& m_scene;
    const AnimationWish& m_wish;
    std::vector<AnimatedNode> m_nodes;
    std::vector<glm::dmat4> m_globals; ///< of the nodes at rest
    std::vector<const aiNode*> m_sources;
    std::map<std::string, std::size_t, std::less<>> m_indices;
    std::vector<std::pair<std::size_t, const aiNodeAnim*>> m_channels;
    std::vector<std::string> m_takes;
    std::size_t m_take = 0;
    double m_ticks = 1.0; ///< a second
    double m_begin = 0.0, m_end = 0.0;
};

void FbxAnimation::addNodes()
{
    struct Open {
        const aiNode* node;
        std::int32_t parent;
    };
    std::vector<Open> open{{m_scene.mRootNode, -1}};
    while (!open.empty()) {
        const Open next = open.back();
        open.pop_back();
        AnimatedNode node;
        node.name = accessory::textOf(next.node->mName);
        node.parent = next.parent;
        node.hasContent = next.node->mNumMeshes > 0;
        const glm::dmat4 local = matrixFrom(next.node->mTransformation);
        node.rest = transformOf(local);
        m_globals.push_back(next.parent < 0 ? local : m_globals[std::size_t(next.parent)] * local);
        const auto index = std::int32_t(m_nodes.size());
        m_indices.emplace(next.node->mName.C_Str(), m_nodes.size());
        m_nodes.push_back(std::move(node));
        m_sources.push_back(next.node);
        for (unsigned child = next.node->mNumChildren; child-- > 0;)
            open.push_back({next.node->mChildren[child], index});
    }
}

void FbxAnimation::addBinds()
{
    for (std::size_t node = 0; node < m_sources.size(); ++node)
        for (unsigned at = 0; at < m_sources[node]->mNumMeshes; ++at) {
            const aiMesh& mesh = *m_scene.mMeshes[m_sources[node]->mMeshes[at]];
            for (unsigned bone = 0; bone < mesh.mNumBones; ++bone) {
                const auto found = m_indices.find(mesh.mBones[bone]->mName.C_Str());
                if (found == m_indices.end())
                    continue;
                AnimatedNode& joint = m_nodes[found->second];
                joint.isWanted = true;
                const glm::dmat4 offset = matrixFrom(mesh.mBones[bone]->mOffsetMatrix);
                if (!joint.bind && std::abs(glm::determinant(offset)) > 1e-12)
                    joint.bind = m_globals[node] * glm::inverse(offset);
            }
        }
}

Result<void> FbxAnimation::chooseTake()
{
    std::size_t most = 0;
    for (unsigned at = 0; at < m_scene.mNumAnimations && at < mostTakes; ++at) {
        m_takes.push_back(accessory::textOf(m_scene.mAnimations[at]->mName));
        if (m_scene.mAnimations[at]->mNumChannels > m_scene.mAnimations[most]->mNumChannels)
            most = at;
    }
    const auto chosen = chosenTake(m_takes, m_wish, most);
    if (!chosen)
        return tl::unexpected(chosen.error());
    m_take = *chosen;
    if (!m_takes.empty())
        findChannels(*m_scene.mAnimations[m_take]);
    return {};
}

void FbxAnimation::findChannels(const aiAnimation& animation)
{
    m_ticks = animation.mTicksPerSecond > 0.0 ? animation.mTicksPerSecond : 1.0;
    double begin = std::numeric_limits<double>::max(), end = 0.0;
    const auto addTimes = [&](const auto* keys, unsigned count) {
        if (count > 1) { // a single one is only a value
            begin = std::min(begin, keys[0].mTime / m_ticks);
            end = std::max(end, keys[count - 1].mTime / m_ticks);
        }
    };
    for (unsigned at = 0; at < animation.mNumChannels; ++at) {
        const aiNodeAnim* const channel = animation.mChannels[at];
        const auto found = m_indices.find(channel->mNodeName.C_Str());
        if (found == m_indices.end())
            continue;
        m_nodes[found->second].isWanted = true;
        m_channels.emplace_back(found->second, channel);
        addTimes(channel->mPositionKeys, channel->mNumPositionKeys);
        addTimes(channel->mRotationKeys, channel->mNumRotationKeys);
    }
    if (end >= begin) {
        m_begin = begin;
        m_end = end;
    }
}

void FbxAnimation::sample(double seconds, std::vector<NodeTransform>& nodes) const
{
    const double time = seconds * m_ticks;
    for (const auto& [node, channel] : m_channels) {
        NodeTransform& transform = nodes[node];
        if (channel->mNumPositionKeys > 0)
            transform.translation =
                vectorAt(channel->mPositionKeys, channel->mNumPositionKeys, time);
        if (channel->mNumRotationKeys > 0)
            transform.rotation =
                rotationAt(channel->mRotationKeys, channel->mNumRotationKeys, time);
        if (channel->mNumScalingKeys > 0)
            transform.scale = vectorAt(channel->mScalingKeys, channel->mNumScalingKeys, time);
    }
}

/// The animation without the pivot nodes: a joint's place already contains them.
SkeletonAnimation withoutPivots(const SkeletonAnimation& animation)
{
    std::vector<std::size_t> kept;
    std::vector<std::int32_t> indices; ///< of each joint or of the one above it that is kept
    SkeletonAnimation result;
    result.fps = animation.fps;
    result.frameCount = animation.frameCount;
    for (std::size_t joint = 0; joint < animation.joints.size(); ++joint) {
        const AnimationJoint& each = animation.joints[joint];
        const std::int32_t parent = each.parent < 0 ? -1 : indices[std::size_t(each.parent)];
        if (each.name.find(pivotMark) != each.name.npos) {
            indices.push_back(parent);
            continue;
        }
        indices.push_back(std::int32_t(kept.size()));
        kept.push_back(joint);
        result.joints.push_back({each.name, parent, each.rest});
    }
    result.places.reserve(kept.size() * result.frameCount);
    for (std::size_t frame = 0; frame < result.frameCount; ++frame)
        for (const std::size_t joint : kept)
            result.places.push_back(animation.frame(frame)[joint]);
    return result;
}

Result<SkeletonAnimation> FbxAnimation::run()
{
    addNodes();
    addBinds();
    if (const auto chosen = chooseTake(); !chosen)
        return tl::unexpected(chosen.error());
    auto baked = bakedNodes(
        std::move(m_nodes), m_begin, m_end,
        [this](double seconds, std::vector<NodeTransform>& nodes) { sample(seconds, nodes); },
        m_wish.places);
    if (!baked)
        return baked;
    SkeletonAnimation result = withoutPivots(*baked);
    if (m_channels.empty()) {
        result.frameCount = 0;
        result.places.clear();
    }
    result.takes = std::move(m_takes);
    result.take = m_take;
    return result;
}

Result<SkeletonAnimation> animationOf(const std::filesystem::path& path, const AnimationWish& wish)
{
    if (const auto head = readHead(path); !head)
        return tl::unexpected(head.error());
    Assimp::Importer importer;
    keepOnlyFbx(importer);
    const aiScene* const scene = importer.ReadFile(utf8FromPath(path), 0);
    if (!scene || !scene->mRootNode)
        return tl::unexpected(Error{.code = ErrorCode::BadText,
            .field = accessory::readableReason(importer.GetErrorString())});
    auto result = FbxAnimation(*scene, wish).run();
    if (!result)
        return result;
    float centimetres = 1.0f;
    double wide = 0.0;
    if (scene->mMetaData && !scene->mMetaData->Get("UnitScaleFactor", centimetres) &&
        scene->mMetaData->Get("UnitScaleFactor", wide))
        centimetres = float(wide);
    result->metres = centimetres > 0.0f ? double(centimetres) / 100.0 : 0.0;
    return result;
}

} // namespace

Result<SkeletonAnimation> importFbxAnimation(
    const std::filesystem::path& path, const AnimationWish& wish)
{
    return guarded([&] { return animationOf(path, wish); });
}

} // namespace mmd
