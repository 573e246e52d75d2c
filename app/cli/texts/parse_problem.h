// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>

#include <QtCore/QString>

namespace odori::cli {

/// What is wrong with the command line of `program`, in the user's language. CLI11 has only English
/// sentences; one that is not known here is returned as it is.
[[nodiscard]] QString parseProblem(const CLI::App& program, const CLI::Error& error);

} // namespace odori::cli
