// SPDX-License-Identifier: MIT
#include "app/session/window_owner.h"

#include "app/main_window.h"
#include "app/session/settings_pages.h"
#include "app/session/text_size_layouts.h"
#include "app/session/window_view.h"
#include "app/tours/tour_guide.h"

#include <QtCore/QFutureWatcher>
#include <QtCore/QThread>

#include <algorithm>
#include <utility>

namespace odori {
namespace {

constexpr int lookMilliseconds = 50;   ///< interval of checks for the end of a running job
constexpr int restMilliseconds = 2500; ///< longer than panels and window need for their places

} // namespace

WindowOwner::WindowOwner(Session& session, Appearance& appearance)
    : m_session(session)
    , m_appearance(appearance)
    , m_window(std::make_unique<MainWindow>(session))
    , m_percent(session.settings().fontPercent())
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &WindowOwner::tryToReplace);
    m_rest.setSingleShot(true);
    m_rest.setInterval(restMilliseconds);
    connect(&m_rest, &QTimer::timeout, this, [this] {
        noteLayout(*m_window);
        m_window->storeLayout(); // the next start restores what was noted, even after a crash
    });
    connect(&session.settings(), &Settings::languageChanged, this, &WindowOwner::request);
    connect(&session.settings(), &Settings::fontPercentChanged, this, &WindowOwner::request);
}

/// What differs at the next start was done by the user.
WindowOwner::~WindowOwner()
{
    if (m_rest.isActive())
        noteLayout(*m_window);
}

/// Delayed, because a field of the window that will be deleted is changing the setting.
void WindowOwner::request()
{
    m_hasSaid = false;
    m_timer.start(0);
}

void WindowOwner::tryToReplace()
{
    if (!isBusy()) {
        replace();
        return;
    }
    if (!std::exchange(m_hasSaid, true))
        m_session.document().say(tr("The window will change when the running task ends."));
    m_timer.start(lookMilliseconds);
}

/// Whether a job of the window is running, or a nested event loop: code that waits in that loop
/// would use the deleted window.
bool WindowOwner::isBusy() const
{
    const FileCommands& files = m_session.files();
    if (QThread::currentThread()->loopLevel() > 1 || QApplication::activeModalWidget() ||
        QApplication::activePopupWidget() || QApplication::mouseButtons() != Qt::NoButton ||
        QWidget::mouseGrabber() || files.isLoading() || files.saving().isRunning() ||
        m_session.document().isGestureRunning())
        return true;
    const auto workers = m_window->findChildren<QFutureWatcherBase*>();
    return std::any_of(workers.begin(), workers.end(),
        [](const QFutureWatcherBase* each) { return each->isRunning(); });
}

void WindowOwner::replace()
{
    WindowView view = viewOfWindow(*m_window);
    const int percent = m_session.settings().fontPercent();
    exchangeLayout(view, *m_window, std::exchange(m_percent, percent), percent);
    const std::optional<ShownSettings> settings = shownSettings(*m_window);
    const TourPlace tour = tourPlace(*m_window);
    m_appearance.applyTexts();
    m_session.recovery().retranslate();
    auto next = std::make_unique<MainWindow>(m_session);
    showView(*next, view);
    next->show(); // before the old one is deleted: the program ends with its last window
    m_window = std::move(next);
    continueTour(*m_window, tour);
    m_rest.start();
    if (settings)
        showSettings(*m_window, *settings);
    emit replaced();
}

} // namespace odori
