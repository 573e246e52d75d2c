// SPDX-License-Identifier: MIT
#include "app/tours/tour_guide.h"

#include "app/bundled/sample.h"
#include "app/main_window.h"
#include "app/tours/tour_mark.h"
#include "app/transport_bar.h"
#include "ui/viewport/viewport.h"

#include <QtGui/QAccessible>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace odori {
namespace {

QDockWidget* dockOf(QWidget* part)
{
    while (part && !qobject_cast<QDockWidget*>(part))
        part = part->parentWidget();
    return qobject_cast<QDockWidget*>(part);
}

TourGuide* findGuide(const MainWindow& window)
{
    return window.findChild<TourGuide*>(QString(), Qt::FindDirectChildrenOnly);
}

TourGuide& guideIn(MainWindow& window)
{
    TourGuide* guide = findGuide(window);
    return guide ? *guide : *new TourGuide(window);
}

/// A panel that is behind another tab is still visible for Qt.
bool isUnseen(const QWidget& part)
{
    return part.visibleRegion().isEmpty();
}

constexpr int checkInterval = 200, guideWidth = 340; // milliseconds; pixels
constexpr int settlingTime = 1500;                   // milliseconds
constexpr int gap = 10;                              // pixels

} // namespace

TourGuide::TourGuide(MainWindow& window)
    : QFrame(&window)
    , m_window(window)
    , m_mark(new TourMark(window))
    , m_title(new QLabel(this))
    , m_text(new QLabel(this))
    , m_hidden(new QLabel(this))
    , m_back(new QPushButton(tr("Ba&ck"), this))
    , m_next(new QPushButton(this))
{
    setObjectName(QStringLiteral("tourGuide"));
    setAutoFillBackground(true);
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_text->setWordWrap(true);
    m_hidden->setWordWrap(true);
    m_hidden->setObjectName(QStringLiteral("tourHidden"));
    m_hidden->hide();
    auto* close = new QPushButton(tr("End To&ur"), this);
    // A click must not take the keyboard from the view, where the text wants the next key.
    for (QPushButton* each : {close, m_back, m_next}) {
        each->setFocusPolicy(Qt::TabFocus);
        each->installEventFilter(this); // a double click is one click
    }
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(close);
    buttons->addStretch(1);
    buttons->addWidget(m_back);
    buttons->addWidget(m_next);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_title);
    layout->addWidget(m_text);
    layout->addWidget(m_hidden);
    layout->addLayout(buttons);
    connect(close, &QPushButton::clicked, this, &TourGuide::end);
    connect(m_back, &QPushButton::clicked, this, [this] { goTo(m_place.step - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] { goTo(m_place.step + 1); });
    m_timer.setInterval(checkInterval);
    connect(&m_timer, &QTimer::timeout, this, &TourGuide::check);
    window.installEventFilter(this);
    hide();
    m_mark->hide();
}

void TourGuide::begin(int tour)
{
    const Tour& wanted = tours().at(tour);
    Document& document = m_window.document();
    if (document.scene().actors.empty()) {
        m_window.files().open(samplePaths());
    } else if (const mmd::ActorId model = modelFor(wanted, document); model == mmd::sceneActor) {
        m_window.messageBar().show(MessageBar::Kind::Note,
            wanted.needsKeys
                ? tr("This tour needs a bone with two keys: open a motion, or choose File ▸ New "
                     "and then the tour.")
                : tr("This tour needs a model: open one, or choose File ▸ New and then the tour."));
        return;
    } else if (model != document.scene().active) { // such as the camera
        document.activate(model);
    }
    m_place.tour = &wanted;
    m_place.step = -1;
    goTo(0);
    m_window.viewport().setFocus();
}

void TourGuide::goOn(const TourPlace& place)
{
    m_place = place;
    showStep();
}

void TourGuide::goTo(int step)
{
    if (!m_place.tour || step >= m_place.tour->steps.size())
        return end();
    const bool isBack = step < m_place.step;
    m_place.step = std::max(0, step);
    m_place.before = tourState(m_window);
    const auto isDone = m_place.tour->steps[m_place.step].isDone;
    m_place.waitsForNext = isDone && isDone(m_place.before, m_place.before);
    if (m_place.waitsForNext && !isBack) // nothing is left to do
        return goTo(m_place.step + 1);
    showStep();
}

void TourGuide::showStep()
{
    m_title->setText(tr("%1: step %2 of %3")
                         .arg(textOf(m_place.tour->name))
                         .arg(m_place.step + 1)
                         .arg(m_place.tour->steps.size()));
    m_text->setText(textOf(m_place.tour->steps[m_place.step], m_window));
    m_back->setEnabled(m_place.step > 0);
    const bool isLast = m_place.step + 1 == m_place.tour->steps.size();
    m_next->setText(isLast ? tr("D&one") : tr("Ne&xt"));
    setAccessibleName(m_title->text());
    setAccessibleDescription(m_text->text());
    show();
    m_hidden->hide();
    m_sinceStep.start();
    showPanel();
    arrange();
    m_mark->raise();
    raise(); // not again: lists that the user opens belong above the card
    m_timer.start();
    QAccessibleEvent said(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&said);
}

