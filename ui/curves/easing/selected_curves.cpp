// SPDX-License-Identifier: MIT
#include "ui/curves/easing/selected_curves.h"

#include <algorithm>

namespace odori {
namespace {

/// A coordinate over 127 in a file counts as 127.
int held(std::uint8_t coordinate)
{
    return std::min<int>(coordinate, 127);
}

class Gathering {
public:
    explicit Gathering(std::uint8_t channels)
        : m_channels(channels)
    {
    }

    template <class Key, class CurvesAt>
    void add(const mmd::Track<Key>& track, std::span<const std::uint32_t> frames, CurvesAt curvesAt)
    {
        for (const std::uint32_t frame : frames) {
            const auto index = track.find(frame);
            if (!index)
                continue;
            ++result.keyCount;
            const Segment segment{*index > 0 ? track.frame(*index - 1) : 0, frame};
            if (result.keyCount == 1)
                result.segment = segment;
            else if (result.segment != segment)
                result.segment.reset();
            addCurves(curvesAt(*index), segment);
        }
    }

    SelectedCurves result;

private:
    template <std::size_t n>
    void addCurves(const std::array<mmd::BezierCurve, n>& curves, const Segment& segment)
    {
        for (std::size_t channel = 0; channel < n; ++channel) {
            if (!(m_channels & (1u << channel)))
                continue;
            auto& shared = result.channelCurves[channel];
            if (result.keyCount == 1)
                shared = curves[channel];
            else if (shared != curves[channel])
                shared.reset();
            addCurve(curves[channel], int(channel), segment);
        }
    }

    void addCurve(const mmd::BezierCurve& curve, int channel, const Segment& segment)
    {
        const std::array<int, 4> numbers{
            held(curve.x1), held(curve.y1), held(curve.x2), held(curve.y2)};
        for (std::size_t at = 0; at < numbers.size(); ++at) {
            if (!m_hasCurve)
                result.coordinates[at] = numbers[at];
            else if (result.coordinates[at] != numbers[at])
                result.coordinates[at].reset();
        }
        m_hasCurve = true;
        if (addDistinct(result.curves, curve))
            result.curveChannels.push_back(channel);
        if (!segment.isEmpty())
            addDistinct(result.segments, ShapedSegment{curve, segment});
    }

    template <class T>
    static bool addDistinct(std::vector<T>& list, const T& value)
    {
        if (list.size() >= SelectedCurves::mostShown ||
            std::find(list.begin(), list.end(), value) != list.end())
            return false;
        list.push_back(value);
        return true;
    }

    std::uint8_t m_channels;
    bool m_hasCurve = false;
};

} // namespace

std::vector<mmd::BezierCurve> SelectedCurves::shared() const
{
    if (curves.size() == 1)
        return curves;
    const std::size_t count = hasCamera ? mmd::cameraChannelCount : mmd::boneChannelCount;
    std::vector<mmd::BezierCurve> result;
    for (std::size_t channel = 0; channel < count; ++channel) {
        if (!channelCurves[channel])
            return {};
        result.push_back(*channelCurves[channel]);
    }
    return result;
}

SelectedCurves selectedCurves(
    const mmd::Scene& scene, const mmd::Selection& selection, std::uint8_t channels)
{
    Gathering gathering(channels);
    const mmd::Motion* motion = mmd::findMotion(scene, scene.active);
    if (!motion)
        return {};
    for (const mmd::TrackKeys& keys : selection.keys) {
        if (keys.track.kind == mmd::TrackKind::Bone) {
            if (const auto* track = mmd::findBoneTrack(*motion, keys.track.name))
                gathering.add(
                    *track, keys.frames, [&](std::size_t index) -> const mmd::BoneCurves& {
                        return track->curves(index);
                    });
        } else if (keys.track.kind == mmd::TrackKind::Camera && motion->camera) {
            gathering.result.hasCamera = true;
            gathering.add(*motion->camera, keys.frames, [&](std::size_t index) {
                return mmd::curvesOf(motion->camera->values()[index].interpolation);
            });
        }
    }
    return gathering.result;
}

} // namespace odori
