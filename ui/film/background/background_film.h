// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/progress.h"
#include "libmmd/picture/image.h"

#include <QtCore/QString>

#include <cstdint>
#include <memory>

namespace odori::film {

/// A video that is shown behind a film: one picture for each picture of the film, scaled and cut so
/// that it fills the film. The program ffmpeg decodes it and sends the pictures by pipe, so the
/// memory does not depend on its length. Used in one thread.
class BackgroundFilm {
public:
    /// The video begins at frame 0 of the motion. After its end, its last picture stays.
    struct Wish {
        QString path;              ///< any file that ffmpeg can read
        int width = 0, height = 0; ///< of the film
        double start = 0.0;        ///< seconds from frame 0 of the motion to the first picture
        std::uint32_t fps = 30;    ///< pictures of the film in a second
        /// Reads the file from a place before the first picture, if its format has an index (MP4,
        /// MOV, Matroska, WebM). Otherwise it is decoded from its begin, which takes time.
        bool seeks = false;
    };
    /// Starts ffmpeg. FileNotFound and the like, ProgramMissing.
    [[nodiscard]] static mmd::Result<std::unique_ptr<BackgroundFilm>> open(const Wish& wish);
    ~BackgroundFilm();
    [[nodiscard]] mmd::ImageSize size() const; ///< of its pictures

    /// The picture that the video shows at the moment of the film's next picture: the last one that
    /// has begun, by its time stamp; a thousandth of a second is tolerated, because some formats
    /// round them to that. Valid until the next call. BadText with what ffmpeg says if it is no
    /// video, ProgramFailed if ffmpeg ends, Cancelled.
    [[nodiscard]] mmd::Result<const mmd::Image*> next(const mmd::Progress& progress);

private:
    BackgroundFilm();
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace odori::film
