// SPDX-License-Identifier: MIT
#include "ui/viewport/helpers/contact_marks.h"

#include "ui/document/contacts/foot_contacts.h"
#include "ui/viewport/helpers/helper_colours.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace odori {
namespace {

constexpr float radius = 0.6f; ///< units; a foot is about 1.5 long
constexpr float width = 2.0f;  ///< pixels

/// The lower point of the foot, which stands.
glm::vec3 standingPoint(const mmd::FootPoints& points)
{
    return points.heel.y < points.toe.y ? points.heel : points.toe;
}

void addRing(
    const glm::vec3& middle, const glm::vec4& colour, std::vector<render::OverlayLine>& lines)
{
    constexpr int corners = 20;
    const auto at = [&](int corner) {
        const float angle = 2.0f * std::numbers::pi_v<float> * float(corner) / float(corners);
        return middle + radius * glm::vec3(std::cos(angle), 0.0f, std::sin(angle));
    };
    for (int corner = 0; corner < corners; ++corner)
        lines.push_back({at(corner), at(corner + 1), colour, width});
}

} // namespace

void addContactMarks(
    const FootContacts& contacts, double frame, std::vector<render::OverlayLine>& lines)
{
    const auto now = std::uint32_t(std::max(0.0, std::floor(frame)));
    for (std::size_t at = 0; at < contacts.contacts().size(); ++at) {
        const mmd::FootContact& contact = contacts.contacts()[at];
        const mmd::FootPath* path = contacts.path(contact.side);
        if (!path || now < contact.span.first || now > contact.span.last ||
            contact.span.last > path->span.last)
            continue;
        const bool isSelected = contacts.selected() == at;
        const glm::vec4& colour = isSelected ? helperColour::key : helperColour::contact;
        const auto along = mmd::slideOf(*path, {contact.span.first, now}, *path).back();
        const glm::vec3 foot = standingPoint(path->at(now));
        const glm::vec3 place{foot.x - float(along.x), 0.0f, foot.z - float(along.y)};
        addRing(place, colour, lines);
        const glm::vec3 below{foot.x, 0.0f, foot.z};
        lines.push_back({place, below, helperColour::current, width});
        lines.push_back({below, foot, helperColour::current, width}); // how far it floats or sinks
        for (const glm::vec3& arm : {glm::vec3(1.0f, 0.0f, 0.0f), glm::vec3(0.0f, 0.0f, 1.0f)})
            lines.push_back(
                {below - 0.25f * radius * arm, below + 0.25f * radius * arm, colour, width});
    }
}

} // namespace odori
