// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"
#include "ui/document/document.h"

#include <QtCore/QObject>

#include <functional>
#include <optional>
#include <vector>

namespace odori {

/// The commands that listen to the open sound: they run in a worker, and their result is one undo
/// step. A result is dropped if the sound was closed, replaced or moved meanwhile.
class BeatCommands : public QObject {
    Q_OBJECT
public:
    /// The samples of a sound, mixed to one channel.
    struct Mono {
        std::vector<float> samples;
        double rate = 44100.0; ///< samples per second
    };
    /// A sound that is open.
    struct Sound {
        QString name;                            ///< of its samples; another sound has another one
        std::function<mmd::Result<Mono>()> read; ///< for a worker
        double beginFrame = 0.0; ///< where the sound begins in the scene; may be negative
        bool operator==(const Sound& other) const
        {
            return name == other.name && beginFrame == other.beginFrame;
        }
    };

    explicit BeatCommands(Document& document, QObject* parent = nullptr);

    /// Call it whenever a sound was opened, closed (no value) or moved.
    void setSound(std::optional<Sound> sound);
    [[nodiscard]] bool hasSound() const { return m_sound.has_value(); }
    /// A job runs; another one waits for it no longer than until it ends.
    [[nodiscard]] bool isRunning() const { return m_isRunning; }

    /// Sets tempo, tempo changes and first beat of the scene to those of the sound.
    void findBeats();
    /// Adds a marker at each onset, within the play range if there is one.
    void addOnsetMarkers();

signals:
    /// hasSound() or isRunning() changed.
    void stateChanged();

private:
    /// Runs job(its samples) in a worker and apply(its result, the sound) afterwards.
    template <class Job, class Apply>
    void run(Job job, Apply apply);

    Document& m_document;
    std::optional<Sound> m_sound;
    bool m_isRunning = false;
};

} // namespace odori
