// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>

#include <QtCore/QString>

namespace odori::cli {

/// Translates the words of CLI11's own that are part of each help, such as "Usage". Call it before
/// commands are added: they take over the formatter and the heading of commands.
void translateHelp(CLI::App& program);

/// The values of an option for the user: "NUMBER (0.1 to 10)" or "FIRST:LAST". CLI11 says
/// "FLOAT:NUMBER (0.1 to 10)".
[[nodiscard]] QString valuesOf(const CLI::Option& option);

} // namespace odori::cli
