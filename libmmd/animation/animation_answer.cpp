// SPDX-License-Identifier: MIT
#include "libmmd/animation/animation_answer.h"

#include "libmmd/animation/reader_answer.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace mmd {
namespace {

constexpr std::string_view mark = "ODORIAN2";

void writePlace(ByteWriter& out, const JointPlace& place)
{
    for (const float number : {place.position.x, place.position.y, place.position.z,
             place.rotation.x, place.rotation.y, place.rotation.z, place.rotation.w})
        out.write<float>(number);
}

/// The rest place for numbers that are none.
JointPlace readPlace(ByteReader& in)
{
    float numbers[7];
    bool isFinite = true;
    for (float& number : numbers) {
        number = in.read<float>();
        isFinite = isFinite && std::abs(number) < 1e9f;
    }
    const glm::quat rotation(numbers[6], numbers[3], numbers[4], numbers[5]);
    if (!isFinite || !(std::abs(glm::dot(rotation, rotation) - 1.0f) < 0.01f))
        return {};
    return {{numbers[0], numbers[1], numbers[2]}, rotation};
}

} // namespace

std::vector<std::byte> animationAnswer(const Result<SkeletonAnimation>& result)
{
    if (!result)
        return answer::ofError(mark, result.error());
    ByteWriter out;
    answer::begin(out, mark);
    out.write<std::uint32_t>(std::uint32_t(result->takes.size()));
    for (const std::string& take : result->takes)
        answer::writeText(out, take);
    out.write<std::uint32_t>(std::uint32_t(result->take));
    out.write<double>(result->fps);
    out.write<double>(result->metres);
    out.write<std::uint32_t>(std::uint32_t(result->joints.size()));
    out.write<std::uint64_t>(result->frameCount);
    for (const AnimationJoint& joint : result->joints) {
        answer::writeText(out, joint.name);
        out.write<std::int32_t>(joint.parent);
        writePlace(out, joint.rest);
    }
    for (const JointPlace& place : result->places)
        writePlace(out, place);
    return out.release();
}

Result<SkeletonAnimation> readAnimationAnswer(std::span<const std::byte> bytes)
{
    ByteReader in(bytes);
    if (const auto begin = answer::readBegin(in, mark); !begin)
        return tl::unexpected(begin.error());
    SkeletonAnimation result;
    const auto takes = in.read<std::uint32_t>();
    if (takes > mostTakes)
        return answer::notAnAnswer();
    for (std::uint32_t at = 0; at < takes && !in.hasFailed(); ++at)
        result.takes.push_back(answer::readText(in));
    result.take = in.read<std::uint32_t>();
    if (result.take >= std::max<std::size_t>(takes, 1))
        return answer::notAnAnswer();
    result.fps = in.read<double>();
    result.metres = in.read<double>();
    const auto joints = in.read<std::uint32_t>();
    const auto frames = in.read<std::uint64_t>();
    if (!(result.fps >= 0.001 && result.fps <= 1e5) ||
        !(result.metres >= 0.0 && result.metres <= 1e6) || joints == 0 || joints > mostJoints ||
        frames > mostPlaces / joints)
        return answer::notAnAnswer();
    for (std::uint32_t at = 0; at < joints && !in.hasFailed(); ++at) {
        AnimationJoint& joint = result.joints.emplace_back();
        joint.name = answer::readText(in);
        joint.parent = in.read<std::int32_t>();
        joint.rest = readPlace(in);
        if (joint.parent < -1 || joint.parent >= std::int32_t(at))
            return answer::notAnAnswer();
    }
    const std::size_t places = std::size_t(frames) * joints;
    if (in.hasFailed() || in.left() != places * 7 * sizeof(float))
        return answer::notAnAnswer();
    result.frameCount = std::size_t(frames);
    result.places.reserve(places);
    for (std::size_t at = 0; at < places; ++at)
        result.places.push_back(readPlace(in));
    return result;
}

} // namespace mmd
