// SPDX-License-Identifier: MIT
#include "tools/sample/track_maker.h"

#include "libmmd/text/cp932.h"

#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <set>

namespace sample {
namespace {

using Progress = std::function<double(double frame)>;

/// With x1 and x2 at one third and two thirds the curve's x equals time, and its y is the cubic
/// with the two slopes.
mmd::BezierCurve curveOf(const Progress& progress, double from, double to)
{
    constexpr double step = 0.02;
    const double length = to - from;
    const double slopeIn = (progress(from + step) - progress(from)) / step * length;
    const double slopeOut = (progress(to) - progress(to - step)) / step * length;
    const auto handle = [](double y) {
        return static_cast<std::uint8_t>(std::lround(127.0 * std::clamp(y, 0.0, 1.0)));
    };
    const mmd::BezierCurve curve{42, handle(slopeIn / 3.0), 85, handle(1.0 - slopeOut / 3.0)};
    const bool isLinear = std::abs(slopeIn - 1.0) < 0.02 && std::abs(slopeOut - 1.0) < 0.02;
    return isLinear ? mmd::BezierCurve{} : curve;
}

double angleBetween(const glm::quat& a, const glm::quat& b)
{
    const glm::quat difference = glm::conjugate(a) * b;
    const double sine = std::sqrt(double(difference.x) * double(difference.x) +
                                  double(difference.y) * double(difference.y) +
                                  double(difference.z) * double(difference.z));
    return 2.0 * std::atan2(sine, std::abs(double(difference.w)));
}

mmd::BoneCurves curvesOf(const BoneMove& move, std::uint32_t from, std::uint32_t to)
{
    const mmd::BoneValue a = move(from);
    const mmd::BoneValue b = move(to);
    mmd::BoneCurves curves;
    for (int axis = 0; axis < 3; ++axis) {
        const double start = double(a.translation[axis]);
        const double way = double(b.translation[axis]) - start;
        if (std::abs(way) > 1e-3)
            curves[std::size_t(axis)] = curveOf(
                [&](double frame) { return (double(move(frame).translation[axis]) - start) / way; },
                from, to);
    }
    const double turn = angleBetween(a.rotation, b.rotation);
    if (turn > 1e-3)
        curves[std::size_t(mmd::BoneChannel::Rotation)] = curveOf(
            [&](double frame) { return angleBetween(a.rotation, move(frame).rotation) / turn; },
            from, to);
    return curves;
}

} // namespace

std::vector<std::uint32_t> cycleFrames(
    std::initializer_list<std::uint32_t> offsets, std::uint32_t period, std::uint32_t last)
{
    std::set<std::uint32_t> frames{0, last};
    for (std::uint32_t cycle = 0; cycle < last; cycle += period)
        for (const std::uint32_t offset : offsets)
            if (cycle + offset > 1 && cycle + offset + 1 < last)
                frames.insert(cycle + offset);
    return {frames.begin(), frames.end()};
}

void addBoneTrack(mmd::Motion& motion, std::string_view bone,
    const std::vector<std::uint32_t>& frames, const BoneMove& move)
{
    std::vector<mmd::BoneKeyframe> keys;
    for (const std::uint32_t frame : frames) {
        mmd::BoneKeyframe key;
        key.frame = frame;
        key.value = move(frame);
        if (!keys.empty())
            key.interpolation =
                mmd::withCurves(key.interpolation, curvesOf(move, keys.back().frame, frame));
        keys.push_back(key);
    }
    const mmd::NameField field = mmd::fieldOf(mmd::encodeCp932(bone).bytes);
    mmd::replaceTrack(motion, mmd::Track<mmd::BoneKeyframe>(field, keys));
}

void addMorphTrack(
    mmd::Motion& motion, std::string_view morph, std::initializer_list<MorphKey> keys)
{
    std::vector<mmd::MorphKeyframe> frames;
    for (const MorphKey& key : keys) {
        mmd::MorphKeyframe frame;
        frame.frame = key.frame;
        frame.value.weight = key.weight;
        frames.push_back(frame);
    }
    const mmd::NameField field = mmd::fieldOf(mmd::encodeCp932(morph).bytes);
    mmd::replaceTrack(motion, mmd::Track<mmd::MorphKeyframe>(field, frames));
}

void addShowIk(mmd::Motion& motion, const std::vector<std::string>& ikBones)
{
    mmd::ShowIkKeyframe key;
    for (const std::string& bone : ikBones) {
        mmd::IkSwitch ik;
        const std::string name = mmd::encodeCp932(bone).bytes;
        std::memcpy(ik.name.data(), name.data(), std::min(name.size(), ik.name.size() - 1));
        key.value.switches.push_back(ik);
    }
    const std::vector<mmd::ShowIkKeyframe> keys{key};
    mmd::replaceTrack(motion, mmd::Track<mmd::ShowIkKeyframe>({}, keys));
}

} // namespace sample
