// SPDX-License-Identifier: MIT
#pragma once

#include "ui/dialogs/tools/import_dialog.h"
#include "ui/dialogs/tools/mapping_model.h"

#include <QtGui/QWindow>
#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QTableView>

/// Hands for the table of the mapping in the import dialog.
namespace odori::test {

/// Keys go where the window system would send them: also to an open list of completions.
inline void press(const ImportDialog& dialog, Qt::Key key)
{
    QTest::keyClick(dialog.windowHandle(), key);
}

inline void typeText(const ImportDialog& dialog, const QString& text)
{
    QTest::sendKeyEvent(
        QTest::Click, dialog.windowHandle(), Qt::Key_unknown, text, Qt::NoModifier, 10);
}

/// Focuses the cell with the bone, and returns it.
inline QModelIndex focusedCell(const ImportDialog& dialog, const QString& bone)
{
    auto* table = dialog.findChild<QTableView*>(QStringLiteral("mapping"));
    const auto found = table->model()->match(
        table->model()->index(0, MappingModel::Bone), Qt::EditRole, bone, 1, Qt::MatchExactly);
    if (found.isEmpty())
        return {};
    table->setFocus();
    table->setCurrentIndex(found.front());
    return found.front();
}

/// The editor of a cell that is open; null if there is none.
inline QComboBox* editor(const ImportDialog& dialog)
{
    const auto* table = dialog.findChild<QTableView*>(QStringLiteral("mapping"));
    return table->viewport()->findChild<QComboBox*>();
}

} // namespace odori::test
