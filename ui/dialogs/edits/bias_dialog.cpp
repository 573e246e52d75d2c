// SPDX-License-Identifier: MIT
#include "ui/dialogs/edits/bias_dialog.h"

#include "libmmd/scene/edits/values/bias.h"
#include "libmmd/scene/edits/values/rest_blend.h"
#include "ui/dialogs/dialog_fields.h"
#include "ui/dialogs/edits/parent_rotations.h"

#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

#include <algorithm>

namespace odori {
namespace {

constexpr int signColumn = 1, firstColumn = 2;

std::array<QString, 3> axisNames()
{
    return {BiasDialog::tr("X"), BiasDialog::tr("Y"), BiasDialog::tr("Z")};
}

std::array<QString, 3> colourNames()
{
    return {BiasDialog::tr("Red"), BiasDialog::tr("Green"), BiasDialog::tr("Blue")};
}

/// Space between two quantities.
void addGap(QGridLayout& grid)
{
    constexpr int gap = 2; // in addition, the grid's spacing twice
    grid.addItem(new QSpacerItem(0, gap), grid.rowCount(), 0);
}

QLabel* dimLabel(const QString& text)
{
    auto* label = new QLabel(text);
    label->setAlignment(Qt::AlignCenter);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

} // namespace

BiasDialog::BiasDialog(Document& document, mmd::Selection keys, Choice& choice, QWidget* parent)
    : EditDialog(document, tr("Multiply and Add"), parent)
    , m_keys(std::move(keys))
    , m_choice(choice)
    , m_bias(choice.bias)
{
    if (const mmd::Actor* actor = document.actor())
        m_parents = parentRotations({document.scene(), actor->id, m_keys});
    addBlend();
    m_numbers = new QWidget;
    auto* grid = new QGridLayout(m_numbers);
    grid->setContentsMargins({});
    addNumbers(*grid);
    form().addRow(m_numbers);
    auto* button = new QPushButton(tr("&Reset"));
    connect(button, &QPushButton::clicked, this, &BiasDialog::reset);
    addResetButton(button);
    applyWay();
    finish(tr("Apply"));
    if (blends())
        m_percent->setFocus();
    else if (!m_fields.empty())
        m_fields.front().box->setFocus();
}

void BiasDialog::addBlend()
{
    const bool isPossible = restKeys() > 0;
    m_blends = new QCheckBox(tr("&Blend with the rest pose (bones and morphs)"));
    m_blends->setToolTip(
        tr("Scales each rotation as a whole, about its own axis, instead of number by number"));
    m_blends->setEnabled(isPossible);
    m_blends->setChecked(isPossible && m_choice.blendsWithRest);
    constexpr int most = int(mmd::largestRestBlend * 100.0);
    m_percent = percentField(m_choice.percent, most, tr(" %"), tr("Amount of the pose"));
    auto* row = new QHBoxLayout;
    row->setSpacing(10);
    row->addWidget(m_blends);
    row->addWidget(m_percent, 1);
    form().addRow(row);
    connect(m_blends, &QCheckBox::toggled, this, &BiasDialog::applyWay);
    connect(m_percent, &QSpinBox::valueChanged, this, &BiasDialog::readFields);
}

void BiasDialog::addNumbers(QGridLayout& grid)
{
    grid.setVerticalSpacing(4);
    grid.setHorizontalSpacing(6);
    for (int axis = 0; axis < 3; ++axis)
        grid.setColumnStretch(firstColumn + axis, 1);
    const bool hasBones = hasKind(mmd::TrackKind::Bone);
    if (hasBones || hasKind(mmd::TrackKind::Camera)) {
        addNames(grid, axisNames());
        addQuantity(grid, {tr("Position"), {}}, m_bias.multiplyPosition, m_bias.addPosition);
        addQuantity(
            grid, {tr("Rotation"), tr("°"), 2, 1.0}, m_bias.multiplyAngles, m_bias.addAngles);
    }
    if (hasBones)
        addSpace(grid);
    if (hasKind(mmd::TrackKind::Camera)) {
        addQuantity(grid, {tr("Distance"), {}}, m_bias.multiplyDistance, m_bias.addDistance);
        addQuantity(grid, {tr("Field of view"), tr("°"), 0, 1.0}, m_bias.multiplyFieldOfView,
            m_bias.addFieldOfView);
    }
    if (hasKind(mmd::TrackKind::Morph))
        addQuantity(
            grid, {tr("Morph weight"), {}, 3, 0.05}, m_bias.multiplyWeight, m_bias.addWeight);
    if (hasKind(mmd::TrackKind::Light))
        addLight(grid);
    if (hasKind(mmd::TrackKind::Shadow))
        addQuantity(
            grid, {tr("Shadow distance"), {}, 0, 100.0}, m_bias.multiplyReach, m_bias.addReach);
}

int BiasDialog::restKeys() const
{
    std::size_t count = 0;
    for (const mmd::TrackKeys& each : m_keys.keys)
        count += mmd::hasRest(each.track.kind) ? each.frames.size() : 0;
    return int(count);
}

bool BiasDialog::blends() const
{
    return m_blends->isChecked();
}

bool BiasDialog::hasKind(mmd::TrackKind kind) const
{
    return std::any_of(m_keys.keys.begin(), m_keys.keys.end(),
        [kind](const mmd::TrackKeys& each) { return each.track.kind == kind; });
}

void BiasDialog::addLight(QGridLayout& grid)
{
    addNames(grid, colourNames());
    addQuantity(grid, {tr("Light colour"), {}, 0, 1.0}, m_bias.multiplyColour, m_bias.addColour);
    addNames(grid, axisNames());
    addQuantity(
        grid, {tr("Light direction"), {}, 2, 0.1}, m_bias.multiplyDirection, m_bias.addDirection);
}

void BiasDialog::addNames(QGridLayout& grid, const std::array<QString, 3>& names)
{
    m_names = names;
    const int row = grid.rowCount();
    for (int column = 0; column < 3; ++column)
        grid.addWidget(dimLabel(names[std::size_t(column)]), row, firstColumn + column);
}

void BiasDialog::addSigns(QGridLayout& grid, const QString& name)
{
    addGap(grid);
    const int row = grid.rowCount();
    grid.addWidget(new QLabel(name), row, 0);
    grid.addWidget(dimLabel(tr("×")), row, signColumn);
    grid.addWidget(dimLabel(tr("+")), row + 1, signColumn);
}

void BiasDialog::addQuantity(
    QGridLayout& grid, const Quantity& quantity, glm::vec3& multiply, glm::vec3& add)
{
    addSigns(grid, quantity.name);
    for (const bool adds : {false, true})
        for (int axis = 0; axis < 3; ++axis) {
            Quantity named = quantity;
            named.name =
                tr("%1 %2", "as in: Rotation X").arg(quantity.name, m_names[std::size_t(axis)]);
            addField(grid, named, (adds ? add : multiply)[axis], firstColumn + axis, adds);
        }
}

void BiasDialog::addQuantity(
    QGridLayout& grid, const Quantity& quantity, float& multiply, float& add)
{
    addSigns(grid, quantity.name);
    addField(grid, quantity, multiply, firstColumn, false);
    addField(grid, quantity, add, firstColumn, true);
}

void BiasDialog::addField(
    QGridLayout& grid, const Quantity& quantity, float& value, int column, bool adds)
{
    const NumberStyle factor{};
    const NumberStyle sum{
        .decimals = quantity.decimals, .step = quantity.step, .suffix = quantity.unit};
    const QString name = (adds ? tr("%1, plus") : tr("%1, times")).arg(quantity.name);
    QDoubleSpinBox* box = numberField(double(value), adds ? sum : factor, name);
    box->setToolTip(name);
    grid.addWidget(box, grid.rowCount() - (adds ? 1 : 2), column);
    m_fields.push_back({box, &value});
    connect(box, &QDoubleSpinBox::valueChanged, this, &BiasDialog::readFields);
}

void BiasDialog::addSpace(QGridLayout& grid)
{
    m_space = new QComboBox;
    m_space->addItem(tr("the panel's numbers, as in MMD"), int(mmd::BiasSpace::Panel));
    m_space->addItem(tr("each bone's own axes"), int(mmd::BiasSpace::Local));
    m_space->addItem(tr("the world's axes"), int(mmd::BiasSpace::World));
    m_space->setCurrentIndex(m_space->findData(int(m_bias.space)));
    m_space->setToolTip(
        tr("Only for adding. Multiplication and the camera always use the panel's numbers"));
    auto* label = new QLabel(tr("Add &to"));
    label->setBuddy(m_space);
    addGap(grid);
    const int row = grid.rowCount();
    grid.addWidget(label, row, 0);
    grid.addWidget(m_space, row, firstColumn, 1, 3);
    connect(m_space, &QComboBox::currentIndexChanged, this, &BiasDialog::readFields);
}

void BiasDialog::readFields()
{
    if (m_isShowing)
        return;
    for (const Field& field : m_fields)
        *field.value = float(field.box->value());
    if (m_space)
        m_bias.space = mmd::BiasSpace(m_space->currentData().toInt());
    preview();
}

void BiasDialog::applyWay()
{
    m_percent->setEnabled(blends());
    m_numbers->setEnabled(!blends());
    preview();
}

/// Resets all values, also those without a field here.
void BiasDialog::reset()
{
    mmd::KeyBias nothing;
    nothing.space = m_bias.space;
    m_bias = nothing;
    m_isShowing = true;
    for (const Field& field : m_fields)
        field.box->setValue(double(*field.value));
    m_percent->setValue(100);
    m_isShowing = false;
    preview();
}

mmd::ScenePatch BiasDialog::patch(const mmd::EditTarget& target) const
{
    const mmd::EditTarget keys{target.scene, target.actor, m_keys};
    if (blends())
        return mmd::blendWithRest(keys, m_percent->value() / 100.0);
    return mmd::biasKeys(keys, m_bias, m_parents);
}

QString BiasDialog::undoText() const
{
    return blends() ? tr("Blend with Rest Pose") : tr("Multiply and Add");
}

QString BiasDialog::summary() const
{
    if (blends())
        return tr("%n key(s): 0 % is the rest pose, 100 % changes nothing, 200 % is twice as far "
                  "from rest.",
            nullptr, restKeys());
    return tr("%n key(s): the values are first multiplied, then added to.", nullptr,
        int(m_keys.keyCount()));
}

void BiasDialog::accept()
{
    m_choice.bias = m_bias;
    m_choice.percent = m_percent->value();
    if (m_blends->isEnabled())
        m_choice.blendsWithRest = blends();
    EditDialog::accept();
}

} // namespace odori
