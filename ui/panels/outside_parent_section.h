// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/parents/parent_cycles.h"
#include "ui/document/document.h"

#include <QtWidgets/QWidget>

#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace odori {

class NameBox;

/// Which bone of another model a bone of the active model follows from the current frame on (MMD's
/// outside parent), or which bone the camera follows, and a list of the keys. A choice becomes a
/// key with Register; until then the frame can be changed. If the user wants it, Register also sets
/// a key that keeps the place of the bone or the camera.
class OutsideParentSection : public QWidget {
    Q_OBJECT
public:
    enum class Follower { Bone, Camera };
    /// `document` must outlive it.
    OutsideParentSection(Document& document, Follower follower, QWidget* parent = nullptr);

    /// Takes the selected bone and puts the focus where its parent is chosen.
    void startChoosing();
    /// If it is disabled, its tool tip says why.
    [[nodiscard]] QPushButton& registerButton() { return *m_register; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    void createFields();
    void createRegister();
    void createList();
    void takeSelectedBone();
    void proposeSelectedBone();
    void refresh();
    void fillBones();
    void fillActors();
    void fillParentBones(const mmd::OutsideParent& parent);
    void showParent(const mmd::OutsideParent& parent);
    void showState(const mmd::OutsideParentKey* key);
    void showKeys();
    void choose();
    void sayProblem();
    void goTo(int row);
    void removeChosen();
    [[nodiscard]] mmd::ActorId actor() const;
    [[nodiscard]] std::string bone() const;
    [[nodiscard]] mmd::OutsideParent chosenParent() const;
    [[nodiscard]] mmd::OutsideParentKey wanted() const;

    Document& m_document;
    const Follower m_follower;
    QLabel* m_boneLabel = nullptr;
    NameBox* m_bone = nullptr; ///< null for the camera
    QComboBox* m_actor = nullptr;
    NameBox* m_parent = nullptr;
    QCheckBox* m_keepPlace = nullptr;
    QLabel* m_state = nullptr;
    QLabel* m_problem = nullptr;
    QPushButton* m_register = nullptr;
    QPushButton* m_remove = nullptr;
    QListWidget* m_list = nullptr;
    std::shared_ptr<const mmd::Model> m_model;       ///< whose bones m_bone has
    std::shared_ptr<const mmd::Model> m_parentModel; ///< whose bones m_parent has
    mmd::ActorId m_shownActor{};
    /// A choice that is not registered, of `m_shownActor` and the shown bone.
    std::optional<mmd::OutsideParent> m_choice;
};

} // namespace odori
