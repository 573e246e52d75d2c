// SPDX-License-Identifier: MIT
#pragma once

#include "ui/dialogs/save_dialog.h"
#include "ui/film/film_codecs.h"

#include <QtCore/QList>
#include <QtCore/QString>

#include <vector>

namespace odori {

/// What the dialog can make: a film of a codec, or a series of pictures.
struct FilmKind {
    QString id;                             ///< "h264", "png8"; never translated
    QString name;                           ///< for people
    const film::FilmCodec* codec = nullptr; ///< null: a series of pictures
    bool isDeep = false;                    ///< pictures with 16 bits for each channel
    QList<FileKind> files{};                ///< its extensions, the usual one first

    [[nodiscard]] bool isSeries() const { return !codec; }
    [[nodiscard]] bool canBeTransparent() const { return !codec || codec->alphaFormat; }
    [[nodiscard]] bool hasSound() const { return codec != nullptr; }
    [[nodiscard]] bool hasQuality() const { return codec && codec->mostQuality > 0; }
    [[nodiscard]] bool needsEvenSize() const { return codec && codec->needsEvenSize; }
};

/// The films that `program` can encode, if there is one, then the series of pictures.
[[nodiscard]] std::vector<FilmKind> filmKinds(const film::FfmpegProgram* program);

/// `path` with an extension of `kind` that can be `transparent`; the name of a series also gets its
/// number ("_%05d").
[[nodiscard]] QString withKindOf(const QString& path, const FilmKind& kind, bool transparent);

/// The path for FilmJob::output: in a series, "%" in the folder stands for itself.
[[nodiscard]] QString outputOf(const QString& path, const FilmKind& kind);

} // namespace odori
