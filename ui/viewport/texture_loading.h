// SPDX-License-Identifier: MIT
#pragma once

#include "ui/render/textures/texture_files.h"

#include <QtCore/QFuture>
#include <QtCore/QThreadPool>

#include <memory>
#include <vector>

namespace odori {

/// Lists and textures are passed from the worker by pointer, because a future's results must be
/// copyable; the receiver empties them.
using TextureListPtr = std::shared_ptr<render::TextureList>;
using TexturesPtr = std::shared_ptr<render::TextureImages>;

/// Finds the textures of `model` in a worker thread and reads their sizes; nothing is decoded.
/// `also` is another folder to search, or empty.
[[nodiscard]] QFuture<TextureListPtr> findTexturesAside(
    std::shared_ptr<const mmd::Model> model, std::filesystem::path also);

/// Decodes them in a thread of `pool`; the window stays responsive. A cancelled future stops after
/// its present picture, and has no result. Neither throws: without memory there are no textures.
[[nodiscard]] QFuture<TexturesPtr> loadTexturesAside(
    QThreadPool& pool, TextureListPtr list, std::vector<int> halvings);

} // namespace odori
