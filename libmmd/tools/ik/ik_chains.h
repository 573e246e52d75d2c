// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/frame_span.h"
#include "libmmd/pose/pose.h"

#include <span>
#include <vector>

/// Chains are indices of Rig::chains.
namespace mmd {

/// All chains that can move something, and whose goal and links have tracks of their own: names
/// that are equal after 15 bytes share one.
[[nodiscard]] std::vector<int> allChains(const Model& model);
/// Those that move a leg or turn a foot: an ankle, by its Japanese name, is the effector or a link.
[[nodiscard]] std::vector<int> legChains(const Model& model);
/// Those of which `tracks` has the goal or a link.
[[nodiscard]] std::vector<int> chainsOfTracks(const Model& model, std::span<const TrackId> tracks);

/// Switches the IK of `chains` on or off at the frames of `span` in the motion's show/IK keys.
/// Before and after the span the switches are as they were: keys at its begin and after its end are
/// added for that, with a switch for every chain of the model. Without a need nothing changes.
void setIkSwitches(
    Motion& motion, const Model& model, std::span<const int> chains, FrameSpan span, bool on);

/// Whether the motion switches the chain on at `frame`.
[[nodiscard]] bool isChainOn(
    const Motion& motion, const Model& model, int chain, std::uint32_t frame);
/// Whether it does so at a frame of `span`.
[[nodiscard]] bool isChainUsed(const Motion& motion, const Model& model, int chain, FrameSpan span);

} // namespace mmd
