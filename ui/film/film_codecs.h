// SPDX-License-Identifier: MIT
#pragma once

#include "ui/film/ffmpeg_program.h"

#include <optional>
#include <span>
#include <vector>

namespace odori::film {

/// How long the encoder may search for a smaller film of the same quality.
enum class EncoderEffort { Fast, Medium, Slow };

/// A way of encoding films.
struct FilmCodec {
    const char* id;          ///< for the command line: "h264"
    const char* name;        ///< for people: "H.264"
    const char* encoders;    ///< names of ffmpeg's encoders, the best first, separated by spaces
    const char* containers;  ///< extensions of files that can hold it, separated by spaces
    const char* format;      ///< of its pixels
    const char* alphaFormat; ///< the same with an alpha; null: it has none
    const char* alphaContainers; ///< those that keep the alpha; null: none
    /// The number that the encoder calls CRF: 0 is the best. `mostQuality` 0: there is none.
    int quality, mostQuality;
    bool needsEvenSize;
};

/// All that are known.
[[nodiscard]] std::span<const FilmCodec> filmCodecs();

/// Null if there is none with this id.
[[nodiscard]] const FilmCodec* findCodec(const QString& id);

/// The first codec for files with this extension, in lower case; one that keeps the alpha if it is
/// `transparent`. Null if there is none.
[[nodiscard]] const FilmCodec* usualCodec(const QString& extension, bool transparent);

/// Whether files with this extension can hold it.
[[nodiscard]] bool fits(const FilmCodec& codec, const QString& extension);

/// Whether films with this extension and codec can be transparent.
[[nodiscard]] bool hasAlpha(const FilmCodec& codec, const QString& extension);

/// Whether a film can have this extension ("mp4").
[[nodiscard]] bool isFilmExtension(const QString& extension);

/// The encoder of the program for `codec`; empty if the program has none.
[[nodiscard]] QString encoderOf(const FfmpegProgram& program, const FilmCodec& codec);

/// Those of filmCodecs() that the program can encode.
[[nodiscard]] std::vector<const FilmCodec*> possibleCodecs(const FfmpegProgram& program);

/// What the encoder is told.
struct EncoderWish {
    bool transparent = false;
    std::optional<int> quality{}; ///< FilmCodec::quality if not set
    EncoderEffort effort = EncoderEffort::Fast;
};
/// ffmpeg's arguments for the film's pictures.
[[nodiscard]] QStringList pictureArguments(
    const FilmCodec& codec, const QString& encoder, const EncoderWish& wish);

/// ffmpeg's arguments for the container and the sound of files with this extension.
[[nodiscard]] QStringList containerArguments(const QString& extension);
[[nodiscard]] QStringList soundArguments(const QString& extension);

/// The last filter of the sound in files with this extension; empty if there is none. It moves the
/// sound so that the encoder's delay is not before second 0, because ffmpeg would begin the
/// pictures later for it.
[[nodiscard]] QString soundDelayFilter(const QString& extension);

} // namespace odori::film
