// SPDX-License-Identifier: MIT
#include "ui/curves/easing/curve_numbers.h"

#include "ui/curves/curve_commands.h"
#include "ui/curves/easing/selected_curves.h"
#include "ui/fields/drag_label.h"
#include "ui/fields/number_field.h"

#include <QtWidgets/QGridLayout>

#include <algorithm>

namespace odori {

CurveNumbers::CurveNumbers(CurveCommands& commands, QWidget* before, QWidget* parent)
    : QWidget(parent)
    , m_commands(commands)
    , m_layout(new QGridLayout(this))
{
    const QString names[] = {
        QStringLiteral("x1"), QStringLiteral("y1"), QStringLiteral("x2"), QStringLiteral("y2")};
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(3);
    for (std::size_t index = 0; index < m_fields.size(); ++index) {
        auto* field = new NumberField(this);
        field->setObjectName(names[index]);
        field->setAccessibleName(names[index]);
        field->setRange(0, 127);
        field->setDecimals(0);
        field->setFixedWidth(
            std::min(field->minimumSizeHint().width(), fontMetrics().averageCharWidth() * 3 + 22));
        m_fields[index] = field;
        m_names[index] = new DragLabel(names[index], field, this);
        setTabOrder(before, field);
        before = field;
        connectField(index);
    }
}

void CurveNumbers::connectField(std::size_t index)
{
    NumberField* field = m_fields[index];
    connect(field, &NumberField::edited, this,
        [this, index](double value) { m_commands.setCoordinate(index, value); });
    connect(field, &NumberField::limited, &m_commands, &CurveCommands::said);
    connect(field, &NumberField::adjustStarted, &m_commands, &CurveCommands::beginGesture);
    connect(field, &NumberField::adjusted, this,
        [this, index](double delta) { m_commands.addToCoordinate(index, delta); });
    connect(field, &NumberField::adjustFinished, this,
        [this] { m_commands.endGesture(tr("Change Curve")); });
    connect(field, &NumberField::adjustCancelled, &m_commands, &CurveCommands::cancelGesture);
}

void CurveNumbers::setColumns(int columns)
{
    for (int index = 0; index < 4; ++index) {
        const int line = index / columns, column = 1 + index % columns * 2;
        QLabel* name = m_names[std::size_t(index)];
        NumberField* field = m_fields[std::size_t(index)];
        m_layout->removeWidget(name);
        m_layout->removeWidget(field);
        m_layout->addWidget(name, line, column, Qt::AlignRight);
        m_layout->addWidget(field, line, column + 1);
    }
    for (const int end : {0, 9}) // the outer columns share the remaining width
        m_layout->setColumnStretch(end, 1);
}

void CurveNumbers::showCurves(const SelectedCurves& curves)
{
    for (std::size_t index = 0; index < m_fields.size(); ++index) {
        if (curves.keyCount == 0)
            m_fields[index]->setNothing();
        else if (curves.coordinates[index])
            m_fields[index]->setValue(*curves.coordinates[index]);
        else
            m_fields[index]->setMixed();
    }
}

} // namespace odori
