// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/fbx/fbx_node.h"

#include <QtCore/QStringList>

#include <cstddef>
#include <span>

namespace odori::test {

/// Errors that a strict reader finds in the bytes of a binary FBX: node lists without a closing
/// null record, wrong offsets.
[[nodiscard]] QStringList recordProblems(std::span<const std::byte> bytes);

/// Errors among the objects: wrong counts in Definitions, connections to missing objects, objects
/// without a name, curves with different numbers of times and values, curve nodes and blend shape
/// channels without curves, limb nodes missing in the bind pose, times off the grid of `fps`.
[[nodiscard]] QStringList structureProblems(const mmd::fbx::Document& document, int fps);

} // namespace odori::test
