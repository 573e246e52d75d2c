// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/patch_memory.h"

#include <QtCore/QObject>
#include <QtCore/QString>

#include <cstddef>
#include <deque>
#include <functional>
#include <limits>
#include <unordered_map>

namespace odori {

/// What an undo step goes back and forth between. The active actor is none of the patch's business,
/// unless the patch adds or removes it.
struct UndoStep {
    mmd::ScenePatch patch;
    mmd::ActorId activeBefore{}, activeAfter{};
    QString text;
    int series = 0; ///< steps of one series that follow each other are one; 0: of none
};

/// The undo steps of a document. Beyond a limit of memory the oldest are dropped, which a
/// QUndoStack cannot; the newest stays in any case. What several steps keep together (selections,
/// tracks, models) counts once.
class UndoStack : public QObject {
    Q_OBJECT
public:
    /// Shows the scene after a step, or before it.
    using Walk = std::function<void(const UndoStep& step, bool forward)>;

    explicit UndoStack(Walk walk, QObject* parent = nullptr);

    /// Steps that are kept, done and undone.
    [[nodiscard]] int count() const { return int(m_steps.size()); }
    /// Steps that are done since the history began, with those that were dropped.
    [[nodiscard]] int index() const { return m_dropped + m_done; }
    [[nodiscard]] bool canUndo() const { return m_done > 0; }
    [[nodiscard]] bool canRedo() const { return m_done < count(); }
    /// Of the next step; empty without one.
    [[nodiscard]] QString undoText() const;
    [[nodiscard]] QString redoText() const;

    /// Adds a step that is done already, whose scene is `now`; steps that were undone are gone. It
    /// becomes a part of the step before if that is of its series, and is no step if nothing is
    /// left of both.
    void push(UndoStep step, const mmd::Scene& now);
    void clear();

    /// Bytes that all steps keep alive.
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
        int steps = 0; ///< that keep it
    };
    void hold(const UndoStep& step, bool isDone);
    void release(const UndoStep& step, bool isDone);
    void removeLast();
    bool joins(UndoStep& step, const mmd::Scene& now);
    void dropOldest();

    Walk m_walk;
    std::deque<UndoStep> m_steps;
    int m_done = 0;    ///< of m_steps, from the first on
    int m_dropped = 0; ///< before them
    std::unordered_map<const void*, Held> m_shared;
    std::size_t m_memory = 0;
    std::size_t m_limit = std::numeric_limits<std::size_t>::max();
};

} // namespace odori
