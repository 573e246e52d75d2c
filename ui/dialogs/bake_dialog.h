// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/physics/bake.h"
#include "ui/document/physics.h"

#include <QtCore/QFutureWatcher>
#include <QtWidgets/QDialog>

#include <memory>
#include <vector>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace odori {

/// Turns the simulated motion of the active actor's bones into keys: which bones, which frames, how
/// near. The simulation runs aside; closing the dialog cancels it. One undo step.
class BakeDialog : public QDialog {
    Q_OBJECT
public:
    /// The active actor must have bodies that move. Both must outlive the dialog.
    BakeDialog(Document& document, Physics& physics, QWidget* parent = nullptr);
    ~BakeDialog() override;

public slots:
    void reject() override;

private:
    using Result = mmd::Result<std::vector<mmd::BakedBone>>;
    void createFields();
    void start();
    void finish();
    [[nodiscard]] mmd::BakeOptions options() const;
    [[nodiscard]] std::vector<int> selectedBones() const;
    void setRunning(bool running);
    void say(const QString& problem);

    Document& m_document;
    Physics& m_physics;
    mmd::ActorId m_actor;
    QComboBox* m_bones = nullptr;
    QSpinBox* m_first = nullptr;
    QSpinBox* m_last = nullptr;
    QCheckBox* m_reduces = nullptr;
    QDoubleSpinBox* m_units = nullptr;
    QDoubleSpinBox* m_degrees = nullptr;
    QProgressBar* m_bar = nullptr;
    QLabel* m_problem = nullptr;
    QPushButton* m_bake = nullptr;
    QPushButton* m_cancel = nullptr;
    QFutureWatcher<Result> m_watcher;
    std::shared_ptr<mmd::Progress> m_progress;
    mmd::BakeOptions m_options; ///< of the job that runs
};

} // namespace odori
