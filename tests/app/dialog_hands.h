// SPDX-License-Identifier: MIT
#pragma once

#include <QtTest/QTest>
#include <QtWidgets/QAbstractSpinBox>
#include <QtWidgets/QDialog>

namespace odori::test {

/// The field with that accessible name, or null.
template <class Field>
[[nodiscard]] Field* field(QDialog& dialog, const char* name)
{
    for (Field* each : dialog.findChildren<Field*>())
        if (each->accessibleName() == QLatin1String(name))
            return each;
    return nullptr;
}

/// Replaces the field's text.
inline void type(QAbstractSpinBox* field, const char* text)
{
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QString::fromLatin1(text));
}

} // namespace odori::test
