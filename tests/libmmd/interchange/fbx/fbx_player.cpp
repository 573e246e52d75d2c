// SPDX-License-Identifier: MIT
#include "tests/libmmd/interchange/fbx/fbx_player.h"

#include <glm/trigonometric.hpp>

#include <set>

namespace odori::test {
namespace {

using mmd::fbx::Document;
using mmd::fbx::Node;

const Node* objectOf(const Document& document, std::int64_t id)
{
    for (const Node& each : document.node("Objects")->children)
        if (const auto* own = each.value<std::int64_t>(0); own && *own == id)
            return &each;
    return nullptr;
}

std::int64_t idOf(const Document& document, std::string_view type, std::string_view name)
{
    for (const Node& each : document.node("Objects")->children)
        if (each.name == type && mmd::fbx::plainName(*each.value<std::string>(1)) == name)
            return *each.value<std::int64_t>(0);
    return -1;
}

/// The id of the object connected to a property of `parent`.
std::int64_t childOf(const Document& document, std::int64_t parent, std::string_view property)
{
    for (const Node& each : document.node("Connections")->children) {
        const auto* own = each.value<std::string>(3);
        if (own && *own == property && *each.value<std::int64_t>(2) == parent)
            return *each.value<std::int64_t>(1);
    }
    return -1;
}

const Node* curveBelow(const Document& document, std::int64_t object, std::string_view property,
    std::string_view channel)
{
    return objectOf(document, childOf(document, childOf(document, object, property), channel));
}

const Node* findCurve(const Document& document, std::string_view model, std::string_view property,
    std::string_view channel)
{
    return curveBelow(document, idOf(document, "Model", model), property, channel);
}

double valueAt(const Node* curve, double ticks)
{
    if (!curve)
        return 0.0;
    const auto& times = *curve->childValue<std::vector<std::int64_t>>("KeyTime");
    const auto& values = *curve->childValue<std::vector<float>>("KeyValueFloat");
    for (std::size_t key = 1; key < times.size(); ++key)
        if (ticks < double(times[key])) {
            const double share = std::max(
                0.0, (ticks - double(times[key - 1])) / double(times[key] - times[key - 1]));
            return double(values[key - 1]) * (1.0 - share) + double(values[key]) * share;
        }
    return double(values.back());
}

struct Curves {
    const Node* angles[3];
    const Node* positions[3];

    [[nodiscard]] glm::dquat turnAt(double ticks) const
    {
        glm::dquat turn(1.0, 0.0, 0.0, 0.0); // Rz Ry Rx
        for (int axis = 2; axis >= 0; --axis) {
            glm::dvec3 unit(0.0);
            unit[axis] = 1.0;
            turn = turn * glm::angleAxis(glm::radians(valueAt(angles[axis], ticks)), unit);
        }
        return turn;
    }
    [[nodiscard]] glm::dquat blendedAt(double ticks) const
    {
        std::set<double> times;
        for (const auto* list : {angles, positions})
            for (int axis = 0; axis < 3; ++axis)
                if (list[axis])
                    for (const std::int64_t time :
                        *list[axis]->childValue<std::vector<std::int64_t>>("KeyTime"))
                        times.insert(double(time));
        const auto next = times.upper_bound(ticks);
        if (next == times.begin() || next == times.end())
            return turnAt(ticks);
        const double from = *std::prev(next);
        const glm::dquat a = turnAt(from);
        const glm::dquat b = turnAt(*next);
        const double share = (ticks - from) / (*next - from);
        const double side = glm::dot(a, b) < 0.0 ? -1.0 : 1.0;
        return glm::normalize(a * (1.0 - share) + b * (share * side));
    }
};

} // namespace

glm::dquat turnOfModel(
    const Document& document, std::string_view model, double frame, int fps, Blend blend)
{
    Curves curves{};
    const char* channels[] = {"d|X", "d|Y", "d|Z"};
    for (int axis = 0; axis < 3; ++axis) {
        curves.angles[axis] = findCurve(document, model, "Lcl Rotation", channels[axis]);
        curves.positions[axis] = findCurve(document, model, "Lcl Translation", channels[axis]);
    }
    const double ticks = frame * 46186158000.0 / fps;
    return blend == Blend::Angles ? curves.turnAt(ticks) : curves.blendedAt(ticks);
}

std::vector<std::int64_t> keyTimes(const Document& document, std::string_view model,
    std::string_view property, std::string_view channel)
{
    const Node* curve = findCurve(document, model, property, channel);
    return curve ? *curve->childValue<std::vector<std::int64_t>>("KeyTime")
                 : std::vector<std::int64_t>();
}

std::vector<float> attributeKeys(const Document& document, std::string_view attribute,
    std::string_view property, std::string_view channel)
{
    const std::int64_t object = idOf(document, "NodeAttribute", attribute);
    const Node* curve = curveBelow(document, object, property, channel);
    return curve ? *curve->childValue<std::vector<float>>("KeyValueFloat") : std::vector<float>();
}

Node* curveOf(
    Document& document, std::string_view model, std::string_view property, std::string_view channel)
{
    const Node* found = findCurve(document, model, property, channel);
    for (Node& each : document.node("Objects")->children)
        if (&each == found)
            return &each;
    return nullptr;
}

} // namespace odori::test
