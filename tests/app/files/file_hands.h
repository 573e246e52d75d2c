// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QTimer>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLineEdit>

namespace odori::test {

/// During its lifetime, answers the next file dialog: enters a name in a folder and presses Enter,
/// or Esc for an empty name.
class FileAnswer : public QObject {
public:
    /// `filter`: how the name of the file kind to choose begins; empty: keep the proposed one.
    FileAnswer(const QString& folder, const QString& name, const QString& filter = {})
        : m_folder(folder)
        , m_name(name)
        , m_filter(filter)
    {
        connect(&m_timer, &QTimer::timeout, this, &FileAnswer::answer);
        m_timer.start(20);
    }

    /// The name that the dialog proposed; empty before a dialog has opened.
    [[nodiscard]] const QString& proposed() const { return m_proposed; }

private:
    void answer()
    {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        auto* field =
            dialog ? dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit")) : nullptr;
        if (!field || !field->isVisible() || !dialog->isActiveWindow())
            return; // without the focus the field would not deselect the list
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
        field->insert(m_name); // names that cannot be typed with keys
        QTest::keyClick(field, Qt::Key_Return);
        if (dialog->isVisible()) // the first Enter accepted the completion
            QTest::keyClick(field, Qt::Key_Return);
    }

    QString m_folder, m_name, m_filter, m_proposed;
    QTimer m_timer;
};

} // namespace odori::test
