// SPDX-License-Identifier: MIT
// The scene's camera in the free view.
#include "ui/viewport/viewport.h"

#include <algorithm>

namespace odori {

void Viewport::setCameraAlwaysShown(bool shown)
{
    m_frustum.isAlwaysShown = shown;
    updatePicture();
}

/// Without a safe frame, the camera view has the shape of the viewport.
void Viewport::updateFrustum()
{
    m_frustum.aspect =
        aspectOf(m_safeFrame).value_or(float(width()) / float(std::max(height(), 1)));
}

/// Values can only be set at whole frames.
void Viewport::roundFrame()
{
    m_playback.stop();
    m_document.setCurrentFrame(double(m_document.currentKeyFrame()));
}

void Viewport::hover(const std::optional<glm::vec2>& mouse)
{
    const std::optional<glm::vec2> pixel = m_isClean ? std::nullopt : mouse;
    const Picture shown = picture();
    const bool isBoneHandle = m_tool.hover(shown, pixel);
    if (m_frustum.hover(shown, pixel) || isBoneHandle)
        updatePicture();
    hoverTrail(pixel);
}

/// Returns false if no part of the camera is there.
bool Viewport::pressFrustum(const glm::vec2& pixel)
{
    if (m_isClean || !m_frustum.finds(picture(), pixel))
        return false;
    roundFrame(); // the camera may be elsewhere then
    m_drag = m_frustum.begin(picture(), pixel) ? Drag::Frustum : Drag::Click;
    updatePicture();
    return true;
}

void Viewport::moveFrustum(float factor)
{
    m_frustum.move(m_mouse, factor);
    if (!m_frustum.isDragging())
        m_drag = Drag::None;
    updatePicture();
}

void Viewport::releaseFrustum()
{
    if (m_isClick)
        m_frustum.cancel();
    else
        m_frustum.end();
}

} // namespace odori
