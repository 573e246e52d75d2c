// SPDX-License-Identifier: MIT
#pragma once

#include "ui/dialogs/edits/edit_dialog.h"
#include "ui/dialogs/row_box.h"

class QSpinBox;

namespace odori {

class MarksBox;

/// Inserts empty frames into the chosen rows, or deletes frames in them.
class ColumnsDialog : public EditDialog {
    Q_OBJECT
public:
    enum class Way { Insert, Delete };
    /// The values for the next time the dialog opens.
    struct Choice {
        std::uint32_t count = 1;
        RowScope rows = RowScope::All;
        bool marks = true; ///< markers and play range move too; the initial value, not the chosen
                           ///< one
    };
    struct Task {
        Way way;
        EditRows rows;
        std::uint32_t frame = 0; ///< initial value
    };
    /// The fields start with `choice`, which gets the chosen values when the dialog is accepted.
    /// `document` and `choice` must outlive the dialog.
    ColumnsDialog(Document& document, Task task, Choice& choice, QWidget* parent = nullptr);

public slots:
    void accept() override;

protected:
    [[nodiscard]] mmd::ScenePatch patch(const mmd::EditTarget& target) const override;
    [[nodiscard]] QString undoText() const override;
    [[nodiscard]] QString summary() const override;

private:
    Way m_way;
    Choice& m_choice;
    QSpinBox* m_frame;
    QSpinBox* m_count;
    RowBox* m_rows;
    MarksBox* m_marks;
};

} // namespace odori
