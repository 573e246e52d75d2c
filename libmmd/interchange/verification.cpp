// SPDX-License-Identifier: MIT
#include "libmmd/interchange/verification.h"

#include "libmmd/interchange/fbx_binary.h"
#include "libmmd/interchange/fbx_verification.h"

#include <assimp/Importer.hpp>
#include <assimp/config.h>
#include <assimp/scene.h>

#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <cmath>
#include <string_view>
#include <unordered_map>

namespace mmd {
namespace {

struct Transform {
    glm::dvec3 translation{0.0};
    glm::dquat rotation{1.0, 0.0, 0.0, 0.0};
};

glm::dvec3 vectorOf(const aiVector3D& v)
{
    return {double(v.x), double(v.y), double(v.z)};
}

glm::dquat quatOf(const aiQuaternion& q)
{
    return glm::normalize(glm::dquat(double(q.w), double(q.x), double(q.y), double(q.z)));
}

/// The value at `time` of keys with ascending times; `at` is where the last one was found. A key
/// within `slack` of the time counts as there: glTF has its times in float32.
template <class Key, class Mix>
auto sampled(const Key* keys, unsigned count, double time, double slack, unsigned& at, Mix mix)
{
    while (at + 1 < count && keys[at + 1].mTime <= time + slack)
        ++at;
    if (at + 1 >= count || time <= keys[at].mTime + slack)
        return mix(keys[at].mValue, keys[at].mValue, 0.0);
    const double span = keys[at + 1].mTime - keys[at].mTime;
    return mix(keys[at].mValue, keys[at + 1].mValue, (time - keys[at].mTime) / span);
}

/// A node of the file that stands for a joint, or lies above one.
struct ReadNode {
    std::int32_t parent = -1;
    std::int32_t joint = -1;
    Transform rest;
    const aiNodeAnim* channel = nullptr;
    unsigned positionKey = 0, rotationKey = 0;

    [[nodiscard]] Transform at(double ticks, double slack)
    {
        if (!channel)
            return rest;
        Transform result = rest;
        if (channel->mNumPositionKeys > 0)
            result.translation = sampled(channel->mPositionKeys, channel->mNumPositionKeys, ticks,
                slack, positionKey, [](const aiVector3D& a, const aiVector3D& b, double x) {
                    return glm::mix(vectorOf(a), vectorOf(b), x);
                });
        if (channel->mNumRotationKeys > 0)
            result.rotation = sampled(channel->mRotationKeys, channel->mNumRotationKeys, ticks,
                slack, rotationKey, [](const aiQuaternion& a, const aiQuaternion& b, double x) {
                    return x == 0.0 ? quatOf(a) : glm::slerp(quatOf(a), quatOf(b), x);
                });
        return result;
    }
};

class Verifier {
public:
    Verifier(const ExportScene& scene, const aiScene& file)
        : m_scene(scene)
        , m_file(file)
    {
    }
    Result<Verification> run(ProgressPart progress);

private:
    void readNodes();
    void compare(const ReadNode& node, const Transform& own, std::size_t frame);

