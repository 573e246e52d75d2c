// SPDX-License-Identifier: MIT
#include "libmmd/interchange/gltf/glb_parts.h"
#include "libmmd/interchange/keys/joint_keys.h"
#include "libmmd/interchange/keys/key_reduction.h"
#include "libmmd/interchange/keys/rotation_keys.h"

#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <numeric>

namespace mmd::glb {
namespace {

using Frames = std::vector<std::uint32_t>;

class AnimationWriter {
public:
    AnimationWriter(File& file, const ExportScene& scene)
        : m_buffer(file.buffer)
        , m_scene(scene)
        , m_all(scene.motion.frameCount)
    {
        std::iota(m_all.begin(), m_all.end(), 0u);
        if (reducesJoints(scene.options))
            m_reduced = reducedJointKeys(scene);
    }
    void addJoint(std::size_t joint, std::size_t node);
    void addWeights(const Nodes::MeshNode& mesh);
    void addCamera(std::size_t node);
    void addLight(std::size_t node);
    /// The animation, or null if nothing moves.
    [[nodiscard]] Json release(const std::string& name);

private:
    void addTranslations(std::size_t joint, std::size_t node, const JointTrack& track);
    void addRotations(std::size_t joint, std::size_t node, const JointTrack& track);
    void addChannel(std::size_t node, const char* path, std::size_t input,
        std::span<const float> values, Shape shape);
    [[nodiscard]] std::size_t times(const Frames& frames);

