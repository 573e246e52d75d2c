// SPDX-License-Identifier: MIT
#include "ui/dialogs/film/film_source.h"

#include <utility>

namespace odori {

film::StillPicture stillPicture(
    const FilmSource& source, film::ShownMoment shown, const mmd::CameraSample& camera)
{
    film::StillPicture still{.scene = source.scene,
        .shown = std::move(shown),
        .background = source.picture,
        .textureBudget = source.textureBudget,
        .textureFolders = source.textureFolders,
        .output = {}};
    still.look.background = source.colour;
    still.look.grid = false;
    still.look.selfShadow = source.selfShadow;
    still.look.freeView = camera;
    return still;
}

} // namespace odori
