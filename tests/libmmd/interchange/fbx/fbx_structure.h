// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/fbx/fbx_node.h"

#include <QtCore/QStringList>

#include <cstddef>
#include <span>

namespace odori::test {

/// What a strict reader would mind in the bytes of a binary FBX: lists of nodes that no null record
/// closes, offsets that lead elsewhere.
[[nodiscard]] QStringList recordProblems(std::span<const std::byte> bytes);

/// What is wrong among the objects: counts in Definitions, connections to nothing, objects without
/// a name, curves whose times and values do not fit, curve nodes and blend shape channels without
/// their curves, limb nodes missing in the bind pose, times off the grid of `fps`.
[[nodiscard]] QStringList structureProblems(const mmd::fbx::Document& document, int fps);

} // namespace odori::test
