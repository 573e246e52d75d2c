// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/pmx/pmx.h"

#include <vector>

namespace mmd {

/// Corrects an invalid model for evaluation and drawing: afterwards every index is in range or -1,
/// numbers are finite and at most 1e7, faces are complete, material index counts match the faces,
/// BDEF4 weights are normalised. Adds one warning for each kind of location, with its count and its
/// first record: "bone parent, first in bone 12 (name)".
void sanitise(pmx::Model& model, std::vector<Warning>& warnings);

} // namespace mmd
