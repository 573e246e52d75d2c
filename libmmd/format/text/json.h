// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/vmd/vmd.h"

#include <string>
#include <string_view>

namespace mmd {

/// A motion as JSON (UTF-8): every field of every record, in file order, one record a line; raw
/// remains where those would not give the same bytes again. Described in docs/interchange.md.
[[nodiscard]] std::string jsonFromVmd(const VmdFile& file);

/// The VMD file that a JSON text describes; for one from jsonFromVmd() byte for byte the same.
/// What is left out has MMD's default; members that are not known are warnings. Total: any bytes
/// give a file or one error with its line (BadText). Memory is that of the file.
[[nodiscard]] Result<VmdFile> vmdFromJson(std::string_view text);

} // namespace mmd
