// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/vmd/vmd.h"

#include <string>
#include <string_view>

namespace mmd {

/// How a table is written.
struct CsvStyle {
    char separator = ',';    ///< comma, semicolon or tab
    bool tellsOfFile = true; ///< has the row with the data of the file itself
};

/// A motion as a table (CSV, UTF-8, LF): the first row names the columns, each other row is a
/// record, in file order. Raw bytes are added if the columns would not give the same bytes. See
/// docs/interchange.md.
[[nodiscard]] std::string csvFromVmd(const VmdFile& file, const CsvStyle& style = {});

/// The VMD file that a table describes; a table from csvFromVmd() gives the same bytes. Columns may
/// be in any order and may be missing, except the frame; unknown ones are warnings. Commas,
/// semicolons or tabs separate cells, as in the first row. Any bytes give a file or one error with
/// its line (BadText). Uses as much memory as the file.
[[nodiscard]] Result<VmdFile> vmdFromCsv(std::string_view text);

} // namespace mmd
