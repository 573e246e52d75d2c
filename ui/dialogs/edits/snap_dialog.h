// SPDX-License-Identifier: MIT
#pragma once

#include "ui/dialogs/edits/edit_dialog.h"

class QComboBox;
class QRadioButton;
class QSpinBox;

namespace odori {

/// Moves the selected keys to the nearest of evenly spaced frames or of the scene's beats.
class SnapDialog : public EditDialog {
    Q_OBJECT
public:
    struct Choice {
        bool toBeats = false;
        std::uint32_t step = 2, origin = 0; ///< frames
        double beats = 1.0;                 ///< between two moments
    };
    /// The fields start with `choice`, which gets the chosen values when the dialog is accepted.
    SnapDialog(Document& document, mmd::Selection keys, Choice& choice, QWidget* parent = nullptr);

public slots:
    void accept() override;

protected:
    [[nodiscard]] mmd::ScenePatch patch(const mmd::EditTarget& target) const override;
    [[nodiscard]] QString undoText() const override;
    [[nodiscard]] QString summary() const override;

private:
    void applyWay();

    mmd::Selection m_keys;
    Choice& m_choice;
    QRadioButton* m_toFrames;
    QRadioButton* m_toBeats;
    QSpinBox* m_step;
    QSpinBox* m_origin;
    QComboBox* m_beats;
};

} // namespace odori
