// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/scene.h"
#include "ui/film/queue/film_queue.h"

#include <QtCore/QString>

namespace odori {

/// The name of the film's file, or of its series of pictures.
[[nodiscard]] QString nameOf(const film::QueuedFilm& film);

/// "1:20": minutes and seconds, or hours too.
[[nodiscard]] QString durationText(qint64 milliseconds);

/// How far the film is: "waiting", "42 %, 1:20 left", "failed".
[[nodiscard]] QString stateText(const film::QueuedFilm& film);

/// What of the scene will not be in a film: drafts, and models whose eye is closed. Empty if
/// nothing.
[[nodiscard]] QString leftOutText(const mmd::Scene& scene);

/// Why a film failed.
[[nodiscard]] QString failureText(const film::QueuedFilm& film);

/// Opens the film's file, or its folder, in the program that the system has for it.
void openFilm(const film::QueuedFilm& film);
void openFolderOf(const film::QueuedFilm& film);

} // namespace odori
