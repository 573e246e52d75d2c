// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/model/model.h"

namespace mmd {

/// What a motion file does to the names of a model's bones and morphs, for those that `motion`
/// holds keys of: NameCut where the name is longer than its field (15 bytes; an IK switch 19),
/// NameUnencodable where it has characters that CP932 lacks, NameShared where several bones or
/// morphs go by one name and get all its keys. Each names the bone or morph: "bone 12 (name)".
///
/// None of it loses a key: reopened, a cut name finds its bone again.
[[nodiscard]] std::vector<Warning> nameWarnings(const Model& model, const Motion& motion);

} // namespace mmd
