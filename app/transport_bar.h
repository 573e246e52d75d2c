// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"
#include "ui/document/playback.h"

#include <QtWidgets/QWidget>

class QComboBox;
class QLabel;
class QSpinBox;
class QToolButton;

namespace odori {

/// First, previous, play, next, last, loop and speed, with the current frame as a field, the time
/// in seconds and the play range in frames.
class TransportBar : public QWidget {
    Q_OBJECT
public:
    TransportBar(Document& document, Playback& playback, QWidget* parent = nullptr);

    /// The field of the current frame, for "go to frame".
    [[nodiscard]] QSpinBox* frameField() const { return m_frame; }

public slots:
    void goToFirst();
    void goToLast();
    /// Whole frames; stops at 0.
    void step(int frames);

private:
    QToolButton* addButton(const QString& icon, const QString& text);
    void connectButtons();
    void showPlaying(bool playing);
    void showFrame(double frame);
    void showTime();

    Document& m_document;
    Playback& m_playback;
    QToolButton* m_first;
    QToolButton* m_previous;
    QToolButton* m_play;
    QToolButton* m_next;
    QToolButton* m_last;
    QToolButton* m_loop;
    QComboBox* m_speed;
    QSpinBox* m_frame;
    QLabel* m_time;
};

} // namespace odori
