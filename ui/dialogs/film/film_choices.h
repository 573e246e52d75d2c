// SPDX-License-Identifier: MIT
#pragma once

#include "ui/film/film_codecs.h"

#include <QtCore/QString>

#include <map>

namespace odori {

enum class FilmRange { PlayRange, All, Own };

/// What the user chose in the dialogs for pictures and films, for the next time.
struct FilmChoices {
    QString kind = QStringLiteral("h264"); ///< FilmKind::id
    QString folder;                        ///< of the last file; empty: none yet
    int width = 1920, height = 1080;       ///< pixels
    int fps = 30;
    int samples = 4;
    int blur = 1;
    FilmRange range = FilmRange::PlayRange;
    int ownFirst = 0, ownLast = 0; ///< frames of FilmRange::Own; both 0: none yet
    bool transparent = false, sound = true;
    film::EncoderEffort effort = film::EncoderEffort::Medium;
    std::map<QString, int> qualities; ///< of codecs, by their ids

    static constexpr int leastSize = 16, mostSize = 8192;

    bool operator==(const FilmChoices&) const = default;
};

/// The last choices in the settings file. Invalid values are replaced by the defaults.
[[nodiscard]] FilmChoices storedFilmChoices();
void storeFilmChoices(const FilmChoices& choices);

/// The same of the dialog for a single picture: `kind` is "png8" or "png16".
[[nodiscard]] FilmChoices storedPictureChoices();
void storePictureChoices(const FilmChoices& choices);

/// Proposes a path without an extension: in `folder`, or beside `file` if there is none, or in the
/// user's folder for films if that cannot be written. It has the name of `file`, or `name` if that
/// is empty.
[[nodiscard]] QString usualFilmPath(
    const QString& file, const QString& folder, const QString& name);

} // namespace odori
