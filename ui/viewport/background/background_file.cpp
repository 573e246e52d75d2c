// SPDX-License-Identifier: MIT
#include "ui/viewport/background/background_file.h"

#include "libmmd/base/file_io.h"
#include "libmmd/picture/image_signature.h"
#include "ui/film/background/background_film.h"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace odori {
namespace {

constexpr int largestSide = 4096; ///< pixels; larger pictures are halved

mmd::Result<mmd::Image> smallEnoughImage(const std::filesystem::path& path)
{
    const auto size = mmd::imageSize(path);
    if (!size)
        return tl::unexpected(size.error());
    int halvings = 0;
    while (std::max(size->width, size->height) >> halvings > largestSide)
        ++halvings;
    return mmd::loadImage(path, halvings);
}

} // namespace

mmd::Result<BackgroundFile> readBackground(const QString& path, const mmd::Progress& progress)
{
    const std::filesystem::path file = mmd::pathFromUtf8(path.toStdString());
    const auto is = mmd::hasImageSignature(file);
    if (!is)
        return tl::unexpected(is.error());
    if (*is)
        return smallEnoughImage(file).map(
            [](mmd::Image&& picture) { return BackgroundFile{.picture = std::move(picture)}; });
    const auto film = film::BackgroundFilm::open({.path = path, .width = 16, .height = 16});
    if (!film)
        return tl::unexpected(film.error());
    return (*film)->next(progress).map([](const mmd::Image*) { return BackgroundFile{}; });
}

} // namespace odori
