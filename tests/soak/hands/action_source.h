// SPDX-License-Identifier: MIT
#pragma once

#include "tests/soak/hands/action.h"

#include <optional>

namespace odori::soak {

/// Where a run's actions come from: random hands, or a log.
class ActionSource {
public:
    virtual ~ActionSource() = default;
    /// The next action; none at the end. Called only while the editor waits for the user.
    [[nodiscard]] virtual std::optional<Action> next() = 0;
    /// The state of the document after the last action, if it is known; the run compares it.
    [[nodiscard]] virtual std::optional<QString> expectedState() const { return std::nullopt; }
};

/// The actions of a log.
class Recorded : public ActionSource {
public:
    /// `withUnfinished`: also an action at the end that was begun and not done.
    Recorded(QList<LoggedAction> actions, bool withUnfinished)
        : m_actions(std::move(actions))
    {
        if (!withUnfinished && !m_actions.isEmpty() && !m_actions.back().isDone)
            m_actions.removeLast();
    }
    [[nodiscard]] std::optional<Action> next() override
    {
        if (m_next >= m_actions.size())
            return std::nullopt;
        return m_actions[m_next++].action;
    }
    [[nodiscard]] std::optional<QString> expectedState() const override
    {
        return m_next > 0 ? m_actions[m_next - 1].state : std::nullopt;
    }

private:
    QList<LoggedAction> m_actions;
    qsizetype m_next = 0;
};

} // namespace odori::soak
