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

/// The playback's commands as buttons, its speed, the current frame as a field, the time in seconds
/// and the play range in frames.
class TransportBar : public QWidget {
    Q_OBJECT
public:
    TransportBar(Document& document, Playback& playback, QWidget* parent = nullptr);

    /// Once: the commands of its buttons.
    void setCommands(const QList<QAction*>& commands);
    /// What the fields say of the keys that set them; empty: no key.
    void setKeys(const QString& goTo, const QString& playFrom, const QString& playTo);
    /// The field of the current frame, for "go to frame".
    [[nodiscard]] QSpinBox* frameField() const { return m_frame; }

public slots:
    void goToFirst();
    void goToLast();
    /// Whole frames; stops at 0.
    void step(int frames);

private:
    void showFrame(double frame);
    void showTime();

    Document& m_document;
    Playback& m_playback;
    QHBoxLayout* m_buttons;
    QComboBox* m_speed;
    QSpinBox* m_frame;
    QLabel* m_time;
};

} // namespace odori
