// SPDX-License-Identifier: MIT
#pragma once

#include "tests/soak/hands/action_source.h"
#include "tests/soak/hands/dialog_hands.h"
#include "tests/soak/hands/plan.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QMap>

namespace odori {
struct Command;
} // namespace odori

namespace odori::soak {

/// What random hands may do.
struct Habits {
    /// Only work on the document: no other language, theme or key map, no closing, no export.
    bool isEditing = false;
    QList<QString> files;      ///< to open, relative to the scratch folder
    QList<QStringList> starts; ///< what is opened if nothing is open, each equally often
    QList<QString> targets;    ///< to save to
    /// Interval of checkpoints, in seconds; 0: none. At a checkpoint everything is closed, the
    /// window is made again, the sample is opened and the memory is measured.
    int checkpointSeconds = 0;
};

/// Random input of a user who knows the editor. The same seed gives the same actions if the editor
/// behaves the same.
class Hands : public ActionSource {
public:
    Hands(Program& program, std::uint64_t seed, const Habits& habits);

    [[nodiscard]] std::optional<Action> next() override;
    /// How often each command was used. Commands that could never run have 0.
    [[nodiscard]] QMap<QString, int> commandCounts() const { return m_commands; }
    /// The next actions are a checkpoint and its measurement.
    void requestCheckpoint() { m_isCheckpointDue = true; }

private:
    void planCheckpoint();
    void planEditor();
    void planCommand();
    void planEdit();
    void use(const Command& command);
    void planView();
    void planPose();
    void planSheet();
    void planCurves();
    void planPanel();
    void planField();
    void planUndo();
    void planOpening();
    void planPlayback();
    void planSaving();
    void planSetting();
    void planWheel();
    void planMenu();
    [[nodiscard]] QList<QPoint> wayFrom(const QPoint& from, const QRect& area);
    [[nodiscard]] QPoint boneSpot();
    [[nodiscard]] QList<QWidget*> usableWidgets() const;
    [[nodiscard]] QWidget& someEditor();

    Program& m_program;
    Habits m_habits;
    Random m_random;
    Plan m_plan;
    DialogHands m_dialogs;
    QMap<QString, int> m_commands;
    QElapsedTimer m_sinceCheckpoint;
    bool m_isCheckpointDue = false;
};

} // namespace odori::soak
