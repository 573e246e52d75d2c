// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/command.h"

namespace odori {

/// Whether a key types or moves in fields, lists and trees: it has no Ctrl, Alt or Meta, and is no
/// function key.
[[nodiscard]] bool isPlainKey(QKeyCombination key);

/// The scope in which `key` runs a command of `scope`: a key without modifiers of a command of the
/// whole window acts only in the editors, so that lists and trees can use it.
[[nodiscard]] CommandScope scopeOfKey(CommandScope scope, QKeyCombination key);

/// Whether a key would run commands of both scopes in some area.
[[nodiscard]] bool doOverlap(CommandScope one, CommandScope other);

} // namespace odori
