// SPDX-License-Identifier: MIT
#include "ui/dialogs/dialog_fields.h"

#include "ui/fields/boxes/limited_box.h"
#include "ui/fields/number_selecting.h"
#include "ui/fields/number_text.h"
#include "ui/theme/theme.h"

#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QSpinBox>

#include <algorithm>
#include <limits>

namespace odori {
namespace {

constexpr std::uint32_t largest = std::numeric_limits<int>::max();

void style(QAbstractSpinBox* field, const QString& name)
{
    field->setAlignment(Qt::AlignRight);
    field->setAccessibleName(name);
    selectWholeNumbers(*field);
    // The field is as wide as the form, not as its largest number.
    field->setMinimumWidth(field->fontMetrics().horizontalAdvance(QStringLiteral("−0000.000 ×")));
    field->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

/// Shows the minus sign of all other numbers, and reads a hyphen too.
class SignedField : public DecimalBox {
public:
    [[nodiscard]] QString textFromValue(double value) const override
    {
        return withMinusSign(QDoubleSpinBox::textFromValue(value));
    }
    [[nodiscard]] double valueFromText(const QString& text) const override
    {
        return QDoubleSpinBox::valueFromText(withHyphen(text));
    }
    QValidator::State validate(QString& text, int& position) const override
    {
        QString plain = withHyphen(text);
        return DecimalBox::validate(plain, position);
    }
    void fixup(QString& text) const override
    {
        text = withHyphen(text);
        DecimalBox::fixup(text);
    }

private:
    static QString withHyphen(QString text) { return text.replace(minusSign, u'-'); }
};

} // namespace

QSpinBox* frameField(std::uint32_t value, const QString& name)
{
    auto* field = new WholeBox;
    field->setRange(0, int(largest));
    field->setValue(int(std::min(value, largest)));
    style(field, name);
    return field;
}

std::uint32_t frameOf(const QSpinBox* field)
{
    return std::uint32_t(field->value());
}

QString rangeProblem(const QSpinBox* first, const QSpinBox* last)
{
    if (frameOf(first) <= frameOf(last))
        return {};
    return QCoreApplication::translate(
        "odori::ToolDialog", "The first frame is after the last one.");
}

QSpinBox* percentField(int value, int most, const QString& suffix, const QString& name)
{
    constexpr int step = 5;
    auto* field = new WholeBox;
    field->setRange(0, most);
    field->setSingleStep(step);
    field->setSuffix(suffix);
    field->setValue(value);
    style(field, name);
    return field;
}

QDoubleSpinBox* numberField(double value, const NumberStyle& number, const QString& name)
{
    auto* field = new SignedField;
    field->setDecimals(number.decimals);
    field->setRange(number.least, number.most);
    field->setSingleStep(number.step);
    field->setPrefix(number.prefix);
    field->setSuffix(number.suffix);
    field->setValue(value);
    style(field, name);
    return field;
}

QLabel* sentenceLabel(const char* name, bool warns)
{
    auto* label = new QLabel;
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    if (warns) {
        QPalette palette;
        palette.setColor(QPalette::WindowText, themeOf(QApplication::palette()).warning);
        label->setPalette(palette);
        label->hide();
    }
    return label;
}

QAbstractButton* asLabel(QAbstractButton* button)
{
    // QFormLayout puts a label of a fixed height at the top of its row.
    button->setSizePolicy(button->sizePolicy().horizontalPolicy(), QSizePolicy::Preferred);
    return button;
}

void addPair(
    QFormLayout& form, const QString& text, QWidget* first, const QString& between, QWidget* last)
{
    auto* label = new QLabel(text);
    label->setBuddy(first);
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(first, 1);
    if (!between.isEmpty())
        row->addWidget(new QLabel(between));
    row->addWidget(last, 1);
    form.addRow(label, row);
}

void ToleranceRow::addTo(QFormLayout& form, QCheckBox& box, double mostUnits, double mostDegrees)
{
    m_box = &box;
    NumberStyle tolerance{.least = 0.0, .most = 10.0, .step = 0.01, .suffix = tr(" units")};
    units = numberField(mostUnits, tolerance, tr("Tolerance of the position"));
    tolerance.step = 0.1;
    tolerance.suffix = tr("°");
    degrees = numberField(mostDegrees, tolerance, tr("Tolerance of the rotation"));
    units->setObjectName(QStringLiteral("toleranceUnits"));
    degrees->setObjectName(QStringLiteral("toleranceDegrees"));
    addPair(form, tr("&Tolerance"), units, {}, degrees);
    QObject::connect(&box, &QCheckBox::toggled, units, [this] { enable(true); });
    enable(true);
}

void ToleranceRow::enable(bool canChange)
{
    for (QDoubleSpinBox* field : {units, degrees})
        field->setEnabled(canChange && m_box->isChecked() && m_box->isEnabled());
}

} // namespace odori
