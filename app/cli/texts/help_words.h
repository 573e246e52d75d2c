// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>

namespace odori::cli {

/// Translates the words of CLI11's own that are part of each help, such as "Usage". Call it before
/// commands are added: they take over the formatter and the heading of commands.
void translateHelp(CLI::App& program);

} // namespace odori::cli
