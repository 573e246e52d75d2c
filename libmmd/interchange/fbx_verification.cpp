// SPDX-License-Identifier: MIT
#include "libmmd/interchange/fbx_verification.h"

#include "libmmd/interchange/fbx_curves.h"
#include "libmmd/interchange/fbx_objects.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace mmd::fbx {
namespace {

std::string_view kindOf(const Node& node)
{
    const auto* kind = node.value<std::string>(2);
    return kind ? std::string_view(*kind) : std::string_view();
}

/// A curve as a reader plays it: linear between keys, held beyond them.
class Curve {
public:
    explicit Curve(const Node& node)
        : m_times(node.childValue<std::vector<std::int64_t>>("KeyTime"))
        , m_values(node.childValue<std::vector<float>>("KeyValueFloat"))
    {
    }
    [[nodiscard]] bool isSound() const
    {
        return m_times && m_values && !m_times->empty() && m_times->size() == m_values->size();
    }
    [[nodiscard]] double at(std::int64_t time) const
    {
        const auto next = std::upper_bound(m_times->begin(), m_times->end(), time);
        if (next == m_times->begin())
            return double(m_values->front());
        if (next == m_times->end())
            return double(m_values->back());
        const auto index = std::size_t(next - m_times->begin());
        const double span = double(*next - *(next - 1));
        const double share = double(time - *(next - 1)) / span;
        const double before = double((*m_values)[index - 1]);
        return before + (double((*m_values)[index]) - before) * share;
    }

private:
    const std::vector<std::int64_t>* m_times;
    const std::vector<float>* m_values;
};

/// The curve of each channel, by the channel's name and the mesh that it is of.
using CurveNodes = std::multimap<std::string, const Node*, std::less<>>;

CurveNodes curveNodesOf(Objects& objects)
{
    CurveNodes channels;
    for (const Node& each : objects.list().children) {
        if (each.name != "Deformer" || kindOf(each) != "BlendShapeChannel")
            continue;
        const std::int64_t curveNode = objects.childOf(Objects::idOf(each), "AnimationCurveNode");
        const Node* curve = objects.find(objects.childOf(curveNode, "AnimationCurve"));
        if (const auto* name = each.value<std::string>(1); curve && name)
            channels.emplace(plainName(*name), curve);
    }
    return channels;
}

double errorOf(const Node& node, const ExportScene& scene, std::size_t morph)
{
    const Curve curve(node);
    if (!curve.isSound())
        return 1.0;
    const std::int64_t frameTicks = ticksPerSecond / scene.motion.fps;
    double largest = 0.0;
    for (std::size_t frame = 0; frame < scene.motion.frameCount; ++frame) {
        const double shown = curve.at(static_cast<std::int64_t>(frame) * frameTicks) / 100.0;
        largest = std::max(largest, std::abs(shown - double(scene.motion.weights(frame)[morph])));
    }
    return largest;
}

} // namespace

double largestWeightError(Document& document, const ExportScene& scene)
{
    Objects objects(document);
    const CurveNodes channels = curveNodesOf(objects);
    std::map<std::string_view, std::pair<std::uint32_t, std::size_t>> wanted; // morph, how often
    for (const ExportMesh& mesh : scene.meshes)
        for (const ExportShape& shape : mesh.shapes) {
            auto& [morph, count] = wanted[shape.name];
            morph = shape.morph;
            ++count;
        }
    double largest = 0.0;
    for (const auto& [name, shape] : wanted) {
        const auto [begin, end] = channels.equal_range(name);
        if (std::size_t(std::distance(begin, end)) != shape.second)
            return 1.0;
        for (auto each = begin; each != end; ++each)
            largest = std::max(largest, errorOf(*each->second, scene, shape.first));
    }
    return largest;
}

void dropShapes(Document& document)
{
    Objects objects(document);
    std::vector<std::int64_t> gone;
    for (const Node& each : objects.list().children) {
        const std::string_view kind = kindOf(each);
        if (kind == "Shape" || kind == "BlendShape" || kind == "BlendShapeChannel")
            gone.push_back(Objects::idOf(each));
    }
    if (!gone.empty())
        objects.remove(gone);
}

} // namespace mmd::fbx
