// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/command.h"

namespace odori {

/// A key that types or moves in fields, lists and trees: without Ctrl, Alt and Meta, and no
/// function key.
[[nodiscard]] bool isPlainKey(QKeyCombination key);

/// The scope in which `key` runs a command of `scope`: a key without modifiers of a command of the
/// whole window acts only in the editors, so that lists and trees can use it.
[[nodiscard]] CommandScope scopeOfKey(CommandScope scope, QKeyCombination key);

/// Whether there is a place where one key would run commands of both scopes.
[[nodiscard]] bool doOverlap(CommandScope one, CommandScope other);

} // namespace odori
