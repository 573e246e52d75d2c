// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/pmx/pmx.h"

namespace odori::test {

/// A model with every kind of record of PMX 2.1: all deforms, morph types, bone flags, shapes and
/// joints, two additional UVs, extra settings, a name of invalid UTF-16, and empty references.
[[nodiscard]] mmd::pmx::Model everyRecordKind();

} // namespace odori::test
