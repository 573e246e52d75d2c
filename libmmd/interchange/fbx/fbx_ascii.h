// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"
#include "libmmd/interchange/export_options.h"
#include "libmmd/interchange/fbx/fbx_node.h"

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// FBX as text. Source: what the FBX SDK reads and writes.
namespace mmd::fbx {

/// The document as text (UTF-8).
[[nodiscard]] std::vector<std::byte> writeAscii(const Document& document);

/// Text as it stands between quotes: quotes and line ends would end it, other control characters a
/// reader.
[[nodiscard]] std::string escaped(std::string_view text);
/// What a reader makes of it.
[[nodiscard]] std::string unescaped(std::string_view text);

/// A name as it is known after reading: a text that has a mark of its own ("&quot;") loses it, and
/// Assimp leaves all marks as they are.
[[nodiscard]] std::string nameAsRead(const ExportOptions& options, const std::string& name);

/// What a text holds, as far as it can be told and is needed to check it: whole numbers are
/// int64, others double, and of arrays only the times and values of curves are read.
struct AsciiFile {
    Document document;
    /// From where to where each object of "Objects" goes in the text, in bytes.
    std::vector<std::pair<std::size_t, std::size_t>> objects;
};

/// BadText, with the line, for what breaks the format. Nothing is allocated for a count.
[[nodiscard]] Result<AsciiFile> readAscii(std::span<const std::byte> text);

} // namespace mmd::fbx
