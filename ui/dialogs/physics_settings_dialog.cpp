// SPDX-License-Identifier: MIT
#include "ui/dialogs/physics_settings_dialog.h"

#include "libmmd/scene/edits/scene/scene_edits.h"
#include "ui/dialogs/dialog_fields.h"
#include "ui/fields/boxes/limited_box.h"
#include "ui/fields/number_selecting.h"

#include <QtCore/QRandomGenerator>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QVBoxLayout>

#include <glm/geometric.hpp>

#include <cmath>
#include <limits>

namespace odori {
namespace {

/// MMD's panel shows 9.8 for 98 units per second squared.
constexpr double unitsPerPanel = 10.0;
constexpr double usualNoise = 10.0; ///< MMD's, for noise that is switched on
constexpr double longestDirection = 1e6;
constexpr double mostSeed = std::numeric_limits<std::uint32_t>::max();

QHBoxLayout* rowOf(std::initializer_list<QWidget*> widgets)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    for (QWidget* each : widgets)
        row->addWidget(each, qobject_cast<QDoubleSpinBox*>(each) ? 1 : 0);
    return row;
}

} // namespace

PhysicsSettingsDialog::PhysicsSettingsDialog(Document& document, Physics& physics, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_physics(physics)
    , m_noDirection(new QLabel(tr("The direction must not be 0 0 0.")))
    , m_hasNoise(new QCheckBox(tr("&Noise")))
    , m_newSeed(new QPushButton(tr("Ne&w Seed")))
    , m_steps(new QComboBox)
    , m_cache(new WholeBox)
{
    setWindowTitle(tr("Physics Settings"));
    auto* form = new QFormLayout;
    addGravity(*form);
    addNoise(*form);
    addSteps(*form);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    connect(buttons, &QDialogButtonBox::accepted, this, &PhysicsSettingsDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addSpacing(8);
    layout->addWidget(buttons);
    updateFields();
}

void PhysicsSettingsDialog::addGravity(QFormLayout& form)
{
    const mmd::SceneSettings& settings = m_document.scene().settings;
    m_gravity = numberField(double(settings.gravity) / unitsPerPanel,
        {.least = -mmd::SettingsLimits::mostGravity / unitsPerPanel,
            .most = mmd::SettingsLimits::mostGravity / unitsPerPanel,
            .decimals = 2},
        tr("Gravity"));
    m_gravity->setToolTip(tr("In the unit of MMD's panel. The default is 9.8"));
    form.addRow(tr("&Gravity"), m_gravity);
    glm::vec3 direction = settings.gravityDirection;
    if (glm::length(direction) < 0.01f) // the fields would show zeros
        direction = glm::normalize(direction);
    const QString names[] = {tr("Direction X"), tr("Direction Y"), tr("Direction Z")};
    for (int axis = 0; axis < 3; ++axis) {
        QDoubleSpinBox*& field = m_direction[std::size_t(axis)];
        field = numberField(double(direction[axis]),
            {.least = -longestDirection,
                .most = longestDirection,
                .decimals = 3,
                .prefix = QString(QLatin1Char("XYZ"[axis])) + QLatin1Char(' ')},
            names[axis]);
        field->setToolTip(tr("The direction of gravity. Only the proportion of X, Y and Z counts. "
                             "The default is 0 −1 0, which is down."));
        connect(field, &QDoubleSpinBox::valueChanged, this, &PhysicsSettingsDialog::updateFields);
    }
    auto* label = new QLabel(tr("&Direction"));
    label->setBuddy(m_direction[0]);
    form.addRow(label, rowOf({m_direction[0], m_direction[1], m_direction[2]}));
    m_noDirection->setWordWrap(true);
    form.addRow(QString(), m_noDirection);
}

void PhysicsSettingsDialog::addNoise(QFormLayout& form)
{
    const mmd::SceneSettings& settings = m_document.scene().settings;
    const bool hasNoise = settings.gravityNoise > 0.0f;
    m_hasNoise->setChecked(hasNoise);
    m_hasNoise->setToolTip(tr("Changes gravity at random in every step, so that hair and cloth "
                              "sway"));
    m_noise = numberField(hasNoise ? double(settings.gravityNoise) : usualNoise,
        {.least = 0.01, .most = double(mmd::SettingsLimits::mostNoise), .decimals = 2, .step = 1.0},
        tr("Amount of noise"));
    m_noise->setToolTip(tr("The largest random change, in the unit of gravity"));
    m_seed = numberField(double(settings.noiseSeed),
        {.least = 0.0, .most = mostSeed, .decimals = 0, .step = 1.0}, tr("Seed"));
    m_seed->setToolTip(tr("The same seed gives exactly the same motion"));
    m_newSeed->setToolTip(tr("Sets the seed to a random number, for another motion"));
    form.addRow(asLabel(m_hasNoise), m_noise);
    auto* label = new QLabel(tr("S&eed"));
    label->setBuddy(m_seed);
    form.addRow(label, rowOf({m_seed, m_newSeed}));
    connect(m_hasNoise, &QCheckBox::toggled, this, &PhysicsSettingsDialog::updateFields);
    connect(m_newSeed, &QPushButton::clicked, this,
        [this] { m_seed->setValue(double(QRandomGenerator::global()->generate())); });
}

void PhysicsSettingsDialog::addSteps(QFormLayout& form)
{
    m_steps->addItem(tr("60 per second, as in MMD"), 2);
    m_steps->addItem(tr("120 per second, for thin or fast parts"), 4);
    m_steps->setCurrentIndex(m_document.scene().settings.physicsSteps > 2 ? 1 : 0);
    selectWholeNumbers(*m_cache);
    m_cache->setRange(16, 65536);
    m_cache->setAlignment(Qt::AlignRight);
    m_cache->setSuffix(tr(" MiB"));
    m_cache->setValue(int(m_physics.cacheBytes() >> 20));
    m_cache->setToolTip(tr("Memory for the simulated frames of each model. Frames that do not fit "
                           "are simulated again when they are shown."));
    form.addRow(tr("&Steps"), m_steps);
    form.addRow(tr("&Cache"), m_cache);
}

glm::vec3 PhysicsSettingsDialog::direction() const
{
    return {m_direction[0]->value(), m_direction[1]->value(), m_direction[2]->value()};
}

void PhysicsSettingsDialog::updateFields()
{
    const bool hasDirection = direction() != glm::vec3(0.0f);
    m_noDirection->setVisible(!hasDirection);
    if (m_ok)
        m_ok->setEnabled(hasDirection);
    for (QWidget* each : std::initializer_list<QWidget*>{m_noise, m_seed, m_newSeed})
        each->setEnabled(m_hasNoise->isChecked());
}

/// A value whose field was not changed keeps its digits beyond those of the field.
mmd::SceneSettings PhysicsSettingsDialog::settings() const
{
    mmd::SceneSettings settings = m_document.scene().settings;
    const auto set = [](float& value, const QDoubleSpinBox& field, double factor) {
        const double digits = std::pow(10.0, field.decimals());
        if (std::llround(field.value() * digits) != std::llround(double(value) / factor * digits))
            value = float(field.value() * factor);
    };
    set(settings.gravity, *m_gravity, unitsPerPanel);
    for (int axis = 0; axis < 3; ++axis)
        set(settings.gravityDirection[axis], *m_direction[std::size_t(axis)], 1.0);
    if (m_hasNoise->isChecked())
        set(settings.gravityNoise, *m_noise, 1.0);
    else
        settings.gravityNoise = 0.0f;
    settings.noiseSeed = std::uint32_t(m_seed->value());
    settings.physicsSteps = m_steps->currentData().toUInt();
    return settings;
}

void PhysicsSettingsDialog::accept()
{
    m_document.apply(mmd::changeSettings(m_document.scene(), settings()), tr("Change Physics"));
    m_physics.setCacheBytes(std::size_t(m_cache->value()) << 20);
    QDialog::accept();
}

} // namespace odori
