// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command.h"

#include <string_view>

namespace odori::cli {

/// Prints a text that is made from the declared commands, for the build: `kind` is "bash", "zsh" or
/// "fish" (completions) or "man" (the manual page in roff). Returns the exit status.
int printCommandText(const CLI::App& program, std::string_view kind);

} // namespace odori::cli
