// SPDX-License-Identifier: MIT
#include "tests/soak/driver.h"

#include "tests/soak/scene_dump.h"

#include <QtCore/QThread>

#include <utility>

namespace odori::soak {
namespace {

constexpr int tickMilliseconds = 1;
constexpr qint64 longestBlock = 60000; ///< milliseconds in which the window shows nothing

} // namespace

Driver::Driver(Program& program, Performer& performer, ActionSource& source, ActionLog& log)
    : m_program(program)
    , m_performer(performer)
    , m_source(source)
    , m_log(log)
    , m_idle(program)
    , m_faults(program)
{
    connect(program.document().undoStack(), &UndoStack::indexChanged, this, [this](int index) {
        if (std::exchange(m_undoIndex, index) != index) // an opened scene begins a history
            ++m_edits;
    });
    connect(&program.document(), &Document::changed, this,
        [this] { m_lastScenes.push_back(m_program.document().gestureScene()); });
}

void Driver::start(const Rules& rules, std::function<void()> ended)
{
    m_rules = rules;
    m_ended = std::move(ended);
    m_clock.start();
    m_sinceTick.start();
    m_timer = startTimer(tickMilliseconds);
}

/// A timer does not fire again while its handler runs, so each tick has a new one: it also fires
/// in the event loop of a dialog that an action opens.
void Driver::timerEvent(QTimerEvent*)
{
    killTimer(std::exchange(m_timer, startTimer(tickMilliseconds)));
    if (m_sinceTick.restart() > longestBlock)
        m_faults.add(QStringLiteral("the window was blocked for a long time"));
    if (isInsideAction())
        return;
    if (!m_idle.isIdle() && !hasWaitedTooLong())
        return;
    finishAction();
    const auto isReached = [](double limit, double value) { return limit > 0 && value >= limit; };
    const bool isOver = isReached(m_rules.seconds, double(m_clock.elapsed()) / 1000) ||
                        isReached(m_rules.actions, m_count) || isReached(m_rules.edits, m_edits);
    if (const std::optional<Action> action = isOver ? std::nullopt : m_source.next())
        perform(*action);
    else
        end();
}

/// QTest handles events after each of its own; those are part of the action.
bool Driver::isInsideAction() const
{
    return !m_levels.empty() && QThread::currentThread()->loopLevel() <= m_levels.back();
}

bool Driver::hasWaitedTooLong()
{
    if (m_idle.seconds() < m_rules.patience)
        return false;
    if (m_rules.isPatient) {
        m_faults.add(QStringLiteral("the editor does not come to rest: %1").arg(m_idle.reason()));
        collectFaults();
        end();
        return false;
    }
    return true;
}

void Driver::finishAction()
{
    if (!std::exchange(m_isBegun, false))
        return;
    m_faults.checkGraphics();
    QString state;
    if (!m_rules.stateFolder.isEmpty()) {
        state =
            stateOf(m_program.document(), m_rules.stateFolder) + u' ' + QString::number(m_edits);
        const std::optional<QString> expected = m_source.expectedState();
        if (expected && *expected != state)
            m_faults.add(QStringLiteral("the document differs from the log"));
    }
    m_log.end(state);
    collectFaults();
}

void Driver::collectFaults()
{
    for (const QString& fault : m_faults.take()) {
        m_faultLines.append(
            QStringLiteral("%1 (action %2: %3)").arg(fault).arg(m_count).arg(m_lastLine));
        std::fprintf(stderr, "FAULT %s\n", qPrintable(m_faultLines.back()));
    }
}

void Driver::perform(const Action& action)
{
    m_log.begin(action);
    ++m_count;
    ++m_counts[action.kind];
    m_lastLine = lineOf(action);
    m_isBegun = true;
    m_lastScenes.clear();
    m_idle.restart();
    m_levels.push_back(QThread::currentThread()->loopLevel());
    m_performer.perform(action);
    m_levels.pop_back();
}

void Driver::end()
{
    killTimer(m_timer);
    m_timer = 0;
    m_ended();
}

} // namespace odori::soak
