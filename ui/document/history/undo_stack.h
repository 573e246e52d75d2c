// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/history/history_step.h"
#include "libmmd/scene/history/patch_memory.h"

#include <QtCore/QObject>
#include <QtCore/QString>

#include <cstddef>
#include <deque>
#include <functional>
#include <limits>
#include <memory>
#include <unordered_map>

namespace odori {

/// The undo steps of a document. Beyond a memory limit the oldest are dropped, which a QUndoStack
/// cannot do; the newest is always kept. Data that several steps share (selections, tracks, models)
/// counts once.
class UndoStack : public QObject {
    Q_OBJECT
public:
    /// Shared with the journal: never changed.
    using Step = std::shared_ptr<const mmd::HistoryStep>;
    /// Shows the scene after a step, or before it.
    using ApplyStep = std::function<void(const Step& step, bool forward)>;

    explicit UndoStack(ApplyStep apply, QObject* parent = nullptr);

    /// Number of kept steps, done and undone.
    [[nodiscard]] int count() const { return int(m_steps.size()); }
    /// Number of done steps since the start of the history, including dropped ones.
    [[nodiscard]] int index() const { return m_dropped + m_done; }
    [[nodiscard]] bool canUndo() const { return m_done > 0; }
    [[nodiscard]] bool canRedo() const { return m_done < count(); }
    /// The text of the next step; empty if there is none.
    [[nodiscard]] QString undoText() const;
    [[nodiscard]] QString redoText() const;

    /// Adds a step that is already done, with the resulting scene `now`; undone steps are deleted.
    /// It is joined with the previous step if both have one series; if they cancel each other, both
    /// are dropped.
    void push(Step step, const mmd::Scene& now);
    void clear();
    /// Replaces all steps; the first `done` of them are done.
    void restore(std::deque<Step> steps, int done);
    [[nodiscard]] const std::deque<Step>& steps() const { return m_steps; }
    [[nodiscard]] int doneCount() const { return m_done; }

    /// Memory that all steps keep alive, in bytes.
    [[nodiscard]] std::size_t memory() const { return m_memory; }
    void setLimit(std::size_t bytes);

public slots:
    void undo();
    void redo();

signals:
    /// Steps were pushed, joined, dropped, undone or redone.
    void indexChanged(int index);

private:
    struct Held {
        std::size_t bytes = 0;
        int steps = 0; ///< number of steps that keep it
    };
    void hold(const mmd::HistoryStep& step, bool isDone);
    void release(const mmd::HistoryStep& step, bool isDone);
    void removeLast();
    bool joins(const mmd::HistoryStep& step, const mmd::Scene& now);
    void dropOldest();

    ApplyStep m_apply;
    std::deque<Step> m_steps;
    int m_done = 0;    ///< the number of done steps in m_steps
    int m_dropped = 0; ///< the number of dropped steps before them
    std::unordered_map<const void*, Held> m_shared;
    std::size_t m_memory = 0;
    std::size_t m_limit = std::numeric_limits<std::size_t>::max();
};

} // namespace odori
