// SPDX-License-Identifier: MIT
#pragma once

#include "ui/render/memory_target.h"
#include "ui/viewport/surface/offscreen_context.h"

#include <QtGui/QImage>

#include <functional>
#include <memory>

namespace odori {

/// A context without a window, whose pictures are images.
class MemoryPicture {
public:
    /// Null if the machine has no OpenGL 3.3.
    [[nodiscard]] static std::unique_ptr<MemoryPicture> create();
    ~MemoryPicture();

    bool makeCurrent() { return m_context->makeCurrent(); }
    void doneCurrent() { m_context->doneCurrent(); }
    /// Calls `draw` with a bound framebuffer as large as `picture`, and copies the result there.
    /// The context must be current. The format of `picture` is RGB32.
    void draw(const std::function<void()>& draw, QImage& picture);

private:
    explicit MemoryPicture(std::unique_ptr<OffscreenContext> context);
    std::unique_ptr<OffscreenContext> m_context;
    std::unique_ptr<render::MemoryTarget> m_target = std::make_unique<render::MemoryTarget>();
};

} // namespace odori
