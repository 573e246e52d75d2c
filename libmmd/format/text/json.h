// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/vmd/vmd.h"

#include <string>
#include <string_view>

namespace mmd {

/// A motion as JSON (UTF-8): every field of every record, in file order, one record on each line.
/// Raw bytes are added if the fields would not give the same bytes. See docs/interchange.md.
[[nodiscard]] std::string jsonFromVmd(const VmdFile& file);

/// The VMD file that a JSON text describes; a text from jsonFromVmd() gives the same bytes. Missing
/// values have MMD's default; unknown members are warnings. Any bytes give a file or one error with
/// its line (BadText). Uses as much memory as the file.
[[nodiscard]] Result<VmdFile> vmdFromJson(std::string_view text);

} // namespace mmd
