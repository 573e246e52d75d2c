// SPDX-License-Identifier: MIT
#pragma once

#include "ui/render/texture_files.h"

#include <QtCore/QFuture>

#include <memory>

namespace odori {

/// Textures travel from the worker by pointer: a future's results must be copyable.
using TexturesPtr = std::shared_ptr<render::TextureImages>;

/// Decodes the textures of `model` on a worker thread; the window stays alive meanwhile. `also` is
/// where else to look for them, or empty.
[[nodiscard]] QFuture<TexturesPtr> loadTexturesAside(
    std::shared_ptr<const mmd::Model> model, std::filesystem::path also);

} // namespace odori
