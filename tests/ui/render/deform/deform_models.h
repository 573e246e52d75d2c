// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/pose/pose.h"

#include <memory>
#include <string_view>
#include <vector>

namespace odori::test {

/// The names of the models below.
[[nodiscard]] std::vector<const char*> deformKinds();

/// A model of 120 vertices at random places with five bones, whose vertices have the kind of that
/// name: "BDEF4", "SDEF, a bone is missing", "UV morph 3", and so on. Always the same one.
[[nodiscard]] std::shared_ptr<const mmd::Model> deformModel(std::string_view kind);

/// A pose with random bones and morph weights; each number is another pose. In every second one,
/// neighbouring bones have rotations of opposite signs.
[[nodiscard]] mmd::Pose randomPose(const mmd::Model& model, unsigned number);

} // namespace odori::test
