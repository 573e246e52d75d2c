// SPDX-License-Identifier: MIT
#include "ui/viewport/surface/offscreen_context.h"

namespace odori {

std::unique_ptr<OffscreenContext> OffscreenContext::create(const QSurfaceFormat& format)
{
    std::unique_ptr<OffscreenContext> made(new OffscreenContext);
    made->m_context.setFormat(format);
    made->m_surface.setFormat(format);
    made->m_surface.create();
    if (!made->m_context.create() || !made->makeCurrent())
        return nullptr;
    made->doneCurrent();
    return made;
}

} // namespace odori
