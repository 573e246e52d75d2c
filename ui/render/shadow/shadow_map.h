// SPDX-License-Identifier: MIT
#pragma once

#include "ui/render/gl/gl_objects.h"

namespace odori::render {

/// The depth of what casts self-shadows, as seen from the light.
class ShadowMap {
public:
    /// Binds the cleared map for drawing, `side` x `side` texels. False if the driver rejects it.
    [[nodiscard]] bool bind(int side);
    /// Binds the framebuffer that was bound before. The viewport is the caller's.
    void unbind() const;
    /// 0 if there is no map yet.
    [[nodiscard]] GLuint texture() const { return m_depth.name(); }

    /// As many texels as the picture has pixels, or more, up to 4096 x 4096; a power of two, so
    /// that dragging the window's border does not make new maps all the time.
    [[nodiscard]] static int sideFor(int width, int height);

private:
    [[nodiscard]] bool make(int side);

    int m_side = 0;
    Texture m_depth;
    Framebuffer m_framebuffer;
    GLint m_previous = 0;
};

} // namespace odori::render
