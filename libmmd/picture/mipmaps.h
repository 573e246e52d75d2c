// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/picture/image.h"

namespace mmd {

/// The mipmaps of a texture that repeats: halved until it is one pixel, the largest first.
///
/// Those of opaque pictures are slightly sharpened (docs/rendering.md, Textures), so that thin
/// strokes keep their colour. Those of other pictures are means weighted by opacity: the colour of
/// invisible pixels does not count.
[[nodiscard]] std::vector<Image> mipmapsOf(const Image& image);

} // namespace mmd
