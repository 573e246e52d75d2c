// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/pmx/pmx.h"

#include <vector>

namespace mmd {

/// Makes a careless model safe to evaluate and draw: every index is in range or -1 afterwards,
/// numbers are finite and at most 1e7, faces complete, material index counts sum to the faces,
/// BDEF4 weights are normalised. Adds one warning for each kind of place, with its count and the
/// first record that it was found in: "bone parent, first in bone 12 (name)".
void sanitise(pmx::Model& model, std::vector<Warning>& warnings);

} // namespace mmd
