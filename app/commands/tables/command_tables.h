// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/command.h"
#include "app/commands/editor.h"
#include "app/commands/editor_state.h"

/// The parts of the command table, one for each menu.
namespace odori {

[[nodiscard]] QList<Command> fileCommands();
[[nodiscard]] QList<Command> editCommands();
[[nodiscard]] QList<Command> selectCommands();
[[nodiscard]] QList<Command> keyCommands();
[[nodiscard]] QList<Command> playbackCommands();
[[nodiscard]] QList<Command> poseCommands();
[[nodiscard]] QList<Command> morphCommands();
[[nodiscard]] QList<Command> physicsCommands();
[[nodiscard]] QList<Command> toolCommands();
[[nodiscard]] QList<Command> contactCommands();
[[nodiscard]] QList<Command> modelCommands();
[[nodiscard]] QList<Command> viewCommands();
[[nodiscard]] QList<Command> helperCommands();
[[nodiscard]] QList<Command> sheetCommands();
[[nodiscard]] QList<Command> curveCommands();
[[nodiscard]] QList<Command> graphCommands();
[[nodiscard]] QList<Command> helpCommands();

} // namespace odori
