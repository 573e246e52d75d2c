// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/command.h"

namespace odori {

/// A key that types or moves in fields, lists and trees: without Ctrl, Alt and Meta, and no
/// function key.
[[nodiscard]] bool isPlainKey(QKeyCombination key);

/// Where `key` runs a command of `scope`: a plain key of a command of the whole window acts in the
/// editors only, so that lists and trees keep it.
[[nodiscard]] CommandScope scopeOfKey(CommandScope scope, QKeyCombination key);

/// Whether one key would run commands of both somewhere.
[[nodiscard]] bool doOverlap(CommandScope one, CommandScope other);

} // namespace odori
