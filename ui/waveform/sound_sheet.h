// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/scene.h"

#include <QtWidgets/QWidget>

class QCheckBox;
class QDoubleSpinBox;
class QSpinBox;

namespace odori {

class Document;

/// The fields of the scene's sound: its begin in frames and milliseconds, volume and mute. Changes
/// are heard and shown at once, as one gesture of the document; finish() makes them one undo step.
class SoundSheet : public QWidget {
    Q_OBJECT
public:
    explicit SoundSheet(Document& document, QWidget* parent = nullptr);

    /// Selects the begin, ready to be typed.
    void begin();
    void finish();

signals:
    /// The user removed the sound from the scene.
    void removed();

private:
    void addOffset();
    void addVolume();
    void preview(const mmd::SceneSound& sound);
    void showSound();

    Document& m_document;
    QDoubleSpinBox* m_frames;
    QDoubleSpinBox* m_milliseconds;
    QSpinBox* m_volume;
    QCheckBox* m_muted;
    bool m_isPreviewing = false; ///< this object started the running gesture of the document
};

} // namespace odori
