// SPDX-License-Identifier: MIT
#pragma once

#include "tests/soak/faults.h"
#include "tests/soak/hands/action_source.h"
#include "tests/soak/hands/performer.h"
#include "tests/soak/idle_watch.h"

#include <QtCore/QBasicTimer>
#include <QtCore/QElapsedTimer>
#include <QtCore/QMap>
#include <QtCore/QObject>

#include <functional>
#include <vector>

namespace odori::soak {

/// Runs actions one after the other in the program's event loop: each starts after the editor has
/// shown the result of the one before. An action that opens a dialog ends only when the dialog is
/// closed, so the next actions run in the loop of the dialog.
class Driver : public QObject {
    Q_OBJECT
public:
    struct Rules {
        double seconds = 0.0; ///< end of the run; 0: the end of the source
        int actions = 0;      ///< the same as a number
        int edits = 0;        ///< the same as a number of edits
        /// Seconds that the editor may take for an action. Then a patient run fails, and any other
        /// one continues: a user does not wait for a long export.
        double patience = 60.0;
        bool isPatient = true;
        /// The folder whose name is not part of the document's state; empty: states are neither
        /// logged nor compared.
        QString stateFolder;
    };

    Driver(Program& program, Performer& performer, ActionSource& source, ActionLog& log);

    /// Starts; `ended` is called at the end, while the editor waits for the user.
    void start(const Rules& rules, std::function<void()> ended);

    [[nodiscard]] const QStringList& faults() const { return m_faultLines; }
    /// The number of undo steps that were made, undone or redone.
    [[nodiscard]] int edits() const { return m_edits; }
    /// Adds the faults that were found since the last action.
    void collectFaults();
    [[nodiscard]] Faults& faultWatch() { return m_faults; }
    [[nodiscard]] const QMap<QString, int>& counts() const { return m_counts; }
    /// The scenes, without a running gesture, that the document had during the last action.
    [[nodiscard]] const std::vector<mmd::Scene>& lastScenes() const { return m_lastScenes; }

protected:
    void timerEvent(QTimerEvent* event) override;

private:
    [[nodiscard]] bool isInsideAction() const;
    [[nodiscard]] bool hasWaitedTooLong();
    void finishAction();
    void perform(const Action& action);
    void end();

    Program& m_program;
    Performer& m_performer;
    ActionSource& m_source;
    ActionLog& m_log;
    IdleWatch m_idle;
    Faults m_faults;
    Rules m_rules;
    std::function<void()> m_ended;
    int m_timer = 0;
    std::vector<int> m_levels; ///< event loops in which actions run that have not returned
    bool m_isBegun = false;    ///< an action was begun and is not logged as done
    QString m_lastLine;
    int m_count = 0, m_edits = 0;
    int m_undoIndex = 0; ///< of the last edit
    QElapsedTimer m_clock, m_sinceTick;
    QMap<QString, int> m_counts; ///< actions per kind
    QStringList m_faultLines;
    std::vector<mmd::Scene> m_lastScenes;
};

} // namespace odori::soak
