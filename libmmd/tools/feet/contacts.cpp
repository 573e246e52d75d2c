// SPDX-License-Identifier: MIT
#include "libmmd/tools/feet/contacts.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace mmd {
namespace {

glm::dvec2 onGround(const glm::vec3& point)
{
    return {double(point.x), double(point.z)};
}

/// Units a frame, along the ground.
double speedAt(const FootPath& path, std::uint32_t frame, glm::vec3 FootPoints::*point)
{
    const std::uint32_t before = frame > path.span.first ? frame - 1 : frame;
    const std::uint32_t after = frame < path.span.last ? frame + 1 : frame;
    if (before == after)
        return 0.0;
    return glm::distance(onGround(path.at(before).*point), onGround(path.at(after).*point)) /
           double(after - before);
}

bool stands(const FootPath& path, std::uint32_t frame, const ContactOptions& options, double factor)
{
    const auto isLowAndSlow = [&](glm::vec3 FootPoints::*point) {
        return double((path.at(frame).*point).y) <= factor * options.height &&
               speedAt(path, frame, point) <= factor * options.speed;
    };
    return isLowAndSlow(&FootPoints::heel) || isLowAndSlow(&FootPoints::toe);
}

/// The movement of the standing foot from a frame to the next one.
glm::dvec2 stepOf(const FootPoints& from, const FootPoints& to)
{
    // Both points stand if the foot is nearly flat.
    constexpr float flat = 0.15f;
    const float heel = std::max(from.heel.y, to.heel.y), toe = std::max(from.toe.y, to.toe.y);
    const glm::dvec2 ofHeel = onGround(to.heel) - onGround(from.heel);
    const glm::dvec2 ofToe = onGround(to.toe) - onGround(from.toe);
    if (std::abs(heel - toe) > flat)
        return heel < toe ? ofHeel : ofToe;
    return glm::length(ofHeel) < glm::length(ofToe) ? ofHeel : ofToe;
}

/// The largest distance of two of the points, within 0.2 %.
double diameterOf(std::span<const glm::dvec2> points)
{
    constexpr int directions = 32;
    double largest = 0.0;
    for (int at = 0; at < directions; ++at) {
        const double angle = std::numbers::pi * at / directions;
        const glm::dvec2 direction(std::cos(angle), std::sin(angle));
        double least = std::numeric_limits<double>::infinity(), most = -least;
        for (const glm::dvec2& point : points) {
            least = std::min(least, glm::dot(point, direction));
            most = std::max(most, glm::dot(point, direction));
        }
        largest = std::max(largest, most - least);
    }
    return largest;
}

} // namespace

std::vector<glm::dvec2> slideOf(const FootPath& path, FrameSpan span)
{
    std::vector<glm::dvec2> slide{glm::dvec2(0.0)};
    for (std::uint32_t frame = span.first; frame < span.last; ++frame)
        slide.push_back(slide.back() + stepOf(path.at(frame), path.at(frame + 1)));
    return slide;
}

FootContact measuredContact(const FootPath& path, FrameSpan span)
{
    FootContact contact{.side = path.foot.side, .span = span};
    contact.slide = diameterOf(slideOf(path, span));
    for (std::uint32_t frame = span.first;; ++frame) {
        const auto lowest = double(path.at(frame).lowest());
        contact.height = std::max(contact.height, lowest);
        contact.penetration = std::max(contact.penetration, -lowest);
        if (frame == span.last)
            return contact;
    }
}

std::vector<FootContact> contactsOf(const FootPath& path, const ContactOptions& options)
{
    constexpr double loose = 1.5;
    std::vector<FootContact> contacts;
    const std::size_t frames = path.points.size();
    for (std::size_t begin = 0; begin < frames;) {
        bool isSure = false;
        std::size_t end = begin;
        for (; end < frames; ++end) {
            const std::uint32_t frame = path.span.first + std::uint32_t(end);
            if (!stands(path, frame, options, loose))
                break;
            isSure = isSure || stands(path, frame, options, 1.0);
        }
        if (isSure && end - begin >= std::max<std::size_t>(options.shortest, 1))
            contacts.push_back(
                measuredContact(path, {path.span.first + std::uint32_t(begin),
                                          path.span.first + std::uint32_t(end) - 1}));
        begin = std::max(end, begin + 1);
    }
    return contacts;
}

Result<std::vector<FootContact>> footContacts(const std::shared_ptr<const Model>& model,
    const Motion& motion, FrameSpan span, const ContactOptions& options, ProgressPart progress)
{
    const auto paths = footPaths(model, motion, span, progress);
    if (!paths)
        return tl::unexpected(paths.error());
    std::vector<FootContact> contacts;
    for (const FootPath& path : *paths) {
        const auto more = contactsOf(path, options);
        contacts.insert(contacts.end(), more.begin(), more.end());
    }
    return contacts;
}

} // namespace mmd
