// SPDX-License-Identifier: MIT
#pragma once

#include "ui/render/view.h"

#include <QtCore/QRectF>

#include <cstdint>
#include <optional>

/// The part of the camera's view that a film of some format shows.
namespace odori {

/// The formats of films, as width and height.
enum class SafeFrame : std::uint8_t { None, Wide16x9, Classic4x3, Tall9x16, Square };

/// Width / height; none for SafeFrame::None.
[[nodiscard]] std::optional<float> aspectOf(SafeFrame frame);

/// The film's picture in a viewport of `size` (logical pixels): as large as possible, in the
/// middle.
[[nodiscard]] QRectF frameIn(const QSizeF& size, float aspect);

/// `view`, the camera's view of a viewport of `size`, scaled so that frameIn() has what the film
/// has: the camera's field of view is the height of the film.
[[nodiscard]] render::View fittedTo(const render::View& view, const QSizeF& size, float aspect);

} // namespace odori
