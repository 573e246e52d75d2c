// SPDX-License-Identifier: MIT
#pragma once

#include "ui/timeline/time_axis.h"
#include "ui/waveform/sound_shape.h"

#include <QtGui/QImage>
#include <QtWidgets/QWidget>

#include <cstdint>
#include <vector>

namespace odori {

class Document;
class SoundButton;

/// The peaks and the loudness of a sound over the time axis of an editor, or its spectrogram, with
/// the current frame. A
/// click or drag with the left button goes to a frame, as on the ruler; a drag with Ctrl moves the
/// sound, and Esc cancels it. Left of `TimeAxis::left` is a button with the sound's settings, if it
/// has room. The editor sets the axis; wheel events go to `editor`, which has the same axis. The
/// widget's actions form its context menu.
class WaveformStrip : public QWidget {
    Q_OBJECT
public:
    /// All must outlive the strip.
    WaveformStrip(Document& document, QWidget& editor, QWidget* parent = nullptr);

    /// Null: there is none. While `sound` has no sound, the strip is hidden. The shape must outlive
    /// the strip.
    void setSound(const SoundShape* sound);
    void setAxis(const TimeAxis& axis);
    /// The spectrogram instead of the waveform. It is higher.
    void setShowsSpectrum(bool shows);
    [[nodiscard]] bool showsSpectrum() const { return m_showsSpectrum; }
    /// The switch of the spectrogram, for the context menu and the sound's settings.
    void setSpectrumSwitch(QAction& action);

    [[nodiscard]] QSize sizeHint() const override;
    /// How often the sound was painted anew, for tests: the current frame does not need it.
    [[nodiscard]] int paintedSounds() const { return m_paintedSounds; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Drag { None, Frame, Sound };

    void updateSound();
    void repaintSound();
    void showFrame(double frame);
    void placeButton();
    void dragTo(double x);
    void moveSound(double frames);
    void paintSound();
    [[nodiscard]] QSize soundPixels() const;
    void endDrag();
    void cancelDrag();
    /// True if the gesture of the drag is still running.
    bool stopMoving();

    Document& m_document;
    QWidget& m_editor;
    SoundButton* m_button;
    const SoundShape* m_sound = nullptr;
    TimeAxis m_axis;
    QImage m_image; ///< right of the title, in device pixels
    std::vector<mmd::SoundColumn> m_columns;
    std::vector<std::uint8_t> m_picture; ///< of the spectrogram
    bool m_showsSpectrum = false;
    bool m_isStale = true; ///< m_image
    Drag m_drag = Drag::None;
    double m_dragStart = 0.0; ///< frame at the mouse where the sound's drag began
    bool m_isMoving = false;  ///< the gesture of the drag runs
    double m_shownFrame = 0.0;
    int m_paintedSounds = 0;
};

} // namespace odori
