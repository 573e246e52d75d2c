// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QStringList>
#include <QtWidgets/QDialog>

class QLabel;
class QLineEdit;
class QPushButton;

namespace odori {

/// Asks for the name of a saved set of bones.
class SetNameDialog : public QDialog {
    Q_OBJECT
public:
    enum class Task {
        Save,  ///< a name of `others` may be chosen: that set is replaced
        Rename ///< a name of `others` is refused
    };

    /// `others`: the names of the other sets.
    SetNameDialog(Task task, const QString& name, QStringList others, QWidget* parent);

    /// Without spaces at its ends.
    [[nodiscard]] QString name() const;

private:
    void check();

    Task m_task;
    QStringList m_others;
    QLineEdit* m_name;
    QLabel* m_note;
    QPushButton* m_accept;
};

} // namespace odori
