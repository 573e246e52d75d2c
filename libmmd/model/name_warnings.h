// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/model/model.h"

namespace mmd {

/// Checks how a motion file stores the names of a model's bones and morphs, for those with keys in
/// `motion`: NameCut if the name is longer than its field (15 bytes; an IK switch 19),
/// NameUnencodable if it has characters that CP932 does not have, NameShared if several bones or
/// morphs have the same name and get all its keys. Each names the bone or morph: "bone 12 (name)".
///
/// No key is lost: when the file is opened again, a cut name finds its bone.
[[nodiscard]] std::vector<Warning> nameWarnings(const Model& model, const Motion& motion);

} // namespace mmd
