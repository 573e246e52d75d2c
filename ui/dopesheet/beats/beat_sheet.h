// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/beats/tap_tempo.h"
#include "ui/document/clock.h"
#include "ui/document/document.h"

#include <QtWidgets/QWidget>

class QAction;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace odori {

/// The fields and buttons for tempo, its changes, first beat and bars. Changes are shown at once,
/// as one gesture of the document; finish() makes them one undo step. The tempo is that at the
/// current frame.
class BeatSheet : public QWidget {
    Q_OBJECT
public:
    explicit BeatSheet(Document& document, QWidget* parent = nullptr);

    /// Replaces the machine's clock for taps.
    void setClock(Clock clock) { m_clock = std::move(clock); }
    /// Selects the tempo, ready to be typed. Earlier taps do not count.
    void begin();
    void finish();
    /// Adds a button for a command that finds the beats of a sound. The action must outlive this.
    void setFinder(QAction& action);

protected:
    /// T is a tap in all of the fields.
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void addTempo();
    void addFields();
    void addChanges();
    /// Shows `settings` as part of the gesture.
    void preview(mmd::SceneSettings settings);
    void tap();
    void showSettings();

    Document& m_document;
    Clock m_clock = machineClock();
    mmd::TapTempo m_taps;
    QDoubleSpinBox* m_tempo;
    QDoubleSpinBox* m_firstBeat;
    QSpinBox* m_beatsPerBar;
    QPushButton* m_half;
    QPushButton* m_double;
    QLabel* m_tapped; ///< how many taps
    QLabel* m_place;  ///< where the tempo begins
    QPushButton* m_remove;
    bool m_isPreviewing = false; ///< this object started the running gesture of the document
};

} // namespace odori
