// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"
#include "libmmd/base/progress.h"
#include "libmmd/motion/frame_span.h"
#include "libmmd/pose/pose.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace mmd {

enum class FootSide { Left, Right };
inline constexpr FootSide bothFeet[] = {FootSide::Left, FootSide::Right};

/// A leg of a model. Heel and toe are points of the sole: at rest they are on the ground.
struct Foot {
    FootSide side = FootSide::Left;
    int leg = -1, knee = -1, ankle = -1; ///< bones; leg and knee may be -1
    glm::vec3 heel{0.0f}, toe{0.0f};     ///< from the ankle, in its space
    int ankleChain = -1;                 ///< of Rig::chains: moves the ankle to its goal; or -1
    int toeChain = -1;                   ///< turns the ankle; or -1
};

/// Finds the bones by their Japanese names; none if the model has no ankle. Chains whose bones
/// cannot have keys (allChains()) are left out.
[[nodiscard]] std::optional<Foot> footOf(const Model& model, FootSide side);

/// Heel and toe in model space.
struct FootPoints {
    glm::vec3 heel{0.0f}, toe{0.0f};
    /// The height of the lower one over the ground, y = 0; negative under it.
    [[nodiscard]] float lowest() const { return heel.y < toe.y ? heel.y : toe.y; }
};
[[nodiscard]] FootPoints footPoints(const Foot& foot, std::span<const BoneTransform> pose);

/// A foot at the frames of `span`.
struct FootPath {
    Foot foot;
    FrameSpan span;
    std::vector<FootPoints> points; ///< one for each frame
    [[nodiscard]] const FootPoints& at(std::uint32_t frame) const
    {
        return points[frame - span.first];
    }
};
/// The paths of both feet, as far as the model has them. TooManyFrames over mostFramesAtOnce;
/// Cancelled.
[[nodiscard]] Result<std::vector<FootPath>> footPaths(const std::shared_ptr<const Model>& model,
    const Motion& motion, FrameSpan span, ProgressPart progress);

} // namespace mmd
