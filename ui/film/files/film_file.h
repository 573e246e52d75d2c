// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/progress.h"
#include "libmmd/base/writing/program_file.h"
#include "ui/film/files/film_sink.h"
#include "ui/film/files/film_sound.h"
#include "ui/film/film_codecs.h"

#include <QtCore/QProcess>

#include <memory>
#include <optional>

namespace odori::film {

/// What a film file holds.
struct FilmFileFormat {
    QString path; ///< its extension decides the container
    int width = 0, height = 0, fps = 30;
    const FilmCodec* codec = nullptr; ///< never null
    EncoderWish encoder;
    FilmSound sound;
    double start = 0.0;    ///< seconds from frame 0 of the motion to the first picture
    double duration = 0.0; ///< seconds
};

/// A film that the program ffmpeg encodes: it gets the pictures by pipe and writes a temporary file
/// beside the target, which it replaces when it is complete. After an error nothing of it is left.
class FilmFile : public FilmSink {
public:
    /// Makes the temporary file. Errors: of writeFile(), OutOfRange for a size that the codec does
    /// not have, ProgramFailed if there is no encoder. add() and finish() stop ffmpeg if `progress`
    /// is cancelled; it must outlive this object.
    [[nodiscard]] static mmd::Result<std::unique_ptr<FilmFile>> create(
        const FfmpegProgram& program, const FilmFileFormat& format, const mmd::Progress& progress);
    ~FilmFile() override;

    [[nodiscard]] mmd::Result<void> add(std::uint64_t number, const Picture& picture) override;
    [[nodiscard]] mmd::Result<void> finish() override;
    void drop() override;

private:
    FilmFile(QString program, QStringList arguments, mmd::ProgramFile file,
        const mmd::Progress& progress);
    [[nodiscard]] mmd::Result<void> start();
    [[nodiscard]] tl::unexpected<mmd::Error> failed();
    [[nodiscard]] tl::unexpected<mmd::Error> cancelled();
    void readMessages();

    QString m_program;
    QStringList m_arguments;
    std::optional<mmd::ProgramFile> m_file;
    const mmd::Progress& m_progress;
    std::unique_ptr<QProcess> m_process; ///< made in the thread that adds pictures
    QByteArray m_messages;
};

} // namespace odori::film
