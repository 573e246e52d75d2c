// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QStringList>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QDialog>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>

#include <cstdlib>

namespace odori::test {

/// The field beside the label of a row: its buddy, or the first widget of the row.
[[nodiscard]] inline QWidget* fieldBeside(const QWidget* label, QLayoutItem* field)
{
    if (const auto* text = qobject_cast<const QLabel*>(label); text && text->buddy())
        return text->buddy();
    while (field && field->layout())
        field = field->layout()->itemAt(0);
    return field ? field->widget() : nullptr;
}

/// The labels of the dialog's forms that are above or below their fields by more than a pixel, one
/// on each line.
[[nodiscard]] inline QString labelsOutOfLine(const QDialog& dialog)
{
    QStringList wrong;
    const auto middle = [&](const QWidget* each) {
        return each->mapTo(&dialog, each->rect().center()).y();
    };
    for (const QFormLayout* form : dialog.findChildren<QFormLayout*>())
        for (int row = 0; row < form->rowCount(); ++row) {
            const QLayoutItem* item = form->itemAt(row, QFormLayout::LabelRole);
            const QWidget* label = item ? item->widget() : nullptr;
            if (!label || !label->isVisible())
                continue;
            const QWidget* field = fieldBeside(label, form->itemAt(row, QFormLayout::FieldRole));
            if (const int by = field ? middle(label) - middle(field) : 0; std::abs(by) > 1)
                wrong.append(
                    QStringLiteral("%1: %2").arg(label->property("text").toString()).arg(by));
        }
    return wrong.join(u'\n');
}

} // namespace odori::test
