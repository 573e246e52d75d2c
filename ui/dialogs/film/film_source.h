// SPDX-License-Identifier: MIT
#pragma once

#include "ui/film/film_job.h"
#include "ui/film/still_picture.h"

#include <QtCore/QSize>
#include <QtCore/QString>

#include <memory>
#include <optional>

namespace odori {

/// A snapshot of what a window shows, from which pictures and films are made.
struct FilmSource {
    mmd::Scene scene;
    std::uint32_t lastPlayed = 0; ///< the last frame of playback
    mmd::CameraSample freeView;
    bool isFreeView = false;         ///< the window shows it, and not the scene's camera
    std::optional<glm::vec3> colour; ///< behind everything
    std::shared_ptr<const mmd::Image>
        picture;                   ///< above the colour, or null; of a video the shown one
    QString video;                 ///< behind everything in films; empty: none
    bool selfShadow = true;        ///< as the scene's keys say
    bool physics = true;           ///< the window shows it
    std::size_t textureBudget = 0; ///< bytes
    std::map<mmd::ActorId, std::filesystem::path> textureFolders;
    QSize view;   ///< of the window's picture, pixels
    QString file; ///< of the project or motion, for the name of the film; may be empty
};

/// The picture of what the window shows at that moment, seen by `camera`, without the grid. Its
/// size and file are not set.
[[nodiscard]] film::StillPicture stillPicture(
    const FilmSource& source, film::ShownMoment shown, const mmd::CameraSample& camera);

} // namespace odori
