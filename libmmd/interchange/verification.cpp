// SPDX-License-Identifier: MIT
#include "libmmd/interchange/verification.h"

#include "libmmd/base/guarded.h"
#include "libmmd/interchange/baked_joints.h"
#include "libmmd/interchange/export_formats.h"
#include "libmmd/interchange/fbx/fbx_ascii.h"
#include "libmmd/interchange/fbx/fbx_binary.h"
#include "libmmd/interchange/fbx/fbx_verification.h"
#include "libmmd/interchange/keys/joint_keys.h"

#include <assimp/Importer.hpp>
#include <assimp/config.h>
#include <assimp/scene.h>

#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <cmath>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace mmd {
namespace {

glm::dvec3 vectorOf(const aiVector3D& v)
{
    return {double(v.x), double(v.y), double(v.z)};
}

glm::dquat quatOf(const aiQuaternion& q)
{
    return glm::normalize(glm::dquat(double(q.w), double(q.x), double(q.y), double(q.z)));
}

/// A moment among keys whose times are in ticks.
struct Moment {
    double frame = 0.0, framesPerTick = 1.0;

    /// The frame of a key: a whole one if it is near it, because glTF stores seconds in float32.
    template <class Key>
    [[nodiscard]] double frameOf(const Key& key) const
    {
        constexpr double slack = 0.02;
        const double exact = key.mTime * framesPerTick;
        const double whole = std::round(exact);
        return std::abs(exact - whole) <= slack ? whole : exact;
    }
};

/// The value at a moment, from keys with ascending times; `at` is the position of the last result.
template <class Key, class Mix>
auto sampled(const Key* keys, unsigned count, const Moment& now, unsigned& at, Mix mix)
{
    while (at + 1 < count && now.frameOf(keys[at + 1]) <= now.frame)
        ++at;
    const double begin = now.frameOf(keys[at]);
    if (at + 1 >= count || now.frame <= begin)
        return mix(keys[at].mValue, keys[at].mValue, 0.0);
    const double span = now.frameOf(keys[at + 1]) - begin;
    return mix(keys[at].mValue, keys[at + 1].mValue, (now.frame - begin) / span);
}

/// A node of the file for a joint, or an ancestor of one.
struct ReadNode {
    std::int32_t parent = -1;
    std::int32_t joint = -1;
    JointPose rest;
    const aiNodeAnim* channel = nullptr;
    unsigned positionKey = 0, rotationKey = 0;
    JointPose world;                           ///< rotations blended by slerp
    glm::dquat linearTurn{1.0, 0.0, 0.0, 0.0}; ///< and blended linearly, in the parent's space

    /// In the parent's space.
    [[nodiscard]] JointPose at(const Moment& now)
    {
        JointPose result = rest;
        linearTurn = rest.rotation;
        if (!channel)
            return result;
        if (channel->mNumPositionKeys > 0)
            result.translation = sampled(channel->mPositionKeys, channel->mNumPositionKeys, now,
                positionKey, [](const aiVector3D& a, const aiVector3D& b, double x) {
                    return glm::mix(vectorOf(a), vectorOf(b), x);
                });
        if (channel->mNumRotationKeys > 0)
            result.rotation = sampled(channel->mRotationKeys, channel->mNumRotationKeys, now,
                rotationKey, [&](const aiQuaternion& a, const aiQuaternion& b, double x) {
                    return blended(quatOf(a), quatOf(b), x);
                });
        return result;
    }

private:
    glm::dquat blended(const glm::dquat& a, const glm::dquat& b, double x)
    {
        linearTurn = a;
        if (x == 0.0)
            return a;
        const glm::dquat near = glm::dot(a, b) < 0.0 ? -b : b;
        linearTurn = glm::normalize(a * (1.0 - x) + near * x);
        return glm::slerp(a, near, x);
    }
};

class Verifier {
public:
    Verifier(const ExportScene& scene, const aiScene& file)
        : m_scene(scene)
        , m_file(file)
        , m_isGlb(scene.options.format == ExportFormat::Glb)
        , m_wanted(scene)
    {
    }
    Result<Verification> run(ProgressPart progress);

private:
    void readNodes();
    void play(const Moment& now);

