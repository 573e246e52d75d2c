// SPDX-License-Identifier: MIT
#pragma once

#include "ui/film/queue/film_queue.h"

#include <QtWidgets/QDialog>

class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace odori {

/// The films of a queue: how far they are, why one failed; cancels and opens them. It stays open
/// beside the main window.
class FilmQueueWindow : public QDialog {
    Q_OBJECT
public:
    /// The queue must outlive the window.
    explicit FilmQueueWindow(film::FilmQueue& queue, QWidget* parent = nullptr);

protected:
    /// Selects the running film.
    void showEvent(QShowEvent* event) override;

private:
    void fill();
    void showProgress();
    void showRow(QTreeWidgetItem& item, const film::QueuedFilm& film);
    /// Null if no film is selected.
    [[nodiscard]] const film::QueuedFilm* selected() const;
    void updateButtons();

    film::FilmQueue& m_queue;
    QTreeWidget* m_list;
    QLabel* m_failure;
    QPushButton* m_cancel;
    QPushButton* m_open;
    QPushButton* m_folder;
    QPushButton* m_clear;
};

} // namespace odori
