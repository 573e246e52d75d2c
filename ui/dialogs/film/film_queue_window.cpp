// SPDX-License-Identifier: MIT
#include "ui/dialogs/film/film_queue_window.h"

#include "ui/dialogs/dialog_fields.h"
#include "ui/dialogs/film/film_fields.h"
#include "ui/dialogs/film/film_texts.h"
#include "ui/messages/shown_name.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTreeWidget>
#include <QtWidgets/QVBoxLayout>

namespace odori {
namespace {

constexpr int idRole = Qt::UserRole;
enum Column { Name, State };

} // namespace

FilmQueueWindow::FilmQueueWindow(film::FilmQueue& queue, QWidget* parent)
    : QDialog(parent)
    , m_queue(queue)
    , m_list(new QTreeWidget)
    , m_failure(sentenceLabel("failure", true))
    , m_cancel(new QPushButton(tr("Ca&ncel Film")))
    , m_open(new QPushButton(tr("&Open")))
    , m_folder(new QPushButton(tr("Show in &Folder")))
    , m_clear(new QPushButton(tr("&Remove Ended")))
{
    setWindowTitle(tr("Films"));
    m_list->setHeaderLabels({tr("Film"), tr("State")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAccessibleName(tr("Films"));
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(Name, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(State, QHeaderView::ResizeToContents);
    auto* buttons = new QHBoxLayout;
    for (QPushButton* button : {m_cancel, m_open, m_folder, m_clear}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    auto* close = new QPushButton(tr("Close"));
    close->setAutoDefault(false);
    buttons->addWidget(close);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_failure);
    layout->addLayout(buttons);
    resize(fontMetrics().averageCharWidth() * 55, fontMetrics().height() * 14);
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    connect(&m_queue, &film::FilmQueue::changed, this, &FilmQueueWindow::fill);
    connect(&m_queue, &film::FilmQueue::progressed, this, &FilmQueueWindow::showProgress);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &FilmQueueWindow::updateButtons);
    connect(m_list, &QTreeWidget::itemActivated, this, [this] {
        if (m_open->isEnabled())
            m_open->click();
    });
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        if (const film::QueuedFilm* film = selected())
            m_queue.cancel(film->id);
    });
    connect(m_open, &QPushButton::clicked, this, [this] {
        if (const film::QueuedFilm* film = selected())
            openFilm(*film);
    });
    connect(m_folder, &QPushButton::clicked, this, [this] {
        if (const film::QueuedFilm* film = selected())
            openFolderOf(*film);
    });
    connect(m_clear, &QPushButton::clicked, &m_queue, &film::FilmQueue::forgetEnded);
    fill();
}

void FilmQueueWindow::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    const film::QueuedFilm* running = m_queue.running();
    for (int row = 0; running && row < m_list->topLevelItemCount(); ++row)
        if (QTreeWidgetItem* item = m_list->topLevelItem(row);
            item->data(Name, idRole).toInt() == running->id)
            m_list->setCurrentItem(item);
}

/// Rows that stay keep their selection.
void FilmQueueWindow::fill()
{
    const auto& films = m_queue.films();
    for (int row = m_list->topLevelItemCount() - 1; row >= 0; --row)
        if (!m_queue.find(m_list->topLevelItem(row)->data(Name, idRole).toInt()))
            delete m_list->takeTopLevelItem(row);
    for (std::size_t at = 0; at < films.size(); ++at) {
        const auto row = int(at);
        if (row == m_list->topLevelItemCount()) {
            auto* item = new QTreeWidgetItem({nameOf(films[at]), QString()});
            item->setData(Name, idRole, films[at].id);
            m_list->addTopLevelItem(item);
        }
        showRow(*m_list->topLevelItem(row), films[at]);
    }
    if (!m_list->currentItem() && m_list->topLevelItemCount() > 0)
        m_list->setCurrentItem(m_list->topLevelItem(0));
    updateButtons();
}

void FilmQueueWindow::showRow(QTreeWidgetItem& item, const film::QueuedFilm& film)
{
    item.setText(State, stateText(film));
    item.setToolTip(Name, plainToolTip(film.file));
}

void FilmQueueWindow::showProgress()
{
    const film::QueuedFilm* running = m_queue.running();
    if (!running)
        return;
    for (int row = 0; row < m_list->topLevelItemCount(); ++row)
        if (QTreeWidgetItem* item = m_list->topLevelItem(row);
            item->data(Name, idRole).toInt() == running->id)
            showRow(*item, *running);
}

const film::QueuedFilm* FilmQueueWindow::selected() const
{
    const QTreeWidgetItem* item = m_list->currentItem();
    return item ? m_queue.find(item->data(Name, idRole).toInt()) : nullptr;
}

void FilmQueueWindow::updateButtons()
{
    const film::QueuedFilm* film = selected();
    const bool isDone = film && film->state == film::QueuedFilm::State::Done;
    m_cancel->setEnabled(film && !film->hasEnded());
    m_open->setEnabled(isDone);
    m_folder->setEnabled(film != nullptr);
    m_clear->setEnabled(int(m_queue.films().size()) > m_queue.unfinished());
    const QString failure = film ? failureText(*film) : QString();
    m_failure->setText(failure);
    m_failure->setVisible(!failure.isEmpty());
}

} // namespace odori
