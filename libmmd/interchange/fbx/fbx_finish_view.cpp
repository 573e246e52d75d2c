// SPDX-License-Identifier: MIT
#include "libmmd/interchange/fbx/fbx_finish.h"

#include "libmmd/interchange/fbx/fbx_curves.h"
#include "libmmd/interchange/keys/rotation_keys.h"
#include "libmmd/motion/angles/euler_angles.h"

#include <glm/trigonometric.hpp>

#include <array>
#include <cmath>

namespace mmd::fbx {
namespace {

constexpr double filmWidth = 36.0, filmHeight = 20.25; ///< millimetres, 16:9
constexpr double inch = 25.4;
constexpr double viewApart = 0.002; ///< allowed difference between readers of angles between frames

/// Adds nodes with curves under the scene's root.
class ViewWriter {
public:
    ViewWriter(Objects& objects, const ExportScene& scene, std::vector<std::uint32_t> cuts)
        : m_objects(objects)
        , m_writer(scene)
        , m_layer(animationLayer(objects))
        , m_cuts(std::move(cuts))
    {
    }
    std::int64_t addModel(const std::string& name, const char* kind)
    {
        const std::int64_t id = m_objects.add("Model", name, "Model", kind);
        m_objects.find(id)->add("Version", std::int32_t(232));
        // RSrs; the FBX SDK warns about any other type, and uses another one if none is written.
        setProperty(*m_objects.find(id), property("InheritType", "enum", "", "", std::int32_t(1)));
        m_objects.connect(id, 0);
        return id;
    }
    std::int64_t addAttribute(std::int64_t model, const std::string& name, const char* kind)
    {
        const std::int64_t id = m_objects.add("NodeAttribute", name, "NodeAttribute", kind);
        m_objects.find(id)->add("TypeFlags", std::string(kind));
        m_objects.connect(id, model);
        return id;
    }
    void animate(std::int64_t object, const char* name, const char* property,
        const std::vector<glm::dvec3>& values, double scale = 1.0);
    /// `rotations` are the node's, which looks along another axis than -Z.
    void turn(std::int64_t object, const std::vector<glm::dquat>& rotations);
    /// `type` is the FBX SDK's name of the property's type; Blender refuses a file with another
    /// one.
    void animate(std::int64_t object, const char* property, const char* type,
        const std::vector<double>& values);

private:
    std::int64_t addNode(
        std::int64_t object, const char* name, const char* property, const glm::dvec3& first);
    /// A new curve of a channel that starts with `first`.
    Node& addChannel(std::int64_t node, const char* channel, float first);

