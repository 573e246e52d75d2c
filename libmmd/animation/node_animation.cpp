// SPDX-License-Identifier: MIT
#include "libmmd/animation/node_animation.h"

#include "libmmd/animation/animation_wish.h"
#include "libmmd/base/frame_rate.h"

#include <glm/geometric.hpp>
#include <glm/mat3x3.hpp>

#include <algorithm>
#include <cmath>

namespace mmd {
namespace {

using Order = std::vector<std::size_t>;

Error errorOf(ErrorCode code, std::string field, std::uint64_t value = 0)
{
    return {.code = code, .field = std::move(field), .value = value};
}

bool isFinite(const glm::dvec3& v)
{
    return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z);
}

/// Parents first; shorter than the nodes if there are cycles.
Order parentsFirst(const std::vector<AnimatedNode>& nodes)
{
    std::vector<Order> children(nodes.size());
    Order order;
    for (std::size_t node = 0; node < nodes.size(); ++node) {
        if (nodes[node].parent >= 0)
            children[std::size_t(nodes[node].parent)].push_back(node);
        else
            order.push_back(node);
    }
    for (std::size_t at = 0; at < order.size(); ++at)
        order.insert(order.end(), children[order[at]].begin(), children[order[at]].end());
    return order;
}

void wantFamilies(std::vector<AnimatedNode>& nodes, const Order& order)
{
    const bool hasWanted = std::any_of(
        nodes.begin(), nodes.end(), [](const AnimatedNode& each) { return each.isWanted; });
    for (const std::size_t node : order)
        if (const std::int32_t parent = nodes[node].parent; parent >= 0)
            nodes[node].isWanted |= nodes[std::size_t(parent)].isWanted && !nodes[node].hasContent;
    for (auto node = order.rbegin(); node != order.rend(); ++node) {
        AnimatedNode& each = nodes[*node];
        each.isWanted |= !hasWanted;
        if (each.isWanted && each.parent >= 0)
            nodes[std::size_t(each.parent)].isWanted = true;
    }
}

JointPlace placeOf(const glm::dmat4& matrix)
{
    const NodeTransform transform = transformOf(matrix);
    if (!isFinite(transform.translation) || !(std::abs(transform.rotation.w) <= 2.0))
        return {};
    return {glm::vec3(transform.translation), glm::quat(transform.rotation)};
}

std::vector<glm::dmat4> globalsOf(const std::vector<AnimatedNode>& nodes, const Order& order,
    const std::vector<NodeTransform>& locals)
{
    std::vector<glm::dmat4> globals(nodes.size(), glm::dmat4(1.0));
    for (const std::size_t node : order) {
        const std::int32_t parent = nodes[node].parent;
        globals[node] = parent < 0 ? matrixOf(locals[node])
                                   : globals[std::size_t(parent)] * matrixOf(locals[node]);
    }
    return globals;
}

/// Replaces the nodes' places by those of the bind pose, if most bones have the same lengths in
/// both: else it has another unit.
void useBinds(const std::vector<AnimatedNode>& nodes, const Order& order,
    std::vector<glm::dmat4>& rest, const std::vector<NodeTransform>& locals)
{
    std::size_t same = 0, compared = 0;
    const auto lengthIn = [](const glm::dmat4& a, const glm::dmat4& b) {
        return glm::distance(glm::dvec3(a[3]), glm::dvec3(b[3]));
    };
    for (const AnimatedNode& node : nodes) {
        if (!node.bind || node.parent < 0 || !nodes[std::size_t(node.parent)].bind)
            continue;
        const auto index = std::size_t(&node - nodes.data());
        const auto parent = std::size_t(node.parent);
        const double bound = lengthIn(*node.bind, *nodes[parent].bind);
        const double own = lengthIn(rest[index], rest[parent]);
        if (own < 1e-9)
            continue;
        ++compared;
        same += std::abs(bound - own) < 0.01 * own ? 1U : 0U;
    }
    if (compared == 0 || same * 4 < compared * 3)
        return;
    for (const std::size_t node : order) {
        const std::int32_t parent = nodes[node].parent;
        if (nodes[node].bind)
            rest[node] = *nodes[node].bind;
        else if (parent >= 0)
            rest[node] = rest[std::size_t(parent)] * matrixOf(locals[node]);
    }
}

} // namespace

