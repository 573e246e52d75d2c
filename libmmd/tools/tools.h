// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/tool_table.h"

/// The rows of the table of tools. Private to libmmd/tools.
namespace mmd {

[[nodiscard]] Tool thinTool();       ///< thin/
[[nodiscard]] Tool ikToFkTool();     ///< ik/
[[nodiscard]] Tool fkToIkTool();     ///< ik/
[[nodiscard]] Tool pinFeetTool();    ///< feet/
[[nodiscard]] Tool pinFootTool();    ///< feet/
[[nodiscard]] Tool groundTool();     ///< feet/
[[nodiscard]] Tool fitTool();        ///< import/
[[nodiscard]] Tool smoothTool();     ///< smooth/
[[nodiscard]] Tool placeTool();      ///< bones/
[[nodiscard]] Tool loopTool();       ///< bones/
[[nodiscard]] Tool crossFadeTool();  ///< bones/
[[nodiscard]] Tool takePartTool();   ///< bones/
[[nodiscard]] Tool splitBonesTool(); ///< bones/
[[nodiscard]] Tool mergeBonesTool(); ///< bones/
[[nodiscard]] Tool timeWarpTool();   ///< bones/

} // namespace mmd
