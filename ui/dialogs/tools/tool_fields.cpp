// SPDX-License-Identifier: MIT
#include "ui/dialogs/tools/tool_fields.h"

#include "ui/dialogs/dialog_fields.h"
#include "ui/messages/tool_messages.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QSpinBox>

#include <algorithm>

namespace odori {
namespace {

using Kind = mmd::ToolOption::Kind;

int decimalsOf(const mmd::ToolOption& option)
{
    return option.least != 0.0 && option.least > -0.1 && option.least < 0.01 ? 3 : 2;
}

double valueOf(const mmd::ToolOption& option, const QWidget* field)
{
    switch (option.kind) {
    case Kind::Number:
        return static_cast<const QDoubleSpinBox*>(field)->value();
    case Kind::Whole:
        return static_cast<const QSpinBox*>(field)->value();
    case Kind::Switch:
        return static_cast<const QCheckBox*>(field)->isChecked() ? 1.0 : 0.0;
    case Kind::Choice:
        return static_cast<const QComboBox*>(field)->currentIndex();
    }
    return 0.0;
}

void setValue(const mmd::ToolOption& option, QWidget* field, double value)
{
    const QSignalBlocker blocker(field);
    switch (option.kind) {
    case Kind::Number:
        static_cast<QDoubleSpinBox*>(field)->setValue(value);
        break;
    case Kind::Whole:
        static_cast<QSpinBox*>(field)->setValue(int(value));
        break;
    case Kind::Switch:
        static_cast<QCheckBox*>(field)->setChecked(value != 0.0);
        break;
    case Kind::Choice:
        static_cast<QComboBox*>(field)->setCurrentIndex(int(value));
        break;
    }
}

} // namespace

ToolFields::ToolFields(const mmd::Tool& tool, const mmd::ToolValues& values, QFormLayout& form)
    : m_tool(tool)
{
    for (std::size_t at = 0; at < tool.options.size(); ++at)
        add(tool.options[at], values[at], form);
    connect(this, &ToolFields::changed, this, &ToolFields::showEffects);
    showEffects();
}

void ToolFields::add(const mmd::ToolOption& option, double value, QFormLayout& form)
{
    const QString label = labelOf(m_tool, option);
    QWidget* field = nullptr;
    switch (option.kind) {
    case Kind::Number: {
        auto* number = numberField(value,
            {.least = option.least,
                .most = option.most,
                .decimals = decimalsOf(option),
                .step = option.step,
                .suffix = suffixOf(option.unit)},
            label);
        connect(number, &QDoubleSpinBox::valueChanged, this, &ToolFields::changed);
        field = number;
        break;
    }
    case Kind::Whole: {
        auto* number = frameField(0, label);
        number->setRange(int(option.least), int(option.most));
        number->setSingleStep(std::max(1, int(option.step)));
        number->setSuffix(suffixOf(option.unit));
        number->setValue(int(value));
        connect(number, &QSpinBox::valueChanged, this, &ToolFields::changed);
        field = number;
        break;
    }
    case Kind::Switch: {
        auto* box = new QCheckBox(label);
        box->setChecked(value != 0.0);
        connect(box, &QCheckBox::toggled, this, &ToolFields::changed);
        field = box;
        break;
    }
    case Kind::Choice: {
        auto* box = new QComboBox;
        box->setAccessibleName(label);
        for (std::size_t choice = 0; choice < option.choices.size(); ++choice)
            box->addItem(choiceOf(m_tool, option, choice));
        box->setCurrentIndex(int(value));
        connect(box, &QComboBox::currentIndexChanged, this, &ToolFields::changed);
        field = box;
        break;
    }
    }
    field->setObjectName(QString::fromUtf8(option.id.data(), qsizetype(option.id.size())));
    field->setToolTip(helpOf(m_tool, option));
    form.addRow(option.kind == Kind::Switch ? QString() : label, field);
    m_fields.push_back(field);
}

void ToolFields::showEffects()
{
    const mmd::ToolValues now = values();
    for (std::size_t at = 0; at < m_fields.size(); ++at)
        if (const mmd::ToolOption& option = m_tool.options[at]; !option.needs.empty())
            m_fields[at]->setEnabled(mmd::hasEffect(m_tool, now, option));
}

mmd::ToolValues ToolFields::values() const
{
    mmd::ToolValues values;
    for (std::size_t at = 0; at < m_fields.size(); ++at)
        values.push_back(valueOf(m_tool.options[at], m_fields[at]));
    return values;
}

void ToolFields::setEnabled(std::size_t first, std::size_t count, bool enabled)
{
    for (std::size_t at = first; at < std::min(first + count, m_fields.size()); ++at)
        m_fields[at]->setEnabled(enabled);
}

void ToolFields::setValues(const mmd::ToolValues& values)
{
    for (std::size_t at = 0; at < m_fields.size() && at < values.size(); ++at)
        setValue(m_tool.options[at], m_fields[at], values[at]);
    emit changed();
}

} // namespace odori
