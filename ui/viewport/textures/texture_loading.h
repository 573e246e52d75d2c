// SPDX-License-Identifier: MIT
#pragma once

#include "ui/render/textures/texture_files.h"

#include <QtCore/QFuture>
#include <QtCore/QThreadPool>

#include <memory>
#include <vector>

namespace odori {

/// Pointers to lists and textures from the worker, because the result of a future must be copyable.
/// The receiver moves the content out.
using TextureListPtr = std::shared_ptr<render::TextureList>;
using TexturesPtr = std::shared_ptr<render::TextureImages>;

/// Finds the textures of `model` and reads their sizes; nothing is decoded. `also` is another
/// folder to search, or empty.
[[nodiscard]] TextureListPtr foundTextures(
    const mmd::Model& model, const std::filesystem::path& also);

/// The same in a worker thread.
[[nodiscard]] QFuture<TextureListPtr> findTexturesAside(
    std::shared_ptr<const mmd::Model> model, std::filesystem::path also);

/// Decodes textures in a thread of `pool`, and perhaps in a second one (`threads`, 1 or 2), so that
/// the window stays responsive. A cancelled future stops after the current picture and has no
/// result. None of these functions throws: without memory there are no textures.
[[nodiscard]] QFuture<TexturesPtr> loadTexturesAside(
    QThreadPool& pool, TextureListPtr list, std::vector<int> halvings, int threads = 2);

} // namespace odori
