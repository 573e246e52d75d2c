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

/// Text for use between quotes: quotes and line ends would end it, other control characters would
/// stop a reader.
[[nodiscard]] std::string escaped(std::string_view text);
/// The text that a reader gets from it.
[[nodiscard]] std::string unescaped(std::string_view text);

/// A name as it is after reading. A text that contains an escape sequence ("&quot;") loses it, but
/// Assimp does not decode escape sequences.
[[nodiscard]] std::string nameAsRead(const ExportOptions& options, const std::string& name);

/// The content of a text, as far as the check needs it: whole numbers are int64, others double, and
/// only arrays with the times and values of curves are read.
struct AsciiFile {
    Document document;
    /// The range of each object of "Objects" in the text, in bytes.
    std::vector<std::pair<std::size_t, std::size_t>> objects;
};

/// Error: BadText, with the line, if the format is violated. A count allocates no memory.
[[nodiscard]] Result<AsciiFile> readAscii(std::span<const std::byte> text);

} // namespace mmd::fbx
