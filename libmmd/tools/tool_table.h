// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/tool.h"

#include <span>
#include <string_view>

/// Every tool with its options as data. The window and the command line are made from this table;
/// ui/messages/tool_texts has the texts.
namespace mmd {

/// What an option's number means.
enum class ToolUnit { None, Units, Degrees, Frames, Percent };

struct ToolOption {
    enum class Kind {
        Number,
        Whole,  ///< a whole number
        Switch, ///< 0 or 1
        Choice, ///< an index of `choices`
    };
    std::string_view id; ///< as in `odori-cli tool NAME --id`
    Kind kind = Kind::Number;
    double value = 0.0; ///< at first
    double least = 0.0, most = 1.0, step = 0.1;
    ToolUnit unit = ToolUnit::None;
    std::vector<std::string_view> choices{}; ///< their ids
    bool needsModel = false;                 ///< other values than 0 need a model
    std::string_view needs{};                ///< id of a switch; while it is 0, no effect
};

/// One value for each option of a tool, in their order and within their limits.
using ToolValues = std::vector<double>;

/// Which rows a tool changes.
enum class ToolScope {
    Rows,      ///< those of ToolInput::tracks
    WholePose, ///< whatever it must
};

/// The number of options that say what counts as standing.
inline constexpr std::size_t contactOptionCount = 3;

struct Tool {
    std::string_view id; ///< as in `odori-cli tool NAME`
    ToolScope scope = ToolScope::Rows;
    bool usesRange = true; ///< else the whole motion changes
    bool needsModel = false;
    bool usesContacts = false;    ///< ToolInput::contacts, instead of the first contactOptionCount
    bool needsOther = false;      ///< ToolInput::other
    bool needsOtherModel = false; ///< and ToolInput::otherModel
    std::vector<ToolOption> options;
    /// Errors: Cancelled; TooManyFrames; those of the tool.
    Result<ToolResult> (*run)(
        const ToolInput& input, const ToolValues& values, ProgressPart progress) = nullptr;
};

[[nodiscard]] std::span<const Tool> toolTable();
/// Null if there is none.
[[nodiscard]] const Tool* findTool(std::string_view id);
/// What counts as standing, from the values of a tool that uses contacts.
[[nodiscard]] ContactOptions contactOptionsOf(const ToolValues& values);
/// Whether an option can change the result: the switch that it needs is 1.
[[nodiscard]] bool hasEffect(const Tool& tool, const ToolValues& values, const ToolOption& option);
/// The values at first.
[[nodiscard]] ToolValues defaultValues(const Tool& tool);

} // namespace mmd
