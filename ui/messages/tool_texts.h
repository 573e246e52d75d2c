// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>
#include <vector>

/// The English texts of the tools, which tool_messages.cpp translates. Private to ui/messages.
namespace odori {

struct OptionText {
    std::string_view id; ///< mmd::ToolOption::id
    const char* label;
    const char* help;
    std::vector<const char*> choices{}; ///< one for each of mmd::ToolOption::choices
};

struct ToolText {
    std::string_view id; ///< mmd::Tool::id
    const char* name;
    const char* help;
    std::vector<OptionText> options;
};

[[nodiscard]] std::span<const ToolText> toolTexts();

} // namespace odori
