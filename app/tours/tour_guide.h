// SPDX-License-Identifier: MIT
#pragma once

#include "app/tours/tour.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QTimer>
#include <QtWidgets/QFrame>

class QLabel;
class QPushButton;

namespace odori {

class TourMark;

/// Where the user is in a tour, so that another window can go on with it.
struct TourPlace {
    const Tour* tour = nullptr; ///< null: no tour
    int step = -1;              ///< of the tour; -1: no tour
    TourState before;           ///< when the step began
    bool waitsForNext = false;  ///< the user went back to a step that is done
};

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
    [[nodiscard]] int step() const { return m_place.step; }
    /// The tour that runs in this window, and going on with one that ran in another window over the
    /// same document.
    [[nodiscard]] const TourPlace& place() const { return m_place; }
    void goOn(const TourPlace& place);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void goTo(int step);
    void showStep();
    /// The part of the window that the step points at; null without a tour.
    [[nodiscard]] QWidget* target();
    void showPanel();
    void sayHidden();
    void end();
    void check();
    void arrange();
    [[nodiscard]] QPoint besideFloating(const QPoint& wanted) const;

    MainWindow& m_window;
    TourPlace m_place;
    QTimer m_timer;
    QElapsedTimer m_sinceStep; ///< since the step was shown
    TourMark* m_mark;
    QLabel* m_title;
    QLabel* m_text;
    QLabel* m_hidden; ///< that the panel of the step is hidden
    QPushButton* m_back;
    QPushButton* m_next;
};

/// Begins a tour in the window.
void startTour(MainWindow& window, int tour);
/// The place in the tour that runs in the window; and going on there in a new window.
[[nodiscard]] TourPlace tourPlace(const MainWindow& window);
void continueTour(MainWindow& window, const TourPlace& place);

} // namespace odori
