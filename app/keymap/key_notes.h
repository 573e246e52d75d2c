// SPDX-License-Identifier: MIT
#pragma once

#include "app/keymap/key_map.h"

namespace odori {

/// The limits and side effects of a key of `command`, one sentence each: the sheet's cursor and the
/// handles of the curve editor keep their keys, and a letter with Alt no longer opens a menu.
[[nodiscard]] QStringList notesOf(const Command& command, const QKeySequence& key);

} // namespace odori
