// SPDX-License-Identifier: MIT
#include "ui/viewport/surface/memory_picture.h"

#include "ui/viewport/gl_format.h"

namespace odori {

std::unique_ptr<MemoryPicture> MemoryPicture::create()
{
    std::unique_ptr<MemoryPicture> made(new MemoryPicture);
    made->m_context.setFormat(viewportFormat());
    made->m_surface.setFormat(viewportFormat());
    made->m_surface.create();
    if (!made->m_context.create() || !made->makeCurrent())
        return nullptr;
    made->doneCurrent();
    return made;
}

MemoryPicture::~MemoryPicture()
{
    if (m_context.isValid() && makeCurrent()) {
        m_target.reset();
        doneCurrent();
    }
}

void MemoryPicture::draw(const std::function<void()>& draw, QImage& picture)
{
    if (!m_target->bind(picture.width(), picture.height())) {
        picture.fill(Qt::black);
        return;
    }
    draw();
    // A row of RGB32 has no bytes of padding.
    m_target->read({reinterpret_cast<std::uint32_t*>(picture.bits()),
        static_cast<std::size_t>(picture.width()) * static_cast<std::size_t>(picture.height())});
}

} // namespace odori
