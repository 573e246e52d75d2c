// SPDX-License-Identifier: MIT
#pragma once

#include "ui/render/textures/texture_files.h"

#include <QtCore/QFuture>
#include <QtCore/QThreadPool>

#include <memory>
#include <vector>

namespace odori {

/// Lists and textures travel from the worker by pointer: a future's results must be copyable, and
/// whoever takes one empties it.
using TextureListPtr = std::shared_ptr<render::TextureList>;
using TexturesPtr = std::shared_ptr<render::TextureImages>;

/// Finds the textures of `model` on a worker thread and reads their sizes; nothing is decoded.
/// `also` is where else to look for them, or empty.
[[nodiscard]] QFuture<TextureListPtr> findTexturesAside(
    std::shared_ptr<const mmd::Model> model, std::filesystem::path also);

/// Decodes them in a thread of `pool`; the window stays alive meanwhile. A cancelled future gives
/// up after the picture that it is at, and has no result. Neither throws: without memory there are
/// no textures.
[[nodiscard]] QFuture<TexturesPtr> loadTexturesAside(
    QThreadPool& pool, TextureListPtr list, std::vector<int> halvings);

} // namespace odori
