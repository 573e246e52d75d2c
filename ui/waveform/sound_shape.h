// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/sound/waveform.h"

#include <QtCore/QObject>
#include <QtCore/QString>

#include <cstdint>
#include <span>

namespace odori {

/// What a strip of time shows of a sound. Times are in frames of the motion, 30 per second.
class SoundShape : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Whether there is a sound: also while it is being read, and if it cannot be read.
    [[nodiscard]] virtual bool hasShape() const = 0;
    /// Fills `columns` from `firstFrame` on; each is `framesPerColumn` wide. Silent where the sound
    /// is not known yet, and outside it. Takes a time that depends only on their number.
    virtual void columns(
        double firstFrame, double framesPerColumn, std::span<mmd::SoundColumn> columns) const = 0;
    /// Fills `picture` with columns of mmd::SpectrumTiles::rows levels, as mmd::Spectrogram gives
    /// them. 0 where the sound is not known yet, and outside it. What is missing is computed by a
    /// worker; then spectrumChanged() is emitted.
    virtual void spectrum(
        double firstFrame, double framesPerColumn, std::span<std::uint8_t> picture) const = 0;
    /// The text beside the strip: the name of the file.
    [[nodiscard]] virtual QString title() const = 0;
    /// A sentence: the state of the file.
    [[nodiscard]] virtual QString state() const = 0;

signals:
    /// Any answer changed, except that of a worker.
    void shapeChanged();
    /// More of the spectrogram is known.
    void spectrumChanged();
};

} // namespace odori
