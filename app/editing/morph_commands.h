// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/keys/morph_sides.h"

namespace odori {

class Document;

/// Mirrors the selected morphs at the current frame as one undo step, and says what it did or why
/// it did nothing.
void mirrorMorphs(Document& document, mmd::MorphSides sides);

} // namespace odori