    Objects& m_objects;
    CurveWriter m_writer;
    std::int64_t m_layer;
    std::vector<std::uint32_t> m_cuts;
};

std::int64_t ViewWriter::addNode(
    std::int64_t object, const char* name, const char* property, const glm::dvec3& first)
{
    setProperty(*m_objects.find(object),
        fbx::property(property, property, "", "A", first.x, first.y, first.z));
    return addCurveNode(m_objects, m_layer, object, name, property);
}

Node& ViewWriter::addChannel(std::int64_t node, const char* channel, float first)
{
    CurveWriter::setDefault(*m_objects.find(node), channel, first);
    return *m_objects.find(addCurve(m_objects, node, channel));
}

/// One of its channels.
std::vector<float> channelOf(const std::vector<glm::dvec3>& values, int axis, double scale)
{
    std::vector<float> channel;
    channel.reserve(values.size());
    for (const glm::dvec3& value : values)
        channel.push_back(static_cast<float>(value[axis] * scale));
    return channel;
}

void ViewWriter::animate(std::int64_t object, const char* name, const char* property,
    const std::vector<glm::dvec3>& values, double scale)
{
    const std::int64_t node = addNode(object, name, property, values.front() * scale);
    for (int axis = 0; axis < 3; ++axis) {
        const auto channel = channelOf(values, axis, scale);
        m_writer.fill(addChannel(node, vectorChannels[std::size_t(axis)], channel.front()), channel,
            0.0, m_cuts);
    }
}

/// A key at every frame with a rotation, for all three channels: Blender also converts them to
/// angles about its own axes.
void ViewWriter::turn(std::int64_t object, const std::vector<glm::dquat>& rotations)
{
    std::vector<std::uint32_t> forced;
    for (const std::uint32_t cut : m_cuts)
        for (const std::uint32_t frame : {cut, cut + 1})
            if (forced.empty() || forced.back() < frame)
                forced.push_back(frame);
    const auto frames = m_writer.keysAtOrAll(turnKeys({rotations, {}}, 0.0, forced));
    const auto angles = unrolledEuler(rotations);
    const AngleKeys own = angleKeys(
        {rotations, angles}, frames.frames, {m_writer.momentsPerFrame(), viewApart, m_cuts});
    const auto keys = m_writer.keysAt(own.moments, frames);
    const std::int64_t node = addNode(object, "R", "Lcl Rotation", angles.front());
    for (int axis = 0; axis < 3; ++axis) {
        const auto channel = channelOf(own.angles, axis, 1.0);
        m_writer.fillKeys(addChannel(node, vectorChannels[std::size_t(axis)], channel.front()),
            channel, keys, m_cuts);
    }
}

void ViewWriter::animate(
    std::int64_t object, const char* property, const char* type, const std::vector<double>& values)
{
    setProperty(*m_objects.find(object), fbx::property(property, type, "", "A", values.front()));
    const std::int64_t node = addCurveNode(m_objects, m_layer, object, property, property);
    const std::vector<float> channel(values.begin(), values.end());
    m_writer.fill(addChannel(node, ("d|" + std::string(property)).c_str(), channel.front()),
        channel, 0.0, m_cuts);
}

/// Rotations of samples for nodes that look along another axis than -Z.
template <class Sample>
std::vector<glm::dquat> rotationsOf(const std::vector<Sample>& samples, const glm::dquat& lookAxis)
{
    std::vector<glm::dquat> rotations;
    for (const Sample& sample : samples)
        rotations.push_back(sample.rotation * lookAxis);
    return rotations;
}

void describeFilm(Node& attribute)
{
    const auto number = [&](const char* name, double value) {
        setProperty(attribute, property(name, "double", "Number", "", value));
    };
    attribute.add("GeometryVersion", std::int32_t(124));
    number("FilmWidth", filmWidth / inch);
    number("FilmHeight", filmHeight / inch);
    number("FilmAspectRatio", filmWidth / filmHeight);
    number("AspectWidth", 1920.0);
    number("AspectHeight", 1080.0);
    number("NearPlane", 1.0);
    number("FarPlane", 100000.0);
    setProperty(attribute, property("ApertureMode", "enum", "", "", std::int32_t(3)));
    setProperty(attribute, property("AspectRatioMode", "enum", "", "", std::int32_t(1)));
}

} // namespace

void addCamera(Objects& objects, const ExportScene& scene)
{
    if (!scene.camera || scene.camera->samples.empty())
        return;
    const auto& samples = scene.camera->samples;
    std::vector<std::uint32_t> cuts;
    std::vector<glm::dvec3> positions;
    std::vector<double> focalLengths, fieldsOfView;
    for (std::uint32_t frame = 0; frame < samples.size(); ++frame) {
        if (samples[frame].cutAfter)
            cuts.push_back(frame);
        const double half = std::tan(glm::radians(samples[frame].fieldOfView) / 2.0);
        positions.push_back(samples[frame].position);
        focalLengths.push_back(filmHeight / 2.0 / half);
        fieldsOfView.push_back(glm::degrees(2.0 * std::atan(half * filmWidth / filmHeight)));
    }
    ViewWriter writer(objects, scene, std::move(cuts));
    const std::int64_t model = writer.addModel(scene.camera->name, "Camera");
    const std::int64_t attribute = writer.addAttribute(model, scene.camera->name, "Camera");
    describeFilm(*objects.find(attribute));
    // An FBX camera looks along +X.
    const glm::dquat look = glm::angleAxis(glm::radians(90.0), glm::dvec3(0, 1, 0));
    writer.animate(model, "T", "Lcl Translation", positions, scene.unit);
    writer.turn(model, rotationsOf(samples, look));
    writer.animate(attribute, "FieldOfView", "FieldOfView", fieldsOfView);
    writer.animate(attribute, "FocalLength", "Number", focalLengths);
}

void addLight(Objects& objects, const ExportScene& scene)
{
    if (!scene.light || scene.light->samples.empty())
        return;
    const auto& samples = scene.light->samples;
    std::vector<glm::dvec3> colours;
    for (const ExportLight::Sample& sample : samples)
        colours.push_back(sample.colour);
    ViewWriter writer(objects, scene, {});
    const std::int64_t model = writer.addModel(scene.light->name, "Light");
    const std::int64_t attribute = writer.addAttribute(model, scene.light->name, "Light");
    Node& node = *objects.find(attribute);
    setProperty(node, property("LightType", "enum", "", "", std::int32_t(1))); // directional
    setProperty(node, property("Intensity", "Number", "", "A", 100.0));
    setProperty(node, property("CastShadows", "bool", "", "", std::int32_t(1)));
    // An FBX light has the direction -Y.
    const glm::dquat shine = glm::angleAxis(glm::radians(90.0), glm::dvec3(1, 0, 0));
    writer.turn(model, rotationsOf(samples, shine));
    writer.animate(attribute, "Color", "Color", colours);
}

} // namespace mmd::fbx
