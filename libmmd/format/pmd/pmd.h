// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/pmx/pmx.h"
#include "libmmd/text/encoding.h"

#include <cstddef>
#include <span>

/// PMD, the older model format. It is converted to PMX's data type while it is read, as MMD shows
/// it. Source: docs/formats.md, "PMD".
namespace mmd::pmd {

/// Whether the bytes begin like a PMD file.
[[nodiscard]] bool isPmd(std::span<const std::byte> bytes);

/// Reads a whole PMD file that is already in memory. Total: any bytes give a model or an Error, and
/// nothing is allocated for a count that cannot fit in what is left of the file. The file may end
/// before the English names, the toon names or the rigid bodies.
///
/// The model's encoding is TextEncoding::Cp932: names keep their bytes.
[[nodiscard]] Result<pmx::ReadResult> read(std::span<const std::byte> bytes);

/// The probable encoding of the texts of a model from a PMD; offer it to the user if it is not
/// CP932.
[[nodiscard]] Encoding guessEncoding(const pmx::Model& model);

/// Decodes the texts of a model from a PMD in another encoding; their bytes, which motions use,
/// stay.
void decodeTexts(pmx::Model& model, Encoding encoding);

} // namespace mmd::pmd
