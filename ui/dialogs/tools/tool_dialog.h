// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/tool_table.h"
#include "ui/dialogs/row_box.h"
#include "ui/dialogs/tools/tool_fields.h"
#include "ui/dialogs/tools/tool_preview.h"

class QCheckBox;
class QSpinBox;

namespace odori {

struct SecondMotion;
class SecondMotionFields;

/// What a tool's dialog works on.
struct ToolPlace {
    Document& document;
    Playback& playback;
    EditRows rows;
    mmd::FrameSpan range; ///< at first
    GhostShower showGhost;
    /// When the feet stand, as the user edited it, for tools that use it.
    std::optional<std::vector<mmd::FootContact>> contacts{};
};

/// The dialog of a motion tool, made from its row of the table.
class ToolDialog : public ToolPreview {
    Q_OBJECT
public:
    /// What the user chose last time.
    struct Choice {
        mmd::ToolValues values; ///< empty: the tool's own
        bool showsGhost = true;
    };
    /// `tool`, `choice` and the objects of `place` must outlive the dialog.
    ToolDialog(const mmd::Tool& tool, ToolPlace place, Choice& choice, QWidget* parent = nullptr);

protected:
    [[nodiscard]] Work work() override;
    [[nodiscard]] QString file() const override;
    void remember() override;

private:
    void addContacts(QFormLayout& form);
    void showLimits();
    void focusFirst();
    [[nodiscard]] mmd::FrameSpan range() const;
    [[nodiscard]] QString refusal(const SecondMotion* other) const;

    const mmd::Tool& m_tool;
    Choice& m_choice;
    std::optional<std::vector<mmd::FootContact>> m_contacts; ///< as the user edited them
    QCheckBox* m_usesContacts = nullptr;                     ///< null: there are none
    ToolFields* m_fields = nullptr;
    RowBox* m_rows = nullptr;
    SecondMotionFields* m_other = nullptr; ///< null: the tool needs none
    QSpinBox* m_first = nullptr;
    QSpinBox* m_last = nullptr;
};

} // namespace odori
