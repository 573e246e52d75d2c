// SPDX-License-Identifier: MIT
#pragma once

#include "app/tours/tour.h"

#include <QtCore/QTimer>
#include <QtWidgets/QFrame>

class QLabel;
class QPushButton;

namespace odori {

class TourMark;

/// Leads through a tour: a small frame with the text of the step beside the part of the window
/// that it points at. It goes on by itself when the user did what it says, and leaves out what is
/// done already. Everything in the window stays usable. Closed with its button or Escape.
class TourGuide : public QFrame {
    Q_OBJECT
public:
    explicit TourGuide(MainWindow& window);

    /// Begins a tour of tours() on a model that it can use; opens the sample first if nothing is
    /// open. A message says what is missing.
    void begin(int tour);
    [[nodiscard]] int step() const { return m_step; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void goTo(int step);
    void end();
    void check();
    void place();

    MainWindow& m_window;
    const Tour* m_tour = nullptr;
    int m_step = -1; ///< -1: no tour
    TourState m_before;
    bool m_waitsForNext = false; ///< the user went back to a step that is done
    QTimer m_timer;
    TourMark* m_mark;
    QLabel* m_title;
    QLabel* m_text;
    QPushButton* m_back;
    QPushButton* m_next;
};

/// Begins a tour in the window.
void startTour(MainWindow& window, int tour);

} // namespace odori
