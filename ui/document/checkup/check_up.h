// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"
#include "libmmd/check/motion_check.h"
#include "ui/document/document.h"

#include <QtCore/QObject>

#include <vector>

class QTimer;

namespace odori {

using Findings = std::vector<mmd::Finding>;

/// The findings that the user should be told (mmd::isPressing); none if there is not enough memory
/// for the check. For a worker.
[[nodiscard]] Findings pressingFindings(const mmd::Motion& motion, const mmd::Model* model);

/// The findings of the active motion, on its model; a motion without keys has none. A worker makes
/// them from a snapshot, shortly after the last edit, so the window never waits.
class CheckUp : public QObject {
    Q_OBJECT
public:
    explicit CheckUp(Document& document, QObject* parent = nullptr);

    /// While it is off, nothing is checked. Off at first: nobody sees the findings.
    void setWatching(bool on);
    /// In the order of checkMotion(). They can be older than the last edits, but are never those of
    /// another actor.
    [[nodiscard]] const Findings& findings() const { return m_findings; }
    /// Whether there are findings of the active motion; empty() means only then that there are no
    /// errors.
    [[nodiscard]] bool isKnown() const { return m_isKnown; }

signals:
    /// findings() or isKnown() changed.
    void changed();

private:
    void noteChange(const Change& change);
    void forget();
    void start();
    void show(mmd::ActorId actor, const mmd::Result<Findings>& result);

    Document& m_document;
    QTimer* m_timer;
    Findings m_findings;
    mmd::ActorId m_actor; ///< the active one at the last change
    bool m_isWatching = false;
    bool m_isKnown = false;
    bool m_isOutdated = true; ///< the motion changed after the last check began
    bool m_isRunning = false;
};

} // namespace odori
