// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/feet/contacts.h"
#include "libmmd/tools/tool.h"

namespace mmd {

/// Where on the ground a foot is held.
enum class PinPlace {
    Median, ///< of its places in the contact
    First,  ///< where it is at the contact's first frame
    AtFrame ///< where it is at PinOptions::frame, or at the nearest frame of the contact
};

/// The height at which a foot is held.
enum class PinHeight {
    Ground,  ///< its lower point is on the ground
    AtPlace, ///< that of the held place; of the median, the median height
    Own,     ///< each frame keeps its height
    Found    ///< AtPlace if that is over ContactOptions::height, else Ground
};

struct PinOptions {
    ContactOptions limits;
    /// Feet and frames to hold; their measured errors do not count. None: those that are found.
    std::optional<std::vector<FootContact>> contacts{};
    PinPlace place = PinPlace::Median;
    std::uint32_t frame = 0; ///< of PinPlace::AtFrame
    PinHeight height = PinHeight::Ground;
    std::uint32_t blend = 5; ///< frames over which a foot comes and goes, before and after
    bool thins = true;       ///< keys that are not needed are removed
    double units = 0.003;    ///< how far a joint may move because of that
};

/// Holds standing feet at one place, in the input's range (cut at the motion's end). The point that
/// stands, heel or toe, is held, so a foot still rolls; the foot keeps its rotation. Where the
/// leg's IK is on, its goals and the ankle get keys; else leg, knee and ankle get them. Where the
/// solver does not find the place (it gets stuck at legs that are almost straight), all of them get
/// keys. The blends are shorter between contacts that are close. The input's tracks do not count.
/// Without a model nothing changes.
///
/// Figures: Contacts, and the largest SlideBefore and SlideAfter, FloatBefore and FloatAfter,
/// PenetrationBefore and PenetrationAfter of the contacts (at the same points of the foot);
/// Unreached (frames of contacts at which the foot is farther than reachedUnits from its place) and
/// FarthestFromGoal. Cancelled; TooManyFrames.
[[nodiscard]] Result<ToolResult> pinFeet(
    const ToolInput& input, const PinOptions& options, ProgressPart progress);

/// Holds one foot in the whole of the input's range, on the ground or in the air, and blends before
/// and after it: pinFeet() with this contact only.
[[nodiscard]] Result<ToolResult> pinFoot(
    const ToolInput& input, FootSide side, PinOptions options, ProgressPart progress);

/// How a foot must move at the frames of a path so that it is held in the contacts.
struct FootCorrection {
    std::vector<glm::vec3> offsets; ///< one for each frame, model space
    std::vector<float> weights;     ///< 1 in contacts, less in blends, 0 elsewhere
};
/// Of contacts of the path's foot, ascending; others are ignored. At an end of the path that is
/// not an end of the motion (frame 0, `lastFrame`), a contact blends inside the path.
[[nodiscard]] FootCorrection correctionOf(const FootPath& path,
    std::span<const FootContact> contacts, const PinOptions& options, std::uint32_t lastFrame);

} // namespace mmd
