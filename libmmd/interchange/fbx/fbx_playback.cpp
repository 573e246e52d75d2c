// SPDX-License-Identifier: MIT
#include "libmmd/interchange/fbx/fbx_playback.h"

#include "libmmd/interchange/fbx/fbx_ascii.h"
#include "libmmd/motion/angles/euler_angles.h"

#include <algorithm>
#include <unordered_map>

namespace mmd::fbx {
namespace {

/// The three numbers of a property, as in a binary file or a text; 0 if there are none.
std::array<double, 3> vectorOf(const Node& node, std::string_view name)
{
    std::array<double, 3> result{};
    const Node* p = findProperty(node, name);
    for (std::size_t axis = 0; p && axis < 3; ++axis) {
        if (const auto* number = p->value<double>(4 + axis))
            result[axis] = *number;
        else if (const auto* whole = p->value<std::int64_t>(4 + axis))
            result[axis] = double(*whole);
    }
    return result;
}

int axisOf(std::string_view channel)
{
    return channel.size() == 3 && channel.substr(0, 2) == "d|" && channel[2] >= 'X' &&
                   channel[2] <= 'Z'
               ? channel[2] - 'X'
               : -1;
}

} // namespace

Curve::Curve(const Node& node)
{
    const auto* times = node.childValue<std::vector<std::int64_t>>("KeyTime");
    const auto* values = node.childValue<std::vector<float>>("KeyValueFloat");
    if (!times || !values || times->size() != values->size())
        return;
    m_times = *times;
    m_values = *values;
}

double Curve::value(std::int64_t time, std::size_t& at) const
{
    while (at + 1 < m_times.size() && m_times[at + 1] <= time)
        ++at;
    const double before = double(m_values[at]);
    if (at + 1 >= m_times.size() || time <= m_times[at])
        return before;
    const double share = double(time - m_times[at]) / double(m_times[at + 1] - m_times[at]);
    return before + (double(m_values[at + 1]) - before) * share;
}

Playback::Playback(Document& document, const ExportScene& scene)
    : m_scene(scene)
{
    Objects objects(document);
    readModels(objects);
    readCurves(objects);
    readJoints(objects);
}

/// All models below the scene, parents first.
void Playback::readModels(Objects& objects)
{
    std::unordered_multimap<std::int64_t, std::int64_t> children;
    for (const Objects::Connection& each : objects.connections())
        if (each.property.empty())
            children.emplace(each.parent, each.child);
    std::vector<std::pair<std::int64_t, std::int32_t>> open{{0, -1}};
    const std::size_t most = objects.list().children.size(); // a cycle would never end
    while (!open.empty() && m_models.size() <= most) {
        const auto [parent, parentModel] = open.back();
        open.pop_back();
        const auto [begin, end] = children.equal_range(parent);
        for (auto each = begin; each != end; ++each) {
            const Node* node = objects.find(each->second);
            if (!node || node->name != "Model")
                continue;
            Model model;
            model.parent = parentModel;
            model.restPosition = vectorOf(*node, "Lcl Translation");
            model.restAngles = vectorOf(*node, "Lcl Rotation");
            open.emplace_back(each->second, static_cast<std::int32_t>(m_models.size()));
            m_models.push_back(std::move(model));
            m_ids.push_back(each->second);
        }
    }
}

void Playback::readCurves(Objects& objects)
{
    std::unordered_map<std::int64_t, std::size_t> indices;
    for (std::size_t model = 0; model < m_ids.size(); ++model)
        indices.emplace(m_ids[model], model);
    std::unordered_map<std::int64_t, std::array<Curve, 3>*> curvesOfNode;
    for (const Objects::Connection& each : objects.connections()) {
        const auto model = indices.find(each.parent);
        if (model == indices.end())
            continue;
        if (each.property == "Lcl Translation")
            curvesOfNode[each.child] = &m_models[model->second].position;
        else if (each.property == "Lcl Rotation")
            curvesOfNode[each.child] = &m_models[model->second].angles;
    }
    for (const Objects::Connection& each : objects.connections()) {
        const auto node = curvesOfNode.find(each.parent);
        const int axis = axisOf(each.property);
        const Node* curve = objects.find(each.child);
        if (node != curvesOfNode.end() && axis >= 0 && curve)
            (*node->second)[std::size_t(axis)] = Curve(*curve);
    }
    for (Model& model : m_models) {
        const bool turns = std::any_of(model.angles.begin(), model.angles.end(),
            [](const Curve& each) { return each.times().size() > 1; });
        if (turns)
            for (const auto* curves : {&model.position, &model.angles})
                for (const Curve& each : *curves)
                    model.times.insert(model.times.end(), each.times().begin(), each.times().end());
        std::sort(model.times.begin(), model.times.end());
        model.times.erase(std::unique(model.times.begin(), model.times.end()), model.times.end());
        model.before = turnAt(model, model.times.empty() ? 0 : model.times[0], model.aheadAt);
        aheadOf(model);
    }
}

void Playback::readJoints(Objects& objects)
{
    std::unordered_map<std::string, std::size_t> joints;
    for (std::size_t joint = 0; joint < m_scene.joints.size(); ++joint)
        joints.emplace(nameAsRead(m_scene.options, m_scene.joints[joint].name), joint);
    m_modelOf.assign(m_scene.joints.size(), -1);
    for (std::size_t model = 0; model < m_ids.size(); ++model) {
        const auto* name = objects.find(m_ids[model])->value<std::string>(1);
        const auto joint = name ? joints.find(std::string(plainName(*name))) : joints.end();
        if (joint == joints.end() || m_modelOf[joint->second] >= 0)
            continue;
        m_modelOf[joint->second] = static_cast<std::int32_t>(model);
        ++m_found;
    }
}

glm::dquat Playback::turnAt(const Model& model, std::int64_t ticks, std::array<std::size_t, 3>& at)
{
    glm::dvec3 angles(0.0);
    for (std::size_t axis = 0; axis < 3; ++axis)
        angles[int(axis)] = model.angles[axis].hasKeys() ? model.angles[axis].value(ticks, at[axis])
                                                         : model.restAngles[axis];
    return rotationOfEuler(angles);
}

/// Sets `after` to the rotation at the next key, with the sign of the shortest rotation.
void Playback::aheadOf(Model& model)
{
    if (model.key + 1 >= model.times.size())
        return;
    model.after = turnAt(model, model.times[model.key + 1], model.aheadAt);
    if (glm::dot(model.before, model.after) < 0.0)
        model.after = -model.after;
}

void Playback::translate(Model& model, std::int64_t ticks) const
{
    glm::dvec3 position(0.0);
    for (std::size_t axis = 0; axis < 3; ++axis)
        position[int(axis)] = model.position[axis].hasKeys()
                                  ? model.position[axis].value(ticks, model.positionAt[axis])
                                  : model.restPosition[axis];
    for (JointPose& each : model.local)
        each.translation = position / m_scene.unit;
}

void Playback::turn(Model& model, std::int64_t ticks) const
{
    auto& [byAngles, byQuaternions] = model.local;
    const auto& times = model.times;
    while (model.key + 1 < times.size() && times[model.key + 1] <= ticks) {
        ++model.key;
        model.before = model.after;
        aheadOf(model);
    }
    byAngles.rotation = byQuaternions.rotation = model.before;
    if (model.key + 1 >= times.size() || ticks <= times[model.key])
        return;
    const double share =
        double(ticks - times[model.key]) / double(times[model.key + 1] - times[model.key]);
    byQuaternions.rotation = glm::normalize(model.before * (1.0 - share) + model.after * share);
    byAngles.rotation = turnAt(model, ticks, model.anglesAt);
}

void Playback::moveTo(std::int64_t ticks)
{
    for (Model& model : m_models) {
        translate(model, ticks);
        turn(model, ticks);
        for (std::size_t reading = 0; reading < model.local.size(); ++reading)
            model.world[reading] =
                model.parent < 0
                    ? model.local[reading]
                    : m_models[std::size_t(model.parent)].world[reading] * model.local[reading];
    }
}

const glm::dquat& Playback::turn(Reading reading, std::size_t joint) const
{
    return m_models[std::size_t(m_modelOf[joint])].local[std::size_t(reading)].rotation;
}

const JointPose& Playback::world(Reading reading, std::size_t joint) const
{
    return m_models[std::size_t(m_modelOf[joint])].world[std::size_t(reading)];
}

} // namespace mmd::fbx
