// SPDX-License-Identifier: MIT
#include "ui/viewport/overlays/safe_frame.h"

#include <glm/gtc/matrix_transform.hpp>

#include <algorithm>

namespace odori {

std::optional<float> aspectOf(SafeFrame frame)
{
    switch (frame) {
    case SafeFrame::None:
        return std::nullopt;
    case SafeFrame::Wide16x9:
        return 16.0f / 9.0f;
    case SafeFrame::Classic4x3:
        return 4.0f / 3.0f;
    case SafeFrame::Tall9x16:
        return 9.0f / 16.0f;
    case SafeFrame::Square:
        return 1.0f;
    }
    return std::nullopt;
}

QRectF frameIn(const QSizeF& size, float aspect)
{
    const double height = std::min(size.height(), size.width() / double(aspect));
    const QSizeF frame(height * double(aspect), height);
    return {
        QPointF((size.width() - frame.width()) / 2, (size.height() - frame.height()) / 2), frame};
}

render::View fittedTo(const render::View& view, const QSizeF& size, float aspect)
{
    const auto scale = float(frameIn(size, aspect).height() / size.height());
    render::View fitted = view;
    fitted.projection =
        glm::scale(glm::mat4(1.0f), glm::vec3(scale, scale, 1.0f)) * view.projection;
    return fitted;
}

} // namespace odori
