// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/feet/foot.h"

#include <glm/vec2.hpp>

namespace mmd {

/// When a foot stands: its heel or its toe is low and slow. The ground is y = 0.
struct ContactOptions {
    double height = 0.5;        ///< units over the ground
    double speed = 0.15;        ///< units a frame, along the ground
    std::uint32_t shortest = 4; ///< frames
};

/// A time that a foot stands, with its errors.
struct FootContact {
    FootSide side = FootSide::Left;
    FrameSpan span;
    double slide = 0.0;       ///< units: how far the standing point moves on the ground
    double height = 0.0;      ///< units: the highest that the lower point is over the ground
    double penetration = 0.0; ///< units: the deepest that it is under the ground
    bool operator==(const FootContact&) const = default;
};

/// The contacts of both feet in `span`, by side, then ascending. A contact begins and ends where
/// height or speed are over one and a half times the limits, so that it does not flicker. Without
/// feet there are none. TooManyFrames over mostFramesAtOnce; Cancelled.
[[nodiscard]] Result<std::vector<FootContact>> footContacts(
    const std::shared_ptr<const Model>& model, const Motion& motion, FrameSpan span,
    const ContactOptions& options, ProgressPart progress);

/// The contacts of one foot.
[[nodiscard]] std::vector<FootContact> contactsOf(
    const FootPath& path, const ContactOptions& options);
/// A contact with these frames of the path; `span` must be in it.
[[nodiscard]] FootContact measuredContact(const FootPath& path, FrameSpan span);
/// The same with the points that stand in another path of the same frames: a foot before and after
/// a change is measured at the same points.
[[nodiscard]] FootContact measuredContact(
    const FootPath& path, FrameSpan span, const FootPath& standing);

/// How far the standing foot has moved along the ground (x, z) at each frame of `span`, from the
/// first one on. Of heel and toe, the one that is lower and slower in the path `standing` counts: a
/// foot that rolls or turns on one of them does not slide.
[[nodiscard]] std::vector<glm::dvec2> slideOf(
    const FootPath& path, FrameSpan span, const FootPath& standing);

} // namespace mmd
