// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/feet/contacts.h"
#include "libmmd/tools/tool.h"

namespace mmd {

struct GroundOptions {
    ContactOptions limits;
    /// When the feet stand; their measured errors do not count. None: it is found.
    std::optional<std::vector<FootContact>> contacts{};
    std::uint32_t smooth = 10; ///< frames: changes of the correction that are faster are left out
    bool thins = true;         ///< keys that are not needed are removed
    double units = 0.005;      ///< how far a joint may move because of that
};

/// Lifts or lowers the whole body so that standing feet are on the ground, in the input's range
/// (cut at the motion's end): the bone that carries the body (センター, or else the topmost bone
/// above the legs) and the goals of the legs that do not hang on it move together, straight up or
/// down. So the pose stays the same. Where no foot stands, the correction goes evenly from one
/// contact to the next; at ends of the range that are not ends of the motion it comes and goes
/// within GroundOptions::smooth frames. The input's tracks do not count. Without a model nothing
/// changes. Figures: Contacts, and the largest FloatBefore and FloatAfter, PenetrationBefore and
/// PenetrationAfter of the lower foot. Cancelled; TooManyFrames.
[[nodiscard]] Result<ToolResult> groundMotion(
    const ToolInput& input, const GroundOptions& options, ProgressPart progress);

/// The correction at each frame of the paths (they have the same frames), in units upwards: smooth,
/// 0 without contacts. `contacts` are of all paths.
[[nodiscard]] std::vector<float> groundOffsets(
    std::span<const FootPath> paths, std::span<const FootContact> contacts, std::uint32_t smooth);

} // namespace mmd
