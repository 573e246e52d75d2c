// SPDX-License-Identifier: MIT
#include "ui/fields/search/name_search_field.h"

#include "ui/fields/search/clear_button.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QLineEdit>

namespace odori {

QLineEdit* makeNameSearchField(const QString& label, QWidget* parent)
{
    auto* field = new QLineEdit(parent);
    field->setPlaceholderText(label);
    field->setAccessibleName(label);
    field->setToolTip(QCoreApplication::translate("odori::NameSearchField",
        "Japanese, kana, romaji or English: 手首, てくび, tekubi and wrist find the same bones"));
    addClearButton(*field);
    return field;
}

} // namespace odori
