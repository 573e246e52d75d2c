// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/physics.h"

#include <QtWidgets/QDialog>

class QComboBox;
class QDoubleSpinBox;
class QSpinBox;

namespace odori {

/// Gravity and steps of the scene's physics, as one undo step, and the memory for simulated frames,
/// which is a setting of the program.
class PhysicsSettingsDialog : public QDialog {
    Q_OBJECT
public:
    PhysicsSettingsDialog(Document& document, Physics& physics, QWidget* parent = nullptr);

public slots:
    void accept() override;

private:
    Document& m_document;
    Physics& m_physics;
    QDoubleSpinBox* m_gravity;
    QComboBox* m_steps;
    QSpinBox* m_cache;
};

} // namespace odori
