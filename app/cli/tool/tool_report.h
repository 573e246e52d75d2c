// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/tool_table.h"

#include <span>
#include <string>
#include <vector>

namespace odori::cli {

/// What a tool did to one file of a batch.
struct ToolItem {
    std::string input, output;
    std::string error; ///< a sentence; empty if the output was written
    mmd::ToolResult result{};
};

/// Sentences about one file, a line each.
[[nodiscard]] std::string textOf(const ToolItem& item);
/// All files as JSON; docs/cli.md documents the members.
[[nodiscard]] std::string jsonOf(
    const mmd::Tool& tool, const std::string& model, std::span<const ToolItem> items);

} // namespace odori::cli
