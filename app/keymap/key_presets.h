// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/command.h"

namespace odori {

/// The keys of a command, each one key with its modifiers. The menu shows the first one.
using CommandKeys = QList<QKeySequence>;

/// The built-in key maps.
enum class KeyPreset : std::uint8_t {
    Mmd,     ///< MikuMikuDance's: the keys of the command table
    Blender, ///< those of Blender 3.4 for all commands that it has too
};
inline constexpr KeyPreset keyPresets[] = {KeyPreset::Mmd, KeyPreset::Blender};

/// "MMD", "Blender": in files and for people, never translated.
[[nodiscard]] QLatin1String nameOf(KeyPreset preset);

[[nodiscard]] CommandKeys presetKeys(KeyPreset preset, const Command& command);

} // namespace odori
