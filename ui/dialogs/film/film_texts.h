// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/scene.h"
#include "ui/film/film_frames.h"
#include "ui/film/queue/film_queue.h"

#include <QtCore/QString>

#include <optional>

namespace odori {

/// The name of the film's file, or of its series of pictures.
[[nodiscard]] QString nameOf(const film::QueuedFilm& film);

/// "1:20": minutes and seconds, or hours too.
[[nodiscard]] QString durationText(qint64 milliseconds);

/// How far the film is: "waiting", "42 %, 1:20 left", "failed".
[[nodiscard]] QString stateText(const film::QueuedFilm& film);

/// How long a film of `frames` is, and what of the scene will not be in it: drafts, and models
/// whose eye is closed. Without frames only the latter.
[[nodiscard]] QString summaryText(
    const std::optional<film::FilmFrames>& frames, const mmd::Scene& scene);

/// The choice whether the film has the scene's sound, with an access key.
[[nodiscard]] QString soundText(const mmd::SceneSound& sound);

/// Why only pictures can be made: ffmpeg was not found, or does not work.
[[nodiscard]] QString noFfmpegText(const mmd::Error& error);

/// Why a film failed.
[[nodiscard]] QString failureText(const film::QueuedFilm& film);

/// Opens the film's file, or its folder, in the program that the system has for it.
void openFilm(const film::QueuedFilm& film);
void openFolderOf(const film::QueuedFilm& film);

} // namespace odori
