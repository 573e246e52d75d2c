// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/selecting.h"
#include "ui/dialogs/edits/edit_dialog.h"
#include "ui/dialogs/row_box.h"

class QDoubleSpinBox;
class QSpinBox;

namespace odori {

class MarksBox;

/// Stretches or squeezes a range of frames, by a factor or to a length, which follow each other.
/// Later keys move along.
class ScaleDialog : public EditDialog {
    Q_OBJECT
public:
    struct Choice {
        double factor = 2.0;
        RowScope rows = RowScope::All;
        bool marks = true; ///< markers and play range follow; to begin with, not what was chosen
    };
    /// Fields begin with `span` and `choice`, which is what was chosen once
    /// the dialog is accepted. All must outlive the dialog.
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