    const ExportScene& m_scene;
    const aiScene& m_file;
    const bool m_isGlb;              ///< FBX has another player for values between frames
    std::vector<ReadNode> m_nodes;   ///< parents first
    std::vector<JointPose> m_linear; ///< for each node, rotations blended linearly
    BakedJoints m_wanted;
    Verification m_result;
    std::size_t m_found = 0;
};

Error failure(std::string what, ErrorCode code = ErrorCode::NotVerified)
{
    return {.code = code, .offset = 0, .field = std::move(what), .value = 0};
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
    std::unordered_map<std::string, std::int32_t> joints;
    for (std::size_t joint = 0; joint < m_scene.joints.size(); ++joint)
        joints.emplace(fbx::nameAsRead(m_scene.options, m_scene.joints[joint].name),
            static_cast<std::int32_t>(joint));
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
        // Assimp chooses the name of the root, and a bone may have the same name.
        if (const auto joint = joints.find(fbx::nameAsRead(m_scene.options, from->mName.C_Str()));
            parent >= 0 && joint != joints.end()) {
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

void Verifier::play(const Moment& now)
{
    const bool hasGaps = m_isGlb && reducesJoints(m_scene.options);
    for (std::size_t index = 0; index < m_nodes.size(); ++index) {
        ReadNode& node = m_nodes[index];
        const JointPose local = node.at(now);
        const JointPose linear{local.translation, node.linearTurn};
        const auto parent = std::size_t(std::max(node.parent, 0));
        node.world = node.parent < 0 ? local : m_nodes[parent].world * local;
        m_linear[index] = node.parent < 0 ? linear : m_linear[parent] * linear;
        if (node.joint < 0 || !m_wanted.isCertain(std::size_t(node.joint)))
            continue;
        const ExportJoint& joint = m_scene.joints[std::size_t(node.joint)];
        const JointPose& wanted = m_wanted.world(std::size_t(node.joint));
        const auto inUnits = [&](const JointPose& pose) {
            return JointPose{pose.translation / m_scene.unit, pose.rotation};
        };
        addDifference(joint, wanted, inUnits(node.world), m_result);
        if (hasGaps)
            addDifference(joint, wanted, inUnits(m_linear[index]), m_result);
    }
}

Result<Verification> Verifier::run(ProgressPart progress)
{
    readNodes();
    m_linear.resize(m_nodes.size());
    if (m_found < m_scene.joints.size())
        return tl::unexpected(failure("bones are missing"));
    const double rate = m_file.mNumAnimations > 0 && m_file.mAnimations[0]->mTicksPerSecond > 0.0
                            ? m_file.mAnimations[0]->mTicksPerSecond
                            : 1.0;
    const std::size_t halves = 2 * m_scene.motion.frameCount - 1;
    for (std::size_t half = 0; half < halves; half += m_isGlb ? 1 : 2) {
        m_wanted.moveTo(half);
        play({.frame = double(half) / 2.0, .framesPerTick = double(m_scene.motion.fps) / rate});
        if (!progress.advance(double(half + 1) / double(halves)))
            return tl::unexpected(failure({}, ErrorCode::Cancelled));
    }
    m_result.bones = m_found;
    m_result.frames = m_scene.motion.frameCount;
    return m_result;
}

/// Assimp's own reasons have pieces of its source code.
constexpr const char* unreadable = "Assimp could not read the finished file";

/// Reads a file with Assimp and compares its animation.
Result<Verification> played(
    const ExportScene& scene, std::span<const std::byte> bytes, ProgressPart progress)
{
    try {
        Assimp::Importer importer;
        importer.SetPropertyBool(AI_CONFIG_IMPORT_FBX_READ_MATERIALS, false);
        importer.SetPropertyBool(AI_CONFIG_IMPORT_FBX_READ_TEXTURES, false);
        const std::string hint(infoOf(scene.options.format).extension);
        const aiScene* file =
            importer.ReadFileFromMemory(bytes.data(), bytes.size(), 0, hint.c_str());
        if (!file || !file->mRootNode)
            return tl::unexpected(failure(unreadable));
        return Verifier(scene, *file).run(progress);
    } catch (...) {
        const Error error = errorOfException();
        const bool isForeign = error.code == ErrorCode::InternalFailure;
        return tl::unexpected(isForeign ? failure(unreadable) : error);
    }
}

/// Checks both ways of blending an FBX, and then Assimp's result.
Result<Verification> verifyFbx(const ExportScene& scene, fbx::Document& document,
    const std::function<std::vector<std::byte>()>& withoutShapes, ProgressPart progress)
{
    Verification own;
    own.weight = fbx::largestWeightError(document, scene);
    const auto read = fbx::verifyReadings(document, scene, own, progress.part(0.0, 0.5));
    if (!read)
        return tl::unexpected(read.error());
    auto result = played(scene, withoutShapes(), progress.part(0.5, 1.0));
    if (!result)
        return result;
    if (own.position > result->position) {
        result->position = own.position;
        result->worstBone = own.worstBone;
    }
    result->rotation = std::max(result->rotation, own.rotation);
    result->weight = own.weight;
    result->betweenFrames = own.betweenFrames;
    return result;
}

} // namespace

Result<Verification> verifyFile(
    const ExportScene& scene, std::span<const std::byte> bytes, ProgressPart progress)
{
    if (scene.options.format == ExportFormat::Glb)
        return played(scene, bytes, progress);
    if (scene.options.format == ExportFormat::FbxAscii) {
        auto file = fbx::readAscii(bytes);
        if (!file)
            return tl::unexpected(failure("line " + std::to_string(file.error().value)));
        return verifyFbx(
            scene, file->document, [&] { return fbx::withoutShapes(bytes, *file); }, progress);
    }
    auto document = fbx::readBinary(bytes);
    if (!document)
        return tl::unexpected(failure("it cannot be read"));
    return verifyFbx(
        scene, *document,
        [&] {
            fbx::dropShapes(*document);
            return *fbx::writeBinary(*document, false);
        },
        progress);
}

} // namespace mmd