    Buffer& m_buffer;
    const ExportScene& m_scene;
    Frames m_all;
    std::vector<JointKeys> m_reduced; ///< for each joint; empty if all keys are written
    std::optional<std::size_t> m_allTimes;
    Json m_samplers = Json::array();
    Json m_channels = Json::array();
};

std::size_t AnimationWriter::times(const Frames& frames)
{
    const bool isAll = frames.size() == m_all.size();
    if (isAll && m_allTimes)
        return *m_allTimes;
    std::vector<float> seconds;
    for (const std::uint32_t frame : frames)
        seconds.push_back(static_cast<float>(m_scene.seconds(frame)));
    const std::size_t accessor = m_buffer.addFloats(seconds, scalar, Target::None, true);
    if (isAll)
        m_allTimes = accessor;
    return accessor;
}

void AnimationWriter::addChannel(std::size_t node, const char* path, std::size_t input,
    std::span<const float> values, Shape shape)
{
    m_channels.push_back(
        {{"sampler", m_samplers.size()}, {"target", {{"node", node}, {"path", path}}}});
    m_samplers.push_back({{"input", input}, {"interpolation", "LINEAR"},
        {"output", m_buffer.addFloats(values, shape)}});
}

Frames united(const Frames& a, const Frames& b)
{
    Frames both;
    std::set_union(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
    return both;
}

void push(std::vector<float>& to, const glm::dvec3& v)
{
    for (int axis = 0; axis < 3; ++axis)
        to.push_back(static_cast<float>(v[axis]));
}

void push(std::vector<float>& to, const glm::dquat& q)
{
    for (const double part : {q.x, q.y, q.z, q.w})
        to.push_back(static_cast<float>(part));
}

void AnimationWriter::addTranslations(std::size_t joint, std::size_t node, const JointTrack& track)
{
    Frames kept = m_reduced.empty() ? Frames{0} : m_reduced[joint].translations;
    std::vector<float> channels[3];
    bool isAtRest = true;
    for (int axis = 0; axis < 3; ++axis) {
        auto& channel = channels[axis];
        for (const glm::dvec3& each : track.translations)
            channel.push_back(static_cast<float>(each[axis] * m_scene.unit));
        const auto rest = static_cast<float>(m_scene.joints[joint].offset[axis] * m_scene.unit);
        flatten(channel, stillUnits * m_scene.unit, rest);
        if (m_reduced.empty())
            kept = united(kept, reducedKeys(channel, 0.0));
        isAtRest = isAtRest && kept.size() == 1 && channel.front() == rest;
    }
    if (isAtRest)
        return;
    std::vector<float> values;
    for (const std::uint32_t frame : kept)
        for (const auto& channel : channels)
            values.push_back(channel[frame]);
    addChannel(node, "translation", times(kept), values, vec3);
}

void AnimationWriter::addRotations(std::size_t joint, std::size_t node, const JointTrack& track)
{
    const Frames kept = !m_reduced.empty()                       ? m_reduced[joint].rotations
                        : isStill(track.rotations, stillDegrees) ? Frames{0}
                                                                 : m_all;
    const glm::dquat identity(1.0, 0.0, 0.0, 0.0);
    const bool isAtRest =
        kept.size() == 1 && turnDegrees(track.rotations.front(), identity) <= stillDegrees;
    if (isAtRest)
        return;
    std::vector<float> values;
    for (const std::uint32_t frame : kept)
        push(values, track.rotations[frame]);
    addChannel(node, "rotation", times(kept), values, vec4);
}

void AnimationWriter::addJoint(std::size_t joint, std::size_t node)
{
    const JointTrack track = jointTrack(m_scene, joint);
    addTranslations(joint, node, track);
    addRotations(joint, node, track);
}

void AnimationWriter::addWeights(const Nodes::MeshNode& mesh)
{
    if (mesh.morphs.empty())
        return;
    Frames kept{0};
    bool isAtRest = true;
    std::vector<float> one(m_scene.motion.frameCount);
    for (const std::uint32_t morph : mesh.morphs) {
        m_scene.stopIfCancelled();
        for (std::size_t frame = 0; frame < one.size(); ++frame)
            one[frame] = m_scene.motion.weights(frame)[morph];
        const Frames own = reducedKeys(one, std::max(m_scene.options.weightTolerance, stillWeight));
        isAtRest = isAtRest && own.size() == 1 && one.front() == 0.0f;
        kept = united(kept, own);
    }
    if (isAtRest)
        return;
    std::vector<float> values;
    values.reserve(kept.size() * mesh.morphs.size());
    for (const std::uint32_t frame : kept)
        for (const std::uint32_t morph : mesh.morphs)
            values.push_back(m_scene.motion.weights(frame)[morph]);
    addChannel(mesh.node, "weights", times(kept), values, scalar);
}

/// A cut is a second key just before the next frame: the view holds and then jumps.
void AnimationWriter::addCamera(std::size_t node)
{
    std::vector<float> seconds, positions, rotations;
    const auto& samples = m_scene.camera->samples;
    for (std::size_t frame = 0; frame < samples.size(); ++frame) {
        const auto time = static_cast<float>(m_scene.seconds(frame));
        if (frame > 0 && samples[frame - 1].cutAfter) {
            seconds.push_back(std::nextafter(time, 0.0f));
            push(positions, samples[frame - 1].position * m_scene.unit);
            push(rotations, samples[frame - 1].rotation);
        }
        seconds.push_back(time);
        push(positions, samples[frame].position * m_scene.unit);
        push(rotations, samples[frame].rotation);
    }
    const std::size_t input = m_buffer.addFloats(seconds, scalar, Target::None, true);
    addChannel(node, "translation", input, positions, vec3);
    addChannel(node, "rotation", input, rotations, vec4);
}

void AnimationWriter::addLight(std::size_t node)
{
    std::vector<float> rotations;
    for (const ExportLight::Sample& sample : m_scene.light->samples)
        push(rotations, sample.rotation);
    addChannel(node, "rotation", times(m_all), rotations, vec4);
}

Json AnimationWriter::release(const std::string& name)
{
    if (m_channels.empty())
        return nullptr;
    return {
        {"name", name}, {"channels", std::move(m_channels)}, {"samplers", std::move(m_samplers)}};
}

} // namespace

void addAnimation(File& file, const ExportScene& scene, const Nodes& nodes)
{
    AnimationWriter writer(file, scene);
    for (std::size_t joint = 0; joint < nodes.joints.size(); ++joint)
        writer.addJoint(joint, nodes.joints[joint]);
    for (const Nodes::MeshNode& mesh : nodes.meshes)
        writer.addWeights(mesh);
    if (scene.camera)
        writer.addCamera(nodes.camera);
    if (scene.light)
        writer.addLight(nodes.light);
    Json animation = writer.release(scene.animationName);
    if (!animation.is_null())
        file.json["animations"] = Json::array({std::move(animation)});
}

} // namespace mmd::glb
