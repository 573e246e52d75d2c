// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/vmd/vmd.h"

#include <string>
#include <string_view>

namespace mmd {

/// How a table is written.
struct CsvStyle {
    char separator = ',';    ///< comma, semicolon or tab
    bool tellsOfFile = true; ///< has the row that says what the file says about itself
};

/// A motion as a table (CSV, UTF-8, LF): the first row names the columns, each other row is a
/// record, in file order; raw remains where the readable columns would not give the same bytes
/// again. Described in docs/interchange.md.
[[nodiscard]] std::string csvFromVmd(const VmdFile& file, const CsvStyle& style = {});

/// The VMD file that a table describes; for one from csvFromVmd() byte for byte the same. Columns
/// come in any order and may be missing, but for the frame; those that are not known are warnings.
/// Commas, semicolons or tabs separate, as the first row does. Total: any bytes give a file or one
/// error with its line (BadText). Memory is that of the file.
[[nodiscard]] Result<VmdFile> vmdFromCsv(std::string_view text);

} // namespace mmd
