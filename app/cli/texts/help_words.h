// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>

namespace odori::cli {

/// Translates the words of CLI11's own that are part of each help, such as "Usage". Call it before
/// options and commands are added: they take over their group.
void translateHelp(CLI::App& program);

} // namespace odori::cli
