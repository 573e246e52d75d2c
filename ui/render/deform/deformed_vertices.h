// SPDX-License-Identifier: MIT
#pragma once

#include "ui/render/gl/gl_upload.h"

namespace odori::render {

/// Where the passes that draw find the vertices of an actor.
struct DeformedVertices {
    AttributeSource position, normal;
    AttributeSource uv, additionalUv; ///< of the first additional set; no buffer: as at rest
    bool operator==(const DeformedVertices&) const = default;
};

} // namespace odori::render
