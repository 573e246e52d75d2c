// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/tool_table.h"

/// The rows of the table of tools. Private to libmmd/tools.
namespace mmd {

[[nodiscard]] Tool thinTool();    ///< thin/
[[nodiscard]] Tool ikToFkTool();  ///< ik/
[[nodiscard]] Tool fkToIkTool();  ///< ik/
[[nodiscard]] Tool pinFeetTool(); ///< feet/
[[nodiscard]] Tool groundTool();  ///< feet/
[[nodiscard]] Tool fitTool();     ///< import/

} // namespace mmd
