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

/// Whether the heel stands between a frame and the next one, and not the toe: the point that is low
/// and slow. Moving the whole foot so that this point stays does not make the other one better.
bool isOnHeel(const FootPoints& from, const FootPoints& to)
{
    constexpr double ofHeight = 0.1; // units a frame, for each unit that a point is higher
    const auto cost = [&](glm::vec3 FootPoints::*point) {
        return glm::distance(onGround(from.*point), onGround(to.*point)) +
               ofHeight * double(std::max((from.*point).y, (to.*point).y));
    };
    return cost(&FootPoints::heel) < cost(&FootPoints::toe);
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

std::vector<glm::dvec2> slideOf(const FootPath& path, FrameSpan span, const FootPath& standing)
{
    std::vector<glm::dvec2> slide{glm::dvec2(0.0)};
    for (std::uint32_t frame = span.first; frame < span.last; ++frame) {
        const auto point = isOnHeel(standing.at(frame), standing.at(frame + 1)) ? &FootPoints::heel
                                                                                : &FootPoints::toe;
        slide.push_back(
            slide.back() + onGround(path.at(frame + 1).*point) - onGround(path.at(frame).*point));
    }
    return slide;
}

FootContact measuredContact(const FootPath& path, FrameSpan span)
{
    return measuredContact(path, span, path);
}

FootContact measuredContact(const FootPath& path, FrameSpan span, const FootPath& standing)
{
    FootContact contact{.side = path.foot.side, .span = span};
    contact.slide = diameterOf(slideOf(path, span, standing));
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
