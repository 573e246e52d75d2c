// SPDX-License-Identifier: MIT
#include "ui/dialogs/physics_settings_dialog.h"

#include "libmmd/scene/edits/scene/scene_edits.h"
#include "ui/fields/number_selecting.h"

#include <QtWidgets/QComboBox>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QVBoxLayout>

namespace odori {
namespace {

/// MMD's panel shows 9.8 for 98 units per second squared.
constexpr double unitsPerPanel = 10.0;

} // namespace

PhysicsSettingsDialog::PhysicsSettingsDialog(Document& document, Physics& physics, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_physics(physics)
    , m_gravity(new QDoubleSpinBox)
    , m_steps(new QComboBox)
    , m_cache(new QSpinBox)
{
    setWindowTitle(tr("Physics Settings"));
    const mmd::SceneSettings& settings = document.scene().settings;
    m_gravity->setRange(-100.0, 100.0);
    selectWholeNumbers(*m_gravity);
    selectWholeNumbers(*m_cache);
    m_gravity->setDecimals(2);
    m_gravity->setSingleStep(0.1);
    m_gravity->setValue(double(settings.gravity) / unitsPerPanel);
    m_gravity->setToolTip(tr("Downwards, in the unit of MMD's panel. The default is 9.8"));
    m_steps->addItem(tr("60 per second, as in MMD"), 2);
    m_steps->addItem(tr("120 per second, for thin or fast parts"), 4);
    m_steps->setCurrentIndex(settings.physicsSteps > 2 ? 1 : 0);
    m_cache->setRange(16, 65536);
    m_cache->setSuffix(tr(" MiB"));
    m_cache->setValue(int(physics.cacheBytes() >> 20));
    m_cache->setToolTip(tr("Memory for the simulated frames of each model. Frames that do not fit "
                           "are simulated again when they are shown."));
    auto* form = new QFormLayout;
    form->addRow(tr("&Gravity"), m_gravity);
    form->addRow(tr("&Steps"), m_steps);
    form->addRow(tr("&Cache"), m_cache);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &PhysicsSettingsDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(buttons);
}

void PhysicsSettingsDialog::accept()
{
    mmd::SceneSettings settings = m_document.scene().settings;
    settings.gravity = float(m_gravity->value() * unitsPerPanel);
    settings.physicsSteps = m_steps->currentData().toUInt();
    m_document.apply(mmd::changeSettings(m_document.scene(), settings), tr("Change Physics"));
    m_physics.setCacheBytes(std::size_t(m_cache->value()) << 20);
    QDialog::accept();
}

} // namespace odori
