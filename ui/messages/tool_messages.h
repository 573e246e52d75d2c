// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/tool_table.h"

#include <QtCore/QString>
#include <QtCore/QStringList>

#include <span>
#include <vector>

/// Translated texts of the motion tools, for the window and the command line.
namespace odori {

/// "Thin Keys". The id if the tool has no text.
[[nodiscard]] QString nameOf(const mmd::Tool& tool);
/// What the tool does, in one or two sentences.
[[nodiscard]] QString helpOf(const mmd::Tool& tool);
/// "Distance", without a colon.
[[nodiscard]] QString labelOf(const mmd::Tool& tool, const mmd::ToolOption& option);
/// A sentence about the option.
[[nodiscard]] QString helpOf(const mmd::Tool& tool, const mmd::ToolOption& option);
/// A choice of an option.
[[nodiscard]] QString choiceOf(
    const mmd::Tool& tool, const mmd::ToolOption& option, std::size_t choice);
/// " units", "°", " %" or nothing.
[[nodiscard]] QString suffixOf(mmd::ToolUnit unit);

/// What a tool found and did, in sentences; figures that belong together are one sentence.
[[nodiscard]] QStringList sentencesOf(std::span<const mmd::ToolFigure> figures);
/// An identifier for programs, which never changes: "keys-before".
[[nodiscard]] const char* codeOf(mmd::ToolFigureKind kind);

/// A line of the table of what moved.
struct MovedLine {
    const char* code; ///< for programs: "hands"
    QString name;     ///< "Hands"
    mmd::PointDifference moved;
};
/// Hands, feet, head and all joints.
[[nodiscard]] std::vector<MovedLine> movedLines(const mmd::PoseDifference& moved);
/// "Hands: at most 0.012 units (frame 103), 0.004 on average."
[[nodiscard]] QString sentence(const MovedLine& line);
/// "Joints turned at most 0.3° (frame 20)."
[[nodiscard]] QString turnSentence(const mmd::PoseDifference& moved);

} // namespace odori
