// SPDX-License-Identifier: MIT
#include "ui/panels/table/cell_form.h"

#include "ui/fields/drag_label.h"
#include "ui/fields/number_field.h"
#include "ui/fields/switch_field.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>

#include <algorithm>

namespace odori {
namespace {

using enum KeyColumn;

bool isAngle(KeyColumn column)
{
    return column >= AngleX && column <= AngleZ;
}

/// How a column's numbers are written and stepped; the ranges are those of MMD's own panels.
void configure(NumberField& field, mmd::TrackKind kind, KeyColumn column)
{
    field.setStep(0.1);
    if (isAngle(column)) {
        field.setDecimals(2);
        field.setSuffix(QStringLiteral("°"));
        field.setStep(1.0);
    } else if (column == FieldOfView) {
        field.setDecimals(0);
        field.setSuffix(QStringLiteral("°"));
        field.setRange(1, 179);
        field.setStep(1.0);
    } else if (column >= Red && column <= Blue) {
        field.setDecimals(0);
        field.setRange(0, 255);
        field.setStep(1.0);
    } else if (column == Distance && kind == mmd::TrackKind::Shadow) {
        field.setDecimals(0);
        field.setRange(0, 9999);
        field.setStep(50.0);
    } else if (column == Weight) {
        field.setStep(0.01);
    }
}

} // namespace

QString CellForm::titleOf(mmd::TrackKind kind, KeyColumn column)
{
    const bool isCamera = kind == mmd::TrackKind::Camera;
    const bool isLight = kind == mmd::TrackKind::Light;
    switch (column) {
    case X:
        return isCamera ? tr("Centre X") : isLight ? tr("Direction X") : tr("Position X");
    case Y:
        return isCamera ? tr("Centre Y") : isLight ? tr("Direction Y") : tr("Position Y");
    case Z:
        return isCamera ? tr("Centre Z") : isLight ? tr("Direction Z") : tr("Position Z");
    default:
        return odori::titleOf(column);
    }
}

CellForm::CellForm(mmd::TrackKind kind, std::vector<KeyColumn> columns, QWidget* parent)
    : QWidget(parent)
    , m_kind(kind)
    , m_columns(std::move(columns))
{
    auto* form = new QGridLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(8);
    form->setVerticalSpacing(5);
    form->setColumnStretch(1, 1);
    for (const KeyColumn column : m_columns) {
        Row row{column};
        if (isSwitch(column))
            addSwitch(row, form);
        else if (column == Mode)
            addChoice(row, form);
        else
            addNumber(row, form);
        m_rows.push_back(row);
    }
}

void CellForm::addNumber(Row& row, QGridLayout* form)
{
    const QString title = titleOf(m_kind, row.column);
    auto* field = new NumberField(this);
    configure(*field, m_kind, row.column);
    field->setObjectName(title);
    field->setAccessibleName(title);
    const int at = form->rowCount();
    form->addWidget(new DragLabel(title, field, this), at, 0);
    form->addWidget(field, at, 1, Qt::AlignRight);
    const KeyColumn column = row.column;
    connect(field, &NumberField::edited, this,
        [this, column](double value) { emit edited(column, value); });
    connect(
        field, &NumberField::adjustStarted, this, [this, column] { emit adjustStarted(column); });
    connect(field, &NumberField::adjusted, this,
        [this, column](double delta) { emit adjusted(column, delta); });
    connect(
        field, &NumberField::adjustFinished, this, [this, column] { emit adjustFinished(column); });
    connect(field, &NumberField::adjustCancelled, this, &CellForm::adjustCancelled);
    row.number = field;
}

void CellForm::addSwitch(Row& row, QGridLayout* form)
{
    const QString title = titleOf(m_kind, row.column);
    auto* field = new SwitchField(this);
    field->setObjectName(title);
    field->setAccessibleName(title);
    const int at = form->rowCount();
    auto* label = new QLabel(title, this);
    label->setForegroundRole(QPalette::PlaceholderText);
    form->addWidget(label, at, 0);
    form->addWidget(field, at, 1, Qt::AlignRight);
    connect(field, &SwitchField::wanted, this,
        [this, column = row.column](bool on) { emit edited(column, on); });
    row.onOff = field;
}

void CellForm::addChoice(Row& row, QGridLayout* form)
{
    const QString title = titleOf(m_kind, row.column);
    auto* field = new QComboBox(this);
    field->addItems({tr("Off"), tr("Mode 1"), tr("Mode 2")});
    field->setObjectName(title);
    field->setAccessibleName(title);
    field->setFocusPolicy(Qt::StrongFocus); // the wheel scrolls the panel
    const int at = form->rowCount();
    auto* label = new QLabel(title, this);
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setBuddy(field);
    form->addWidget(label, at, 0);
    form->addWidget(field, at, 1, Qt::AlignRight);
    connect(field, &QComboBox::activated, this,
        [this, column = row.column](int mode) { emit edited(column, mode); });
    row.choice = field;
}

const CellForm::Row* CellForm::rowOf(KeyColumn column) const
{
    const auto at = std::find_if(
        m_rows.begin(), m_rows.end(), [&](const Row& row) { return row.column == column; });
    return at == m_rows.end() ? nullptr : &*at;
}

NumberField* CellForm::number(KeyColumn column) const
{
    const Row* row = rowOf(column);
    return row ? row->number : nullptr;
}

SwitchField* CellForm::switchField(KeyColumn column) const
{
    const Row* row = rowOf(column);
    return row ? row->onOff : nullptr;
}

QComboBox* CellForm::choice(KeyColumn column) const
{
    const Row* row = rowOf(column);
    return row ? row->choice : nullptr;
}

void CellForm::showCells(const std::vector<SharedCell>& cells, bool isDraft)
{
    for (const Row& row : m_rows) {
        const SharedCell& cell = cells[std::size_t(row.column)];
        if (row.onOff) {
            row.onOff->setEnabled(cell.count > 0);
            row.onOff->setDraft(isDraft);
            row.onOff->setState(cell.isOne() ? std::optional(cell.value.toBool()) : std::nullopt);
        } else if (row.choice) {
            const QSignalBlocker quiet(row.choice);
            row.choice->setEnabled(cell.count > 0);
            row.choice->setCurrentIndex(cell.isOne() ? cell.value.toInt() : -1);
        } else {
            row.number->setEnabled(cell.count > 0);
            row.number->setDraft(isDraft);
            if (cell.isOne())
                row.number->setValue(cell.value.toDouble());
            else if (cell.isMixed)
                row.number->setMixed();
            else
                row.number->setNothing();
        }
    }
}

} // namespace odori