    const ExportScene& m_scene;
    const aiScene& m_file;
    std::vector<ReadNode> m_nodes; ///< parents first
    Verification m_result;
    std::size_t m_found = 0;
};

Error failure(std::string what)
{
    return {.code = ErrorCode::SystemFailure, .offset = 0, .field = std::move(what), .value = 0};
}

void Verifier::readNodes()
{
    std::unordered_map<std::string_view, const aiNodeAnim*> channels;
    if (m_file.mNumAnimations > 0) {
        const aiAnimation& animation = *m_file.mAnimations[0];
        for (unsigned index = 0; index < animation.mNumChannels; ++index)
            channels.emplace(
                animation.mChannels[index]->mNodeName.C_Str(), animation.mChannels[index]);
    }
    std::unordered_map<std::string_view, std::int32_t> joints;
    for (std::size_t joint = 0; joint < m_scene.joints.size(); ++joint)
        joints.emplace(m_scene.joints[joint].name, static_cast<std::int32_t>(joint));
    std::vector<std::pair<const aiNode*, std::int32_t>> open{{m_file.mRootNode, -1}};
    while (!open.empty()) {
        const auto [from, parent] = open.back();
        open.pop_back();
        ReadNode node;
        node.parent = parent;
        aiVector3D position;
        aiQuaternion rotation;
        from->mTransformation.DecomposeNoScaling(rotation, position);
        node.rest = {vectorOf(position), quatOf(rotation)};
        if (const auto joint = joints.find(from->mName.C_Str()); joint != joints.end()) {
            node.joint = joint->second;
            ++m_found;
        }
        if (const auto channel = channels.find(from->mName.C_Str()); channel != channels.end())
            node.channel = channel->second;
        const auto index = static_cast<std::int32_t>(m_nodes.size());
        m_nodes.push_back(node);
        for (unsigned child = 0; child < from->mNumChildren; ++child)
            open.emplace_back(from->mChildren[child], index);
    }
}

void Verifier::compare(const ReadNode& node, const Transform& own, std::size_t frame)
{
    const ExportJoint& joint = m_scene.joints[std::size_t(node.joint)];
    if (joint.bone < 0)
        return;
    const BoneTransform& wanted = m_scene.motion.pose(frame)[std::size_t(joint.bone)];
    const double distance =
        glm::distance(own.translation / m_scene.unit, toFileSpace(glm::dvec3(wanted.translation)));
    const glm::dquat turn =
        glm::inverse(own.rotation) * glm::normalize(toFileSpace(glm::dquat(wanted.rotation)));
    const double sine = std::sqrt(turn.x * turn.x + turn.y * turn.y + turn.z * turn.z);
    const double angle = glm::degrees(2.0 * std::asin(std::min(1.0, sine)));
    if (!(distance <= m_result.position)) {
        m_result.position = distance;
        m_result.worstBone = joint.original;
    }
    m_result.rotation = std::max(m_result.rotation, angle);
}

Result<Verification> Verifier::run(ProgressPart progress)
{
    readNodes();
    if (m_found < m_scene.joints.size())
        return tl::unexpected(failure("the finished file lacks bones"));
    const double rate = m_file.mNumAnimations > 0 && m_file.mAnimations[0]->mTicksPerSecond > 0.0
                            ? m_file.mAnimations[0]->mTicksPerSecond
                            : 1.0;
    const double slack = 0.02 * rate / m_scene.motion.fps;
    std::vector<Transform> world(m_nodes.size());
    for (std::size_t frame = 0; frame < m_scene.motion.frameCount; ++frame) {
        const double ticks = m_scene.seconds(frame) * rate;
        for (std::size_t index = 0; index < m_nodes.size(); ++index) {
            const Transform local = m_nodes[index].at(ticks, slack);
            const std::int32_t parent = m_nodes[index].parent;
            world[index] = local;
            if (parent >= 0) {
                const Transform& above = world[std::size_t(parent)];
                world[index] = {above.translation + above.rotation * local.translation,
                    above.rotation * local.rotation};
            }
            if (m_nodes[index].joint >= 0)
                compare(m_nodes[index], world[index], frame);
        }
        if (!progress.advance(double(frame + 1) / double(m_scene.motion.frameCount)))
            return tl::unexpected(
                Error{.code = ErrorCode::Cancelled, .offset = 0, .field = {}, .value = 0});
    }
    m_result.bones = m_found;
    m_result.frames = m_scene.motion.frameCount;
    return m_result;
}

/// Reads a file with Assimp and compares what it shows.
Result<Verification> played(
    const ExportScene& scene, std::span<const std::byte> bytes, ProgressPart progress)
{
    try {
        Assimp::Importer importer;
        importer.SetPropertyBool(AI_CONFIG_IMPORT_FBX_READ_MATERIALS, false);
        importer.SetPropertyBool(AI_CONFIG_IMPORT_FBX_READ_TEXTURES, false);
        const char* hint = scene.options.format == ExportFormat::Glb ? "glb" : "fbx";
        const aiScene* file = importer.ReadFileFromMemory(bytes.data(), bytes.size(), 0, hint);
        if (!file || !file->mRootNode)
            return tl::unexpected(failure(
                std::string("the finished file cannot be read: ") + importer.GetErrorString()));
        return Verifier(scene, *file).run(progress);
    } catch (const std::exception& error) {
        return tl::unexpected(failure(error.what()));
    }
}

} // namespace

Result<Verification> verifyFile(
    const ExportScene& scene, std::span<const std::byte> bytes, ProgressPart progress)
{
    if (scene.options.format != ExportFormat::FbxBinary)
        return played(scene, bytes, progress);
    auto document = fbx::readBinary(bytes);
    if (!document)
        return tl::unexpected(failure("the finished file cannot be read"));
    const double weight = fbx::largestWeightError(*document, scene);
    fbx::dropShapes(*document);
    const auto bare = fbx::writeBinary(*document, false);
    auto result = played(scene, *bare, progress);
    if (result)
        result->weight = weight;
    return result;
}

} // namespace mmd
