// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/fbx/fbx_objects.h"
#include "libmmd/interchange/keys/angle_keys.h"
#include "libmmd/interchange/scene/export_scene.h"

#include <array>
#include <span>
#include <string_view>

namespace mmd::fbx {

/// An FBX second, in the ticks of KTime.
inline constexpr std::int64_t ticksPerSecond = 46186158000;
/// The channels of a curve node that holds a vector.
inline constexpr std::array<const char*, 3> vectorChannels{"d|X", "d|Y", "d|Z"};

/// The keys of an animation's curves, on its grid of frames.
class CurveWriter {
public:
    explicit CurveWriter(const ExportScene& scene);

    [[nodiscard]] std::int64_t ticks(std::size_t frame) const
    {
        return static_cast<std::int64_t>(frame) * m_ticksPerFrame;
    }
    /// The keys of some curves at some frames (keys between frames: after them). Curves with the
    /// same frames share their `times`.
    struct Keys {
        std::vector<std::uint32_t> frames;
        SharedTimes times;
    };
    [[nodiscard]] std::uint32_t momentsPerFrame() const { return m_momentsPerFrame; }
    [[nodiscard]] Keys keysAt(std::vector<std::uint32_t> frames) const;
    /// `moments` (of angleKeys()) must include all of `onFrames` and may include others.
    [[nodiscard]] Keys keysAt(
        const std::vector<std::uint32_t>& moments, const Keys& onFrames) const;
    /// Returns all frames if nearly all are wanted: for a few keys less, separate times are not
    /// worth it.
    [[nodiscard]] Keys keysAtOrAll(std::vector<std::uint32_t> frames) const;

    /// Sets `curve` (an AnimationCurve) to those of `values` (one for each frame) that are at
    /// `keys`: exact times, linear, its default is the first key; a curve that does not move has
    /// one key. After the frames in `cuts` the value holds until the next key.
    void fill(Node& curve, std::span<const float> values, const Keys& keys,
        std::span<const std::uint32_t> cuts = {}) const;
    /// The same with one value for each key.
    void fillKeys(Node& curve, std::vector<float> values, const Keys& keys,
        std::span<const std::uint32_t> cuts = {}) const;
    /// The same with only the keys that linear interpolation within `tolerance` needs.
    void fill(Node& curve, std::span<const float> values, double tolerance,
        std::span<const std::uint32_t> cuts = {}) const;
    /// Sets the start values of the AnimationCurveNode: its "d|X" and so on.
    static void setDefault(Node& curveNode, std::string_view channel, float value);

private:
    std::int64_t m_ticksPerFrame;
    std::uint32_t m_momentsPerFrame;
    Keys m_all, m_first;
};

/// Adds an AnimationCurveNode for a property of an object, connected to the layer.
std::int64_t addCurveNode(Objects& objects, std::int64_t layer, std::int64_t object,
    std::string_view name, std::string_view property);
/// Adds an empty AnimationCurve to a channel ("d|X") of a curve node.
std::int64_t addCurve(Objects& objects, std::int64_t curveNode, std::string_view channel);

/// The document's one AnimationLayer, made with its stack if there is none.
[[nodiscard]] std::int64_t animationLayer(Objects& objects);

} // namespace mmd::fbx
