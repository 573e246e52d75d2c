// SPDX-License-Identifier: MIT
#include "ui/panels/table/cell_form.h"

#include "libmmd/scene/draft_numbers.h"
#include "ui/document/models/key_table_cells.h"
#include "ui/fields/drag_label.h"
#include "ui/fields/number_field.h"
#include "ui/fields/switch_field.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>

#include <algorithm>
#include <optional>

namespace odori {
namespace {

using enum mmd::KeyNumber;

/// Sets decimals, unit, step and range of a number; the ranges are the same as in MMD's panels.
void configure(NumberField& field, mmd::TrackKind kind, mmd::KeyNumber number)
{
    field.setStep(0.1);
    if (isRotation(number)) {
        field.setDecimals(2);
        field.setSuffix(QStringLiteral("°"));
        field.setStep(1.0);
    } else if (number == FieldOfView) {
        field.setDecimals(0);
        field.setSuffix(QStringLiteral("°"));
        field.setRange(1, 125);
        field.setStep(1.0);
    } else if (isColour(number)) {
        field.setDecimals(0);
        field.setRange(0, 255);
        field.setStep(1.0);
    } else if (number == Distance && kind == mmd::TrackKind::Shadow) {
        field.setDecimals(0);
        field.setRange(0, 9999);
        field.setStep(50.0);
    } else if (number == Weight) {
        field.setStep(0.01);
    }
}

/// MMD's value of a number before the user changes it; none for bones and morphs here.
std::optional<double> usualNumber(mmd::TrackKind kind, mmd::KeyNumber number)
{
    switch (kind) {
    case mmd::TrackKind::Camera:
        return numberOf(mmd::DraftValue(mmd::CameraValue{}), number);
    case mmd::TrackKind::Light:
        return numberOf(mmd::DraftValue(mmd::LightValue{}), number);
    case mmd::TrackKind::Shadow:
        return numberOf(mmd::DraftValue(mmd::ShadowValue{}), number);
    default:
        return std::nullopt;
    }
}

} // namespace

QString CellForm::titleOf(mmd::TrackKind kind, mmd::KeyNumber number)
{
    const bool isCamera = kind == mmd::TrackKind::Camera;
    const bool isLight = kind == mmd::TrackKind::Light;
    switch (number) {
    case X:
        return isCamera ? tr("Centre X") : isLight ? tr("Direction X") : tr("Position X");
    case Y:
        return isCamera ? tr("Centre Y") : isLight ? tr("Direction Y") : tr("Position Y");
    case Z:
        return isCamera ? tr("Centre Z") : isLight ? tr("Direction Z") : tr("Position Z");
    default:
        return odori::titleOf(KeyColumn(number));
    }
}

CellForm::CellForm(mmd::TrackKind kind, std::vector<mmd::KeyNumber> numbers, QWidget* parent)
    : QWidget(parent)
    , m_kind(kind)
    , m_numbers(std::move(numbers))
{
    auto* form = new QGridLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(8);
    form->setVerticalSpacing(5);
    form->setColumnStretch(1, 1);
    for (const mmd::KeyNumber number : m_numbers) {
        Row row{number};
        if (typeOf(number) == mmd::NumberType::Switch)
            addSwitch(row, form);
        else if (number == Mode)
            addChoice(row, form);
        else
            addNumber(row, form);
        m_rows.push_back(row);
    }
}

void CellForm::addNumber(Row& row, QGridLayout* form)
{
    const QString title = titleOf(m_kind, row.number);
    auto* field = new NumberField(this);
    configure(*field, m_kind, row.number);
    if (const auto usual = usualNumber(m_kind, row.number))
        field->setRest(*usual);
    field->setObjectName(title);
    field->setAccessibleName(title);
    const int at = form->rowCount();
    form->addWidget(new DragLabel(title, field, this), at, 0);
    form->addWidget(field, at, 1, Qt::AlignRight);
    const mmd::KeyNumber number = row.number;
    connect(field, &NumberField::edited, this,
        [this, number](double value) { emit edited(number, value); });
    connect(field, &NumberField::limited, this, &CellForm::limited);
    connect(
        field, &NumberField::adjustStarted, this, [this, number] { emit adjustStarted(number); });
    connect(field, &NumberField::adjusted, this,
        [this, number](double delta) { emit adjusted(number, delta); });
    connect(
        field, &NumberField::adjustFinished, this, [this, number] { emit adjustFinished(number); });
    connect(field, &NumberField::adjustCancelled, this, &CellForm::adjustCancelled);
    row.field = field;
}

void CellForm::addSwitch(Row& row, QGridLayout* form)
{
    const QString title = titleOf(m_kind, row.number);
    auto* field = new SwitchField(this);
    field->setObjectName(title);
    field->setAccessibleName(title);
    const int at = form->rowCount();
    auto* label = new QLabel(title, this);
    label->setForegroundRole(QPalette::PlaceholderText);
    form->addWidget(label, at, 0);
    form->addWidget(field, at, 1, Qt::AlignRight);
    connect(field, &SwitchField::wanted, this,
        [this, number = row.number](bool on) { emit edited(number, on); });
    row.onOff = field;
}

void CellForm::addChoice(Row& row, QGridLayout* form)
{
    const QString title = titleOf(m_kind, row.number);
    auto* field = new QComboBox(this);
    field->addItems({tr("Off"), tr("Mode 1"), tr("Mode 2")});
    field->setObjectName(title);
    field->setAccessibleName(title);
    field->setFocusPolicy(Qt::StrongFocus); // the wheel scrolls the panel instead
    const int at = form->rowCount();
    auto* label = new QLabel(title, this);
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setBuddy(field);
    form->addWidget(label, at, 0);
    form->addWidget(field, at, 1, Qt::AlignRight);
    connect(field, &QComboBox::activated, this,
        [this, number = row.number](int mode) { emit edited(number, mode); });
    row.choice = field;
}

const CellForm::Row* CellForm::rowOf(mmd::KeyNumber number) const
{
    const auto at = std::find_if(
        m_rows.begin(), m_rows.end(), [&](const Row& row) { return row.number == number; });
    return at == m_rows.end() ? nullptr : &*at;
}

NumberField* CellForm::field(mmd::KeyNumber number) const
{
    const Row* row = rowOf(number);
    return row ? row->field : nullptr;
}

SwitchField* CellForm::switchField(mmd::KeyNumber number) const
{
    const Row* row = rowOf(number);
    return row ? row->onOff : nullptr;
}

QComboBox* CellForm::choice(mmd::KeyNumber number) const
{
    const Row* row = rowOf(number);
    return row ? row->choice : nullptr;
}

void CellForm::showNumbers(const SharedNumbers& shown, bool isDraft)
{
    for (const Row& row : m_rows) {
        const Shared<double>& shared = shown.of(row.number);
        if (row.onOff) {
            row.onOff->setEnabled(shared.count > 0);
            row.onOff->setDraft(isDraft);
            row.onOff->setState(shared.isOne() ? std::optional(shared.value != 0.0) : std::nullopt);
        } else if (row.choice) {
            const QSignalBlocker quiet(row.choice);
            row.choice->setEnabled(shared.count > 0);
            row.choice->setCurrentIndex(shared.isOne() ? int(shared.value) : -1);
        } else {
            row.field->setEnabled(shared.count > 0);
            row.field->setDraft(isDraft);
            if (shared.isOne())
                row.field->setValue(shared.value);
            else if (shared.isMixed)
                row.field->setMixed();
            else
                row.field->setNothing();
        }
    }
}

} // namespace odori
