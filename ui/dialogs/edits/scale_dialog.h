// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/selecting.h"
#include "ui/dialogs/edits/edit_dialog.h"
#include "ui/dialogs/row_box.h"

class QDoubleSpinBox;
class QSpinBox;

namespace odori {

class MarksBox;

/// Scales a range of frames in time, by a factor or to a length; changing one field updates the
/// other. Later keys move too.
class ScaleDialog : public EditDialog {
    Q_OBJECT
public:
    struct Choice {
        double factor = 2.0;
        RowScope rows = RowScope::All;
        bool marks = true; ///< markers and play range move too; the initial value, not the chosen
                           ///< one
    };
    /// The fields start with `span` and `choice`, which get the chosen values when the dialog is
    /// accepted. All must outlive the dialog.
    ScaleDialog(Document& document, EditRows rows, const mmd::FrameSpan& span, Choice& choice,
        QWidget* parent = nullptr);

public slots:
    void accept() override;

protected:
    [[nodiscard]] mmd::ScenePatch patch(const mmd::EditTarget& target) const override;
    [[nodiscard]] QString undoText() const override;
    [[nodiscard]] QString summary() const override;

private:
    /// From the first to the last frame.
    [[nodiscard]] std::uint32_t length() const;
    void applyRange();
    void applyFactor();
    void applyLength();

    Choice& m_choice;
    QSpinBox* m_first;
    QSpinBox* m_last;
    QDoubleSpinBox* m_factor;
    QSpinBox* m_length;
    RowBox* m_rows;
    MarksBox* m_marks;
};

} // namespace odori
