// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/command.h"

namespace odori {

/// The keys of a command, each one key with its modifiers. The first one shows in the menu.
using CommandKeys = QList<QKeySequence>;

/// The key maps that Odori brings along.
enum class KeyPreset : std::uint8_t {
    Mmd,     ///< MikuMikuDance's: the keys of the command table
    Blender, ///< those of Blender 3.4 wherever it has the same idea
};
inline constexpr KeyPreset keyPresets[] = {KeyPreset::Mmd, KeyPreset::Blender};

/// "MMD", "Blender": in files and for people, never translated.
[[nodiscard]] QLatin1String nameOf(KeyPreset preset);

[[nodiscard]] CommandKeys presetKeys(KeyPreset preset, const Command& command);

} // namespace odori
