// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/physics/bake.h"
#include "libmmd/tools/thin/thin_bake.h"
#include "ui/dialogs/dialog_fields.h"
#include "ui/dialogs/job_dialog.h"
#include "ui/document/physics.h"

#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace odori {

/// Turns the simulated motion of the active actor's bones into keys, with options for the bones,
/// the frames and the tolerance; tells before how many keys that makes. One undo step.
class BakeDialog : public JobDialog {
    Q_OBJECT
public:
    /// The active actor must have bodies that move. Both must outlive the dialog.
    BakeDialog(Document& document, Physics& physics, QWidget* parent = nullptr);

private:
    using Result = mmd::Result<mmd::BakedKeys>;
    void createFields();
    void connectCount();
    /// Says how many keys the chosen options make, or why there can be none.
    void showCount();
    void bake();
    void finish(const Result& baked);
    [[nodiscard]] mmd::BakeOptions options() const;
    /// The tolerances; none: a key at every frame.
    [[nodiscard]] std::optional<mmd::ThinOptions> tolerances() const;
    [[nodiscard]] std::vector<int> selectedBones() const;
    void setRunning(bool running) override;
    void say(const QString& problem);

    Document& m_document;
    Physics& m_physics;
    mmd::ActorId m_actor;
    QComboBox* m_bones = nullptr;
    QSpinBox* m_first = nullptr;
    QSpinBox* m_last = nullptr;
    QCheckBox* m_reduces = nullptr;
    ToleranceRow m_tolerance;
    QLabel* m_count = nullptr;
    QLabel* m_problem = nullptr;
    QPushButton* m_bake = nullptr;
    QPushButton* m_cancel = nullptr;
};

} // namespace odori
