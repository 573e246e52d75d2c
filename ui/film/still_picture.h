// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/progress.h"
#include "ui/film/scene_pictures.h"

#include <QtCore/QString>

namespace odori::film {

/// One picture of what an editor shows: a snapshot that does not refer to the document.
struct StillPicture {
    mmd::Scene scene;
    ShownMoment shown;
    std::shared_ptr<const mmd::Image> background;             ///< behind everything, or null
    std::size_t textureBudget = render::defaultTextureBudget; ///< bytes
    std::map<mmd::ActorId, std::filesystem::path> textureFolders;
    PictureLook look{}; ///< with the camera as `freeView`
    QString output;     ///< a PNG file
};

/// Draws the picture. Waits for it, so call it in a worker. Errors: of ScenePictures.
[[nodiscard]] mmd::Result<Picture> drawPicture(const StillPicture& picture);

/// Draws the picture and writes it. Waits for it, so call it in a worker. On any failure, a file
/// that was there is unchanged. Errors: of ScenePictures and writeFile(), Cancelled.
[[nodiscard]] mmd::Result<void> savePicture(
    const StillPicture& picture, const mmd::Progress& progress);

} // namespace odori::film
