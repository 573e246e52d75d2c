// SPDX-License-Identifier: MIT
#include "ui/film/still_picture.h"

#include "libmmd/base/file_io.h"
#include "ui/film/files/picture_files.h"

namespace odori::film {

mmd::Result<Picture> drawPicture(const StillPicture& picture)
{
    auto pictures = ScenePictures::create({.scene = picture.scene,
                                              .poses = {},
                                              .background = picture.background.get(),
                                              .textureBudget = picture.textureBudget,
                                              .textureFolders = picture.textureFolders,
                                              .shown = picture.shown},
        picture.look);
    if (!pictures)
        return tl::unexpected(pictures.error());
    Picture drawn;
    if (const auto result = (*pictures)->draw(0.0, 1.0, drawn); !result)
        return tl::unexpected(result.error());
    return drawn;
}

mmd::Result<void> savePicture(const StillPicture& picture, const mmd::Progress& progress)
{
    const std::filesystem::path path = mmd::pathFromUtf8(picture.output.toStdString());
    if (const auto writable = mmd::checkWritable(path); !writable)
        return writable;
    const auto drawn = drawPicture(picture);
    if (!drawn)
        return tl::unexpected(drawn.error());
    const auto png = pngOf(*drawn);
    if (!png)
        return tl::unexpected(png.error());
    if (progress.isCancelled())
        return tl::unexpected(
            mmd::Error{.code = mmd::ErrorCode::Cancelled, .offset = 0, .field = {}, .value = 0});
    return mmd::writeFile(path, *png);
}

} // namespace odori::film
