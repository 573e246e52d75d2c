// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"
#include "libmmd/interchange/fbx/fbx_node.h"

#include <span>
#include <string_view>

/// Binary FBX. Source: "FBX binary file format specification", Blender developers' blog,
/// 2013; and what the FBX SDK reads and writes.
namespace mmd::fbx {

/// What a binary file begins with.
inline constexpr std::string_view fileMagic("Kaydara FBX Binary  \0\x1a\0", 23);

/// Reads a binary file, 7.x. Lists of nodes may lack the null record that closes them, as Assimp
/// before 5.3 writes them. Total: any bytes give a document or an Error, and nothing is allocated
/// for a count that cannot fit in what is left.
[[nodiscard]] Result<Document> readBinary(std::span<const std::byte> bytes);

/// The bytes of a binary file of the document's version. Every list of nodes is closed by a null
/// record, and those nodes that the FBX SDK wants one in have it even when they hold nothing. Big
/// arrays are packed unless `pack` says otherwise. Before 7.5 a file has less than 4 GiB:
/// OutOfRange.
[[nodiscard]] Result<std::vector<std::byte>> writeBinary(
    const Document& document, bool pack = true);

} // namespace mmd::fbx