glm::dmat4 matrixOf(const NodeTransform& transform)
{
    glm::dmat4 matrix(glm::mat3_cast(transform.rotation));
    for (glm::length_t axis = 0; axis < 3; ++axis)
        matrix[axis] *= transform.scale[axis];
    matrix[3] = glm::dvec4(transform.translation, 1.0);
    return matrix;
}

NodeTransform transformOf(const glm::dmat4& matrix)
{
    NodeTransform result;
    result.translation = glm::dvec3(matrix[3]);
    glm::dvec3 x(matrix[0]), y(matrix[1]), z(matrix[2]);
    result.scale = {glm::length(x), glm::length(y), glm::length(z)};
    if (!(result.scale.x > 1e-12 && result.scale.y > 1e-12 && result.scale.z > 1e-12))
        return result;
    if (glm::dot(glm::cross(x, y), z) < 0.0) { // a mirror: no rotation; one axis is turned
        result.scale.x = -result.scale.x;
        x = -x;
    }
    x = glm::normalize(x);
    y = glm::normalize(y - x * glm::dot(x, y));
    result.rotation = glm::normalize(glm::quat_cast(glm::dmat3(x, y, glm::cross(x, y))));
    return result;
}

Result<SkeletonAnimation> bakedNodes(std::vector<AnimatedNode> nodes, double begin, double end,
    const NodeSampler& sampler, std::size_t most)
{
    const Order order = parentsFirst(nodes);
    if (order.empty() || order.size() < nodes.size())
        return tl::unexpected(errorOf(ErrorCode::BadText,
            nodes.empty() ? "the file has no nodes" : "a node is its own ancestor"));
    if (!std::isfinite(begin) || !std::isfinite(end) || end < begin)
        return tl::unexpected(errorOf(ErrorCode::OutOfRange, "times"));
    wantFamilies(nodes, order);

    SkeletonAnimation result;
    Order joints;
    std::vector<std::int32_t> jointOf(nodes.size(), -1);
    for (const std::size_t node : order)
        if (nodes[node].isWanted) {
            jointOf[node] = std::int32_t(joints.size());
            joints.push_back(node);
        }
    if (joints.size() > mostJoints)
        return tl::unexpected(errorOf(ErrorCode::TooManyRecords, "joints", joints.size()));
    const double frames = std::round((end - begin) * framesPerSecond) + 1.0;
    const std::size_t mostFrames = most / joints.size();
    if (frames > double(mostFrames))
        return tl::unexpected(
            errorOf(ErrorCode::TooManyFrames, std::string(longAnimationField), mostFrames));

    std::vector<NodeTransform> locals;
    for (const AnimatedNode& node : nodes)
        locals.push_back(node.rest);
    const std::vector<NodeTransform> still = locals;
    std::vector<glm::dmat4> rest = globalsOf(nodes, order, locals);
    useBinds(nodes, order, rest, still);
    for (const std::size_t node : joints) {
        const std::int32_t parent = nodes[node].parent;
        result.joints.push_back({std::move(nodes[node].name),
            parent < 0 ? -1 : jointOf[std::size_t(parent)], placeOf(rest[node])});
    }
    result.frameCount = std::size_t(frames);
    result.fps = framesPerSecond;
    result.places.reserve(result.frameCount * joints.size());
    for (std::size_t frame = 0; frame < result.frameCount; ++frame) {
        locals = still;
        sampler(begin + double(frame) / framesPerSecond, locals);
        const auto globals = globalsOf(nodes, order, locals);
        for (const std::size_t node : joints)
            result.places.push_back(placeOf(globals[node]));
    }
    return result;
}

} // namespace mmd
