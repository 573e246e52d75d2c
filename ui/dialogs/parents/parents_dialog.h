// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/following/parent_bake.h"
#include "ui/dialogs/job_dialog.h"
#include "ui/document/document.h"

class QCheckBox;
class QLabel;
class QPushButton;

namespace odori {

/// Asks before a motion is saved as VMD, which cannot hold its outside parents. It can bake them:
/// then the keys of the motion show the same, as one undo step of the document.
class ParentsDialog : public JobDialog {
    Q_OBJECT
public:
    enum class Choice {
        Baked,   ///< the document has changed
        Without, ///< the file gets only the keys
        Stay,    ///< nothing is saved
    };
    /// `actor`: whose motion is saved; sceneActor: the camera's. `file`: as shown.
    ParentsDialog(Document& document, mmd::ActorId actor, const QString& file, QWidget* parent);

    /// After finished().
    [[nodiscard]] Choice choice() const { return m_choice; }

protected:
    void setRunning(bool running) override;

private:
    using Result = mmd::Result<mmd::ParentBake>;
    void createButtons();
    void bake();
    void finish(const Result& baked);

    Document& m_document;
    const mmd::ActorId m_actor;
    mmd::Scene m_scene; ///< a snapshot, from which the keys are made
    Choice m_choice = Choice::Stay;
    QCheckBox* m_physics;
    QCheckBox* m_thins; ///< null for the camera, which has no such tool
    QLabel* m_problem;
    QPushButton* m_bake = nullptr;
    QPushButton* m_without = nullptr;
};

/// Whether saving the actor's motion as VMD would lose outside parents.
[[nodiscard]] bool hasOutsideParents(const Document& document, mmd::ActorId actor);

} // namespace odori
