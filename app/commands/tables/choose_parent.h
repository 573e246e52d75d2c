// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/editor.h"
#include "app/commands/editor_state.h"

namespace odori {

/// Opens `panel` (of the model or the camera), where an outside parent is chosen, and puts the
/// focus there.
void chooseParent(Editor& editor, Panel panel);

} // namespace odori
