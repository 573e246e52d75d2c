// SPDX-License-Identifier: MIT
#include "ui/document/history/undo_stack.h"

#include <utility>

namespace odori {

UndoStack::UndoStack(ApplyStep apply, QObject* parent)
    : QObject(parent)
    , m_apply(std::move(apply))
{
}

QString UndoStack::undoText() const
{
    return canUndo() ? QString::fromStdString(m_steps[std::size_t(m_done - 1)]->text) : QString();
}

QString UndoStack::redoText() const
{
    return canRedo() ? QString::fromStdString(m_steps[std::size_t(m_done)]->text) : QString();
}

void UndoStack::push(Step step, const mmd::Scene& now)
{
    while (canRedo())
        removeLast();
    if (!joins(*step, now)) {
        hold(*step, true);
        m_steps.push_back(std::move(step));
        ++m_done;
    }
    dropOldest();
    emit indexChanged(index());
}

bool UndoStack::joins(const mmd::HistoryStep& step, const mmd::Scene& now)
{
    if (m_steps.empty())
        return false;
    std::optional<mmd::HistoryStep> both = mmd::joinedStep(*m_steps.back(), step);
    if (!both)
        return false;
    release(*m_steps.back(), true);
    m_steps.back() = std::make_shared<const mmd::HistoryStep>(std::move(*both));
    hold(*m_steps.back(), true);
    if (mmd::changesNothing(*m_steps.back(), now)) {
        removeLast();
        --m_done;
    }
    return true;
}

void UndoStack::removeLast()
{
    release(*m_steps.back(), m_done == count());
    m_steps.pop_back();
}

void UndoStack::undo()
{
    if (!canUndo())
        return;
    const Step step = m_steps[std::size_t(m_done - 1)];
    m_apply(step, false);
    release(*step, true);
    hold(*step, false);
    --m_done;
    emit indexChanged(index());
}

void UndoStack::redo()
{
    if (!canRedo())
        return;
    const Step step = m_steps[std::size_t(m_done)];
    m_apply(step, true);
    release(*step, false);
    hold(*step, true);
    ++m_done;
    emit indexChanged(index());
}

void UndoStack::clear()
{
    m_steps.clear();
    m_shared.clear();
    m_memory = 0;
    m_done = m_dropped = 0;
    emit indexChanged(0);
}

void UndoStack::restore(std::deque<Step> steps, int done)
{
    m_shared.clear();
    m_memory = 0;
    m_dropped = 0;
    m_steps = std::move(steps);
    m_done = done;
    for (int at = 0; at < count(); ++at)
        hold(*m_steps[std::size_t(at)], at < m_done);
    dropOldest();
    emit indexChanged(index());
}

void UndoStack::setLimit(std::size_t bytes)
{
    m_limit = bytes;
    const int before = count();
    dropOldest();
    if (count() != before)
        emit indexChanged(index());
}

/// Undone steps are dropped from the end: the later ones cannot be redone without the earlier ones.
void UndoStack::dropOldest()
{
    while (m_memory > m_limit && m_done > 1) {
        release(*m_steps.front(), true);
        m_steps.pop_front();
        --m_done;
        ++m_dropped;
    }
    while (m_memory > m_limit && count() > 1 && canRedo())
        removeLast();
}

void UndoStack::hold(const mmd::HistoryStep& step, bool isDone)
{
    const mmd::PatchMemory memory = mmd::memoryOf(step.patch, isDone);
    m_memory += sizeof step + memory.own;
    for (const mmd::SharedMemory& each : memory.shared) {
        Held& held = m_shared[each.identity];
        if (held.steps++ == 0) {
            held.bytes = each.bytes;
            m_memory += each.bytes;
        }
    }
}

void UndoStack::release(const mmd::HistoryStep& step, bool isDone)
{
    const mmd::PatchMemory memory = mmd::memoryOf(step.patch, isDone);
    m_memory -= sizeof step + memory.own;
    for (const mmd::SharedMemory& each : memory.shared) {
        const auto held = m_shared.find(each.identity);
        if (--held->second.steps > 0)
            continue;
        m_memory -= held->second.bytes;
        m_shared.erase(held);
    }
}

} // namespace odori
