// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/physics.h"

#include <QtWidgets/QDialog>

#include <array>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace odori {

/// Gravity with its noise and the steps of the scene's physics, as one undo step, and the memory
/// for simulated frames, which is a setting of the program.
class PhysicsSettingsDialog : public QDialog {
    Q_OBJECT
public:
    PhysicsSettingsDialog(Document& document, Physics& physics, QWidget* parent = nullptr);

public slots:
    void accept() override;

private:
    void addGravity(QFormLayout& form);
    void addNoise(QFormLayout& form);
    void addSteps(QFormLayout& form);
    /// The settings of the scene with the values of the fields.
    [[nodiscard]] mmd::SceneSettings settings() const;
    [[nodiscard]] glm::vec3 direction() const;
    void updateFields();

    Document& m_document;
    Physics& m_physics;
    QDoubleSpinBox* m_gravity;
    std::array<QDoubleSpinBox*, 3> m_direction{};
    QLabel* m_noDirection; ///< says why the settings cannot be used
    QCheckBox* m_hasNoise;
    QDoubleSpinBox* m_noise;
    QDoubleSpinBox* m_seed; ///< a whole number; an int field would be too small
    QPushButton* m_newSeed;
    QPushButton* m_ok = nullptr;
    QComboBox* m_steps;
    QSpinBox* m_cache;
};

} // namespace odori
