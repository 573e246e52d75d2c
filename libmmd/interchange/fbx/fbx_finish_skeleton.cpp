// SPDX-License-Identifier: MIT
#include "libmmd/interchange/fbx/fbx_finish.h"

#include "libmmd/interchange/fbx/fbx_curves.h"
#include "libmmd/interchange/keys/joint_keys.h"
#include "libmmd/interchange/keys/key_reduction.h"

#include <array>
#include <cmath>

namespace mmd::fbx {
namespace {

std::vector<double> translationMatrix(const glm::dvec3& v)
{
    return {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, v.x, v.y, v.z, 1};
}

/// The three curves of one property of a joint.
struct Channels {
    std::array<std::vector<float>, 3> values;

    Channels(const std::vector<glm::dvec3>& from, double scale)
    {
        for (std::size_t axis = 0; axis < 3; ++axis) {
            values[axis].reserve(from.size());
            for (const glm::dvec3& each : from)
                values[axis].push_back(static_cast<float>(each[int(axis)] * scale));
        }
    }
    void flattenAll(double range, const glm::dvec3& rest)
    {
        for (std::size_t axis = 0; axis < 3; ++axis)
            flatten(values[axis], range, static_cast<float>(rest[int(axis)]));
    }
};

class JointCurves {
public:
    JointCurves(Objects& objects, const ExportScene& scene)
        : m_objects(objects)
        , m_scene(scene)
        , m_writer(scene)
        , m_layer(animationLayer(objects))
        , m_apart(degreesApart(scene))
    {
        if (reducesJoints(scene.options))
            m_reduced = reducedJointKeys(scene);
    }
    void fill(std::size_t joint);

private:
    void fillTranslation(std::size_t joint, std::int64_t model, const JointTrack& track);
    void fillRotation(std::size_t joint, std::int64_t model, const JointTrack& track);
    /// The curve of a channel of a new curve node; the node starts with its first value.
    Node& addChannel(std::int64_t curveNode, std::size_t axis, const Channels& from);

    Objects& m_objects;
    const ExportScene& m_scene;
    CurveWriter m_writer;
    std::int64_t m_layer;
    std::vector<double> m_apart;
    std::vector<JointKeys> m_reduced; ///< for each joint; empty if all keys are written
};

Node& JointCurves::addChannel(std::int64_t curveNode, std::size_t axis, const Channels& from)
{
    CurveWriter::setDefault(
        *m_objects.find(curveNode), vectorChannels[axis], from.values[axis].front());
    return *m_objects.find(addCurve(m_objects, curveNode, vectorChannels[axis]));
}

void JointCurves::fillTranslation(std::size_t joint, std::int64_t model, const JointTrack& track)
{
    Channels translation(track.translations, m_scene.unit);
    translation.flattenAll(stillUnits * m_scene.unit, m_scene.joints[joint].offset * m_scene.unit);
    const std::int64_t node = addCurveNode(m_objects, m_layer, model, "T", "Lcl Translation");
    for (std::size_t axis = 0; axis < 3; ++axis) {
        Node& curve = addChannel(node, axis, translation);
        if (m_reduced.empty())
            m_writer.fill(curve, translation.values[axis], 0.0);
        else
            m_writer.fill(
                curve, translation.values[axis], m_writer.keysAt(m_reduced[joint].translations));
    }
}

/// All three channels have the same keys, because the interpolation depends on all three.
void JointCurves::fillRotation(std::size_t joint, std::int64_t model, const JointTrack& track)
{
    CurveWriter::Keys frames;
    AngleKeys own;
    if (m_reduced.empty()) {
        const auto angles = jointAngles(track.rotations);
        const Turn turn{track.rotations, angles};
        frames = m_writer.keysAtOrAll(turnKeys(turn, stillDegrees));
        own = angleKeys(turn, frames.frames, {m_writer.momentsPerFrame(), m_apart[joint]});
    } else {
        frames = m_writer.keysAt(m_reduced[joint].rotations);
        own = std::move(m_reduced[joint].angles);
    }
    const auto keys = m_writer.keysAt(own.moments, frames);
    const Channels rotation(own.angles, 1.0);
    const std::int64_t node = addCurveNode(m_objects, m_layer, model, "R", "Lcl Rotation");
    for (std::size_t axis = 0; axis < 3; ++axis)
        m_writer.fillKeys(addChannel(node, axis, rotation), rotation.values[axis], keys);
}

void JointCurves::fill(std::size_t joint)
{
    const std::int64_t model = m_objects.model("joint" + std::to_string(joint));
    if (model == 0 || m_scene.motion.frameCount == 0)
        return;
    const JointTrack track = jointTrack(m_scene, joint);
    fillTranslation(joint, model, track);
    fillRotation(joint, model, track);
}

} // namespace

void makeLimbNodes(Objects& objects, const ExportScene& scene)
{
    for (std::size_t joint = 0; joint < scene.joints.size(); ++joint) {
        const std::int64_t model = objects.model("joint" + std::to_string(joint));
        Node* node = objects.find(model);
        if (!node || node->values.size() < 3)
            continue;
        node->values[2] = std::string("LimbNode");
        if (objects.childOf(model, "NodeAttribute") != 0)
            continue;
        const std::int64_t attribute =
            objects.add("NodeAttribute", "", "NodeAttribute", "LimbNode");
        objects.find(attribute)->add("TypeFlags", std::string("Skeleton"));
        objects.connect(attribute, model);
    }
}

void fillJointCurves(Objects& objects, const ExportScene& scene)
{
    if (scene.joints.empty())
        return;
    JointCurves curves(objects, scene);
    for (std::size_t joint = 0; joint < scene.joints.size(); ++joint)
        curves.fill(joint);
}

void addBindPose(Objects& objects, const ExportScene& scene)
{
    for (const Node& each : objects.list().children)
        if (each.name == "Pose")
            return;
    if (scene.joints.empty())
        return;
    std::vector<std::pair<std::int64_t, glm::dvec3>> positions;
    for (std::size_t mesh = 0; mesh < scene.meshes.size(); ++mesh)
        positions.emplace_back(objects.model("mesh" + std::to_string(mesh)), glm::dvec3(0.0));
    positions.emplace_back(objects.model("armature"), glm::dvec3(0.0));
    for (std::size_t joint = 0; joint < scene.joints.size(); ++joint)
        positions.emplace_back(
            objects.model("joint" + std::to_string(joint)), scene.joints[joint].rest * scene.unit);
    Node& pose = *objects.find(objects.add("Pose", "BindPose", "Pose", "BindPose"));
    pose.add("Type", std::string("BindPose"));
    pose.add("Version", std::int32_t(100));
    pose.add("NbPoseNodes", static_cast<std::int32_t>(positions.size()));
    for (const auto& [model, position] : positions) {
        Node& node = pose.add("PoseNode");
        node.add("Node", model);
        node.add("Matrix", translationMatrix(position));
    }
}

} // namespace mmd::fbx
