// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"

#include <QtCore/QObject>

#include <memory>
#include <optional>
#include <vector>

namespace odori {

/// The commands that listen to the open sound: they run in a worker, and their result is one undo
/// step. A result is dropped if the sound was closed, replaced or moved meanwhile.
class BeatCommands : public QObject {
    Q_OBJECT
public:
    /// A sound that is open: its samples, mixed to one channel.
    struct Sound {
        std::shared_ptr<const std::vector<float>> mono; ///< shared with the worker
        double sampleRate = 44100.0;
        double beginFrame = 0.0; ///< where the sound begins in the scene; may be negative
        bool operator==(const Sound&) const = default;
    };

    explicit BeatCommands(Document& document, QObject* parent = nullptr);

    /// Call it whenever a sound was opened, closed (no value) or moved.
    void setSound(std::optional<Sound> sound);
    [[nodiscard]] bool hasSound() const { return m_sound && m_sound->mono; }
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
    /// Runs job(sound) in a worker and apply(its result) afterwards.
    template <class Job, class Apply>
    void run(Job job, Apply apply);

    Document& m_document;
    std::optional<Sound> m_sound;
    bool m_isRunning = false;
};

} // namespace odori
