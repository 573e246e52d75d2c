// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/command.h"

namespace odori {

/// The keys of a command, each a single key with modifiers. The menu shows the first one.
using CommandKeys = QList<QKeySequence>;

/// The built-in key maps.
enum class KeyPreset : std::uint8_t {
    Mmd,     ///< MikuMikuDance's: the keys of the command table
    Blender, ///< those of Blender 3.4 for equivalent commands
};
inline constexpr KeyPreset keyPresets[] = {KeyPreset::Mmd, KeyPreset::Blender};

/// "MMD", "Blender": for files and users, never translated.
[[nodiscard]] QLatin1String nameOf(KeyPreset preset);

[[nodiscard]] CommandKeys presetKeys(KeyPreset preset, const Command& command);

} // namespace odori
