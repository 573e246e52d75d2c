// SPDX-License-Identifier: MIT
#pragma once

#include "app/sound/spectrum_worker.h"
#include "libmmd/base/progress.h"
#include "ui/sound/sound_opening.h"
#include "ui/sound/sound_player.h"
#include "ui/waveform/sound_shape.h"
#include "ui/window/message_bar.h"

#include <QtCore/QTimer>

#include <memory>
#include <optional>

namespace odori {

class Document;
class Playback;

/// The sound of the document: decodes it in a worker, plays it with playback, and knows its shape.
/// It follows SceneSettings::sound, so undo and opened projects change it too.
class Soundtrack : public SoundShape {
    Q_OBJECT
public:
    /// `cacheFolder`: see mmd::SoundCache. `sink`: the sound device.
    Soundtrack(Document& document, Playback& playback, const QString& cacheFolder,
        std::unique_ptr<AudioSink> sink);
    ~Soundtrack() override;

    /// Makes the file the sound of the scene, one undo step, as soon as some of it is decoded.
    /// Says why if it is not a sound; the scene is not changed then.
    void open(const QString& path);

    [[nodiscard]] SoundPlayer& player() { return m_player; }
    /// Whether a worker reads a sound.
    [[nodiscard]] bool isLoading() const { return m_load != nullptr; }
    /// The decoded sound; none while it is being read.
    [[nodiscard]] const std::optional<mmd::CachedSound>& sound() const { return m_sound; }

    [[nodiscard]] bool hasShape() const override;
    void columns(double firstFrame, double framesPerColumn,
        std::span<mmd::SoundColumn> columns) const override;
    void spectrum(
        double firstFrame, double framesPerColumn, std::span<std::uint8_t> picture) const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString state() const override;

signals:
    void message(odori::MessageBar::Kind kind, const QString& text, const QString& details);
    /// This message was about an earlier sound.
    void outdated(const QString& text);
    /// open() read this file.
    void opened(const QString& path);
    /// sound() changed.
    void soundChanged();

private:
    struct Load;
    struct Begun;
    using Read = std::shared_ptr<mmd::Result<OpenedSound>>; ///< shared, because QFuture copies it

    void load(const QString& path, bool isNew);
    void dropLoad();
    void begin(Load& load, const Begun& begun);
    void finish(const Load& load, const Read& read);
    void say(MessageBar::Kind kind, const QString& sentence);
    void endMessage();
    void setSound(std::optional<mmd::CachedSound> sound);
    void dropShape();
    void follow();
    void showEnd();
    [[nodiscard]] mmd::SoundView viewOf(double firstFrame, double framesPerColumn) const;
    void scrub(double frame);

    Document& m_document;
    Playback& m_playback;
    mmd::SoundCache m_cache;
    SoundPlayer m_player;
    std::shared_ptr<Load> m_load; ///< shared with its worker
    QString m_path;               ///< of the scene's sound
    QString m_failure;            ///< a sentence: why it cannot be read
    QString m_said;               ///< the last message about a sound
    std::shared_ptr<const mmd::Waveform> m_waveform;
    double m_rate = 0.0; ///< of m_waveform, sound frames per second
    /// For columns, which reads it.
    mutable std::optional<mmd::CachedSound> m_sound;
    mutable SpectrumWorker m_spectrum; ///< for spectrum(), which starts it
    QTimer m_growing;                  ///< the shape grows while it is read
    bool m_isPlaying = false;          ///< up to the end of Playback::stop()
};

} // namespace odori
