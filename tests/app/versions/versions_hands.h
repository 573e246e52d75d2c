// SPDX-License-Identifier: MIT
#pragma once

#include "ui/dialogs/versions/versions_dialog.h"

#include <QtCore/QStringList>
#include <QtCore/QTimer>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTreeWidget>

#include <functional>

namespace odori::test {

/// During its lifetime, waits for the dialog of versions, until all its rows are counted, and calls
/// `act`.
class DialogHands : public QObject {
public:
    explicit DialogHands(std::function<void(VersionsDialog&)> act)
        : m_act(std::move(act))
    {
        connect(&m_timer, &QTimer::timeout, this, &DialogHands::look);
        m_timer.start(20);
    }
    /// How often the dialog was seen.
    [[nodiscard]] int count() const { return m_count; }

private:
    void look()
    {
        auto* dialog = qobject_cast<VersionsDialog*>(QApplication::activeModalWidget());
        if (!dialog || !dialog->isActiveWindow())
            return;
        const auto* table = dialog->findChild<QTreeWidget*>();
        const auto* empty = dialog->findChild<QLabel*>(QStringLiteral("empty"));
        for (int row = 0; row < table->topLevelItemCount(); ++row)
            if (table->topLevelItem(row)->text(1).isEmpty())
                return;
        if (table->topLevelItemCount() == 0 && empty->isHidden())
            return;
        m_timer.stop();
        ++m_count;
        m_act(*dialog);
    }

    std::function<void(VersionsDialog&)> m_act;
    QTimer m_timer;
    int m_count = 0;
};

inline QTreeWidget& tableOf(VersionsDialog& dialog)
{
    return *dialog.findChild<QTreeWidget*>();
}

/// The texts of a column, from the top.
inline QStringList column(VersionsDialog& dialog, int index)
{
    QStringList texts;
    for (int row = 0; row < tableOf(dialog).topLevelItemCount(); ++row)
        texts.append(tableOf(dialog).topLevelItem(row)->text(index));
    return texts;
}

inline void clickRow(VersionsDialog& dialog, int row)
{
    QTreeWidget& table = tableOf(dialog);
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {},
        table.visualItemRect(table.topLevelItem(row)).center());
}

inline QPushButton* openButton(VersionsDialog& dialog)
{
    return dialog.findChild<QPushButton*>(QStringLiteral("open"));
}

} // namespace odori::test
