// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"

namespace mmd {

/// The keys that moving or copying the target's selected keys replaces: those of its motion at the
/// frames of `moved`, the selection afterwards. Moved keys do not replace each other; copies may
/// replace the selected keys themselves. For showing it before it happens.
[[nodiscard]] Selection replacedKeys(
    const EditTarget& target, const Selection& moved, bool areCopies);

} // namespace mmd
