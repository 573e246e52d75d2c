// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/progress.h"
#include "ui/film/files/film_sound.h"
#include "ui/film/film_codecs.h"
#include "ui/film/film_frames.h"
#include "ui/film/scene_pictures.h"

#include <filesystem>
#include <map>
#include <memory>
#include <string>

namespace odori::film {

/// A film to make: a snapshot that does not refer to the document.
struct FilmJob {
    mmd::Scene scene;
    mmd::PoseOptions poses;
    std::shared_ptr<const mmd::Image> background; ///< a still picture behind everything, or null
    QString backgroundFilm; ///< a video instead, from frame 0 of the motion on; empty: none
    std::size_t textureBudget = render::defaultTextureBudget; ///< bytes
    /// The folders where else the textures of an actor's model may be.
    std::map<mmd::ActorId, std::filesystem::path> textureFolders;
    PictureLook look;
    FrameRange range;
    std::uint32_t fps = 30;
    /// A series of pictures ("frame_%05d.png") or a film file, by its extension.
    QString output;
    const FilmCodec* codec = nullptr; ///< for a film file; null: usualCodec()
    EncoderWish encoder;              ///< `transparent` is that of `look`
    FilmSound sound;                  ///< for a film file

    static constexpr std::uint32_t leastRate = 1, mostRate = 240;
};

/// Why there is no film, and the file that it is about.
struct FilmFailure {
    mmd::Error error;
    std::string path; ///< UTF-8
};

/// Whether `output` is a series of PNG files, and not one film file.
[[nodiscard]] bool isSeries(const QString& output);

/// Makes the film: draws in this thread and encodes in others at the same time. Waits for it, so
/// call it in a worker. `progress` reports the share of encoded pictures and can cancel. On any
/// failure, no film file is left, and a film that was there is unchanged; the complete files of a
/// series stay. Returns warnings of textures and simulations.
[[nodiscard]] tl::expected<std::vector<mmd::Warning>, FilmFailure> makeFilm(
    const FilmJob& job, const mmd::Progress& progress);

} // namespace odori::film
