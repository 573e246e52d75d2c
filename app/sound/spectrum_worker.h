// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/sound/sound_reader.h"
#include "libmmd/sound/spectrum_tiles.h"

#include <QtCore/QObject>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <vector>

namespace odori {

/// The spectrogram of a sound, whose shown parts a worker computes. Nobody waits for the worker: it
/// runs for at most some hundredths of a second, and what is still shown is asked for again.
class SpectrumWorker : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Another sound, which grows with its waveform; or none.
    void begin(mmd::SoundFormat format, std::shared_ptr<const mmd::Waveform> waveform);
    void clear() { begin({}, nullptr); }
    /// The file of its samples: that of a decoded sound, or one that still grows.
    void setFile(const std::filesystem::path& path, bool isWhole);

    /// See mmd::SpectrumTiles::columns(). Starts the worker if something is missing.
    void columns(mmd::SoundView view, std::span<std::uint8_t> picture);

signals:
    /// The worker computed some columns.
    void changed();

private:
    struct Source {
        mmd::SoundFormat format;
        std::shared_ptr<const mmd::Waveform> waveform;
        std::filesystem::path path;
        bool isWhole = false;
    };
    /// What one editor shows.
    struct Wanted {
        mmd::SoundView view;
        std::size_t count = 0;
    };

    static bool compute(
        mmd::SpectrumTiles& tiles, const Source& source, std::span<const Wanted> wanted);
    void start();

    Source m_source;
    std::shared_ptr<mmd::SpectrumTiles> m_tiles; ///< shared with the worker
    std::vector<Wanted> m_wanted;                ///< the newest is the last
    bool m_isRunning = false;
};

} // namespace odori
