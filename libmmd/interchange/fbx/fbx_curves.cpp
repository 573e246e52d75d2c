// SPDX-License-Identifier: MIT
#include "libmmd/interchange/fbx/fbx_curves.h"

#include "libmmd/interchange/keys/key_reduction.h"

#include <algorithm>
#include <numeric>

namespace mmd::fbx {
namespace {

constexpr std::int32_t linear = 4, stepped = 2;

bool isCut(std::span<const std::uint32_t> cuts, std::uint32_t frame)
{
    return std::binary_search(cuts.begin(), cuts.end(), frame);
}

/// Flags of the keys, as runs of equal ones.
struct Flags {
    std::vector<std::int32_t> flags, counts;
    std::vector<float> data;
};

Flags flagsOf(std::span<const std::uint32_t> kept, std::span<const std::uint32_t> cuts)
{
    Flags result;
    for (const std::uint32_t frame : kept) {
        const std::int32_t flag = isCut(cuts, frame) ? stepped : linear;
        if (result.flags.empty() || result.flags.back() != flag) {
            result.flags.push_back(flag);
            result.counts.push_back(0);
        }
        ++result.counts.back();
    }
    result.data.assign(4 * result.flags.size(), 0.0f);
    return result;
}

} // namespace

CurveWriter::CurveWriter(const ExportScene& scene)
    : m_ticksPerFrame(ticksPerSecond / scene.motion.fps)
    , m_momentsPerFrame(momentsPerSecond / static_cast<std::uint32_t>(scene.motion.fps))
{
    m_all.frames.resize(scene.motion.frameCount);
    std::iota(m_all.frames.begin(), m_all.frames.end(), 0u);
    std::vector<std::int64_t> all(scene.motion.frameCount);
    for (std::size_t frame = 0; frame < all.size(); ++frame)
        all[frame] = ticks(frame);
    m_all.times = std::make_shared<const std::vector<std::int64_t>>(std::move(all));
    m_first = {{0}, std::make_shared<const std::vector<std::int64_t>>(1, 0)};
}

CurveWriter::Keys CurveWriter::keysAt(std::vector<std::uint32_t> frames) const
{
    if (frames.size() == m_all.frames.size())
        return m_all;
    if (frames.size() == 1)
        return m_first;
    std::vector<std::int64_t> own(frames.size());
    std::transform(frames.begin(), frames.end(), own.begin(),
        [&](std::uint32_t frame) { return ticks(frame); });
    return {std::move(frames), std::make_shared<const std::vector<std::int64_t>>(std::move(own))};
}

CurveWriter::Keys CurveWriter::keysAt(
    const std::vector<std::uint32_t>& moments, const Keys& onFrames) const
{
    if (moments.size() == onFrames.frames.size())
        return onFrames;
    std::vector<std::uint32_t> frames;
    std::vector<std::int64_t> times;
    for (const std::uint32_t moment : moments) {
        frames.push_back(moment / m_momentsPerFrame);
        times.push_back(ticksPerSecond / momentsPerSecond * std::int64_t(moment));
    }
    return {std::move(frames), std::make_shared<const std::vector<std::int64_t>>(std::move(times))};
}

CurveWriter::Keys CurveWriter::keysAtOrAll(std::vector<std::uint32_t> frames) const
{
    const bool isMost = frames.size() > 1 && frames.size() * 4 > m_all.frames.size() * 3;
    return isMost ? m_all : keysAt(std::move(frames));
}

void CurveWriter::fill(Node& curve, std::span<const float> values, const Keys& keys,
    std::span<const std::uint32_t> cuts) const
{
    std::vector<float> kept(keys.frames.size());
    std::transform(keys.frames.begin(), keys.frames.end(), kept.begin(),
        [&](std::uint32_t frame) { return values[frame]; });
    fillKeys(curve, std::move(kept), keys, cuts);
}

void CurveWriter::fillKeys(Node& curve, std::vector<float> values, const Keys& keys,
    std::span<const std::uint32_t> cuts) const
{
    const bool isStill = std::all_of(
        values.begin(), values.end(), [&](float value) { return value == values.front(); });
    const Keys& own = isStill && cuts.empty() ? m_first : keys;
    values.resize(own.frames.size());
    Flags flags = flagsOf(own.frames, cuts);
    setChild(curve, "Default", values.empty() ? 0.0 : double(values.front()));
    setChild(curve, "KeyVer", std::int32_t(4009));
    setChild(curve, "KeyTime", own.times);
    setChild(curve, "KeyValueFloat", std::move(values));
    setChild(curve, "KeyAttrFlags", std::move(flags.flags));
    setChild(curve, "KeyAttrDataFloat", std::move(flags.data));
    setChild(curve, "KeyAttrRefCount", std::move(flags.counts));
}

void CurveWriter::fill(Node& curve, std::span<const float> values, double tolerance,
    std::span<const std::uint32_t> cuts) const
{
    auto frames = reducedKeys(values, tolerance, cuts);
    fill(curve, values,
        tolerance == 0.0 ? keysAtOrAll(std::move(frames)) : keysAt(std::move(frames)), cuts);
}

void CurveWriter::setDefault(Node& curveNode, std::string_view channel, float value)
{
    setProperty(curveNode, property(channel, "Number", "", "A", double(value)));
}

std::int64_t addCurveNode(Objects& objects, std::int64_t layer, std::int64_t object,
    std::string_view name, std::string_view property)
{
    const std::int64_t id = objects.add("AnimationCurveNode", name, "AnimCurveNode", "");
    objects.connect(id, layer);
    objects.connect(id, object, property);
    return id;
}

std::int64_t addCurve(Objects& objects, std::int64_t curveNode, std::string_view channel)
{
    const std::int64_t id = objects.add("AnimationCurve", "", "AnimCurve", "");
    objects.connect(id, curveNode, channel);
    return id;
}

std::int64_t animationLayer(Objects& objects)
{
    for (const Node& each : objects.list().children)
        if (each.name == "AnimationLayer")
            return Objects::idOf(each);
    const std::int64_t stack = objects.add("AnimationStack", "animation", "AnimStack", "");
    const std::int64_t layer = objects.add("AnimationLayer", "BaseLayer", "AnimLayer", "");
    objects.connect(layer, stack);
    return layer;
}

} // namespace mmd::fbx
