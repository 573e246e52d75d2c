// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QTimer>
#include <QtTest/QtTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLineEdit>

namespace odori::test {

/// Answers the next file dialog that opens while it lives: types a name in a folder and presses
/// Enter, or Esc for an empty name.
class FileAnswer : public QObject {
public:
    /// `filter`: text that the kind of file to choose begins with; none: as proposed.
    FileAnswer(const QString& folder, const QString& name, const QString& filter = {})
        : m_folder(folder)
        , m_name(name)
        , m_filter(filter)
    {
        connect(&m_timer, &QTimer::timeout, this, &FileAnswer::answer);
        m_timer.start(20);
    }

    /// What the dialog proposed; empty while none was there.
    [[nodiscard]] const QString& proposed() const { return m_proposed; }

private:
    void answer()
    {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        auto* field =
            dialog ? dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit")) : nullptr;
        if (!field || !field->isVisible() || !dialog->isActiveWindow())
            return; // a field without the focus leaves what is selected in the list
        m_timer.stop();
        m_proposed = field->text();
        if (m_name.isEmpty()) {
            QTest::keyClick(dialog, Qt::Key_Escape);
            return;
        }
        auto* kinds = dialog->findChild<QComboBox*>(QStringLiteral("fileTypeCombo"));
        for (int kind = 0; kinds && kind < kinds->count(); ++kind)
            if (!m_filter.isEmpty() && kinds->itemText(kind).startsWith(m_filter)) {
                kinds->setCurrentIndex(kind);
                emit kinds->activated(kind); // as a user's choice does
            }
        dialog->setDirectory(m_folder);
        field->setFocus();
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        field->insert(m_name); // names that no key writes
        QTest::keyClick(field, Qt::Key_Return);
        if (dialog->isVisible()) // the first Enter took the completer's proposal
            QTest::keyClick(field, Qt::Key_Return);
    }

    QString m_folder, m_name, m_filter, m_proposed;
    QTimer m_timer;
};

} // namespace odori::test
