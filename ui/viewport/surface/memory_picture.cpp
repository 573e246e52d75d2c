// SPDX-License-Identifier: MIT
#include "ui/viewport/surface/memory_picture.h"

#include "ui/viewport/gl_format.h"

#include <utility>

namespace odori {

std::unique_ptr<MemoryPicture> MemoryPicture::create()
{
    auto context = createOffscreenContext();
    return std::unique_ptr<MemoryPicture>(
        context ? new MemoryPicture(std::move(context)) : nullptr);
}

MemoryPicture::MemoryPicture(std::unique_ptr<OffscreenContext> context)
    : m_context(std::move(context))
{
}

MemoryPicture::~MemoryPicture()
{
    if (m_context->makeCurrent()) {
        m_target.reset();
        m_context->doneCurrent();
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