QWidget* TourGuide::target()
{
    return m_place.tour ? m_place.tour->steps[m_place.step].target(m_window) : nullptr;
}

/// The panel of the step may be closed, or behind another tab.
void TourGuide::showPanel()
{
    if (QDockWidget* dock = dockOf(target())) {
        dock->show();
        dock->raise();
    }
}

void TourGuide::sayHidden()
{
    QWidget* part = target();
    const QDockWidget* dock = dockOf(part);
    const bool isSaid = dock && isUnseen(*part);
    m_hidden->setText(
        isSaid ? tr("The panel %1 is hidden. View ▸ Panels shows it.").arg(dock->windowTitle())
               : QString());
    m_hidden->setVisible(isSaid);
}

void TourGuide::end()
{
    const bool hadFocus = isAncestorOf(m_window.focusWidget());
    m_timer.stop();
    m_place = {};
    hide();
    m_mark->hide();
    if (hadFocus)
        m_window.setFocus();
}

void TourGuide::check()
{
    // A gesture may still take back what it shows.
    if (!m_place.tour || m_window.files().isLoading() || m_window.document().isGestureRunning())
        return;
    if (m_window.document().scene().actors.empty()) // File > New
        return end();
    const TourState now = tourState(m_window);
    m_place.before.hasPlayed = m_place.before.hasPlayed || now.isPlaying;
    const auto isDone = m_place.tour->steps[m_place.step].isDone;
    const bool isDoneNow = isDone && isDone(m_place.before, now);
    m_place.waitsForNext = m_place.waitsForNext && isDoneNow;
    if (isDoneNow && !m_place.waitsForNext)
        return goTo(m_place.step + 1);
    // The window may arrange its panels anew when one is shown. Later, the user wants it hidden.
    if (QWidget* part = target(); part && isUnseen(*part) && !m_sinceStep.hasExpired(settlingTime))
        showPanel();
    else
        sayHidden();
    arrange();
}

/// Beside what the step points at, inside of the window.
void TourGuide::arrange()
{
    QWidget* part = target();
    if (part && (isUnseen(*part) || part->window() != &m_window)) // a floating panel
        part = nullptr;
    m_mark->pointAt(part);
    // Large texts need more than the usual width for the buttons.
    setFixedWidth(std::max(guideWidth, layout()->totalMinimumSize().width()));
    resize(this->width(), layout()->totalHeightForWidth(this->width()));
    const auto areaOf = [&](QWidget& each) {
        return QRect(each.mapTo(&m_window, QPoint()), each.size());
    };
    QRect around(0, 0, m_window.width(), 0);
    if (part)
        around = areaOf(*part);
    QPoint at(around.right() + gap, around.top());
    if (at.x() + this->width() > m_window.width())
        at.setX(around.left() - gap - this->width());
    if (at.x() < 0 && around.height() > 2 * height()) { // a large target: in its corner
        at = around.bottomLeft() + QPoint(gap, -gap - height());
    } else if (at.x() < 0) {                                  // the target has the whole width
        around = around.united(areaOf(m_window.transport())); // the card must not hide its buttons
        at.setX(around.center().x() - this->width() / 2);
        at.setY(around.bottom() + gap);
        if (at.y() + height() > m_window.height())
            at.setY(around.top() - gap - height());
    }
    at.setX(std::clamp(at.x(), gap, std::max(gap, m_window.width() - this->width() - gap)));
    at.setY(std::clamp(at.y(), gap, std::max(gap, m_window.height() - height() - gap)));
    at = besideFloating(at);
    if (pos() != at)
        move(at);
}

/// Floating panels are in front of the window and would hide the card: then it goes to a corner of
/// the window that is free, if there is one.
QPoint TourGuide::besideFloating(const QPoint& wanted) const
{
    QRegion covered;
    for (const QDockWidget* dock : m_window.findChildren<QDockWidget*>())
        if (const QWidget* panel = dock->window(); panel != &m_window && dock->isVisible())
            covered += panel->frameGeometry().translated(-m_window.mapToGlobal(QPoint()));
    const int right = std::max(gap, m_window.width() - width() - gap);
    const int bottom = std::max(gap, m_window.height() - height() - gap);
    for (const QPoint& at :
        {wanted, QPoint(right, bottom), QPoint(gap, bottom), QPoint(right, gap), QPoint(gap, gap)})
        if (!covered.intersects(QRect(at, size())))
            return at;
    return wanted;
}

bool TourGuide::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != &m_window)
        return event->type() == QEvent::MouseButtonDblClick || QFrame::eventFilter(watched, event);
    if (m_place.tour && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &TourGuide::arrange, Qt::QueuedConnection);
    return QFrame::eventFilter(watched, event);
}

void TourGuide::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        return end();
    QFrame::keyPressEvent(event);
}

void startTour(MainWindow& window, int tour)
{
    guideIn(window).begin(tour);
}

TourPlace tourPlace(const MainWindow& window)
{
    const auto* guide = findGuide(window);
    return guide ? guide->place() : TourPlace();
}

void continueTour(MainWindow& window, const TourPlace& place)
{
    if (place.tour)
        guideIn(window).goOn(place);
}

} // namespace odori
