// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"
#include "libmmd/interchange/fbx/fbx_node.h"

#include <span>
#include <string_view>

/// Binary FBX. Source: "FBX binary file format specification", Blender developers' blog,
/// 2013; and what the FBX SDK reads and writes.
namespace mmd::fbx {

/// The first bytes of a binary file.
inline constexpr std::string_view fileMagic("Kaydara FBX Binary  \0\x1a\0", 23);

/// Reads a binary file, 7.x. Lists of nodes may lack the null record that closes them, as Assimp
/// before 5.3 writes them. Any bytes give a document or an Error, and no memory is allocated for a
/// count that is larger than the remaining bytes.
[[nodiscard]] Result<Document> readBinary(std::span<const std::byte> bytes);

/// The bytes of a binary file of the document's version. Every list of nodes is closed by a null
/// record. Nodes for which the FBX SDK requires one have it even if they are empty. Big arrays are
/// packed unless `pack` is false. Before 7.5 a file must be smaller than 4 GiB: OutOfRange.
[[nodiscard]] Result<std::vector<std::byte>> writeBinary(
    const Document& document, bool pack = true);

} // namespace mmd::fbx
