// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"
#include "ui/document/playback.h"

#include <QtWidgets/QWidget>

class QAction;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QSpinBox;

namespace odori {

/// The buttons for playback, its speed, the current frame as a field, the time in seconds and the
/// play range in frames.
class TransportBar : public QWidget {
    Q_OBJECT
public:
    TransportBar(Document& document, Playback& playback, QWidget* parent = nullptr);

    /// Sets the commands of the buttons; call it once.
    void setCommands(const QList<QAction*>& commands);
    /// Without the time, and with less room for the frame.
    void setSmall(bool isSmall);
    /// The pixels that setSmall(true) saves with the current texts.
    [[nodiscard]] int savedBySmall() const;
    /// Of the commands' buttons.
    void setIconSize(const QSize& size);
    /// Only with the button that plays and the current frame; the menu Playback has the rest.
    void setSmallest(bool isSmallest);
    /// Sets the keys in the tool tips of the fields; empty: no key.
    void setKeys(const QString& goTo, const QString& playFrom, const QString& playTo);
    /// The field of the current frame, for "go to frame".
    [[nodiscard]] QSpinBox* frameField() const { return m_frame; }

public slots:
    void goToFirst();
    void goToLast();
    /// Moves by whole frames; stops at 0.
    void step(int frames);
    /// Chooses a speed that is `steps` entries further in the list, and says it: the list may be
    /// hidden.
    void changeSpeed(int steps);

private:
    void showFrame(double frame);
    void showTime();
    [[nodiscard]] int frameWidth(bool isSmall) const;

    Document& m_document;
    Playback& m_playback;
    QHBoxLayout* m_buttons;
    QComboBox* m_speed;
    QSpinBox* m_frame;
    QLabel* m_time;
    double m_longest = 0.0; ///< of all frames that may be shown: fields do not move in playback
    bool m_isSmall = false;
};

} // namespace odori
