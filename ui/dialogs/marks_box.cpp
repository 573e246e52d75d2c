// SPDX-License-Identifier: MIT
#include "ui/dialogs/marks_box.h"

#include "libmmd/scene/edits/time/columns.h"
#include "ui/dialogs/row_box.h"

namespace odori {

MarksBox::MarksBox(const RowBox& rows, bool follow, QWidget* parent)
    : QCheckBox(tr("Also move &markers and play range"), parent)
    , m_rows(rows)
{
    setChecked(follow);
    setToolTip(tr("All models and the camera share markers and play range. Beats do not move"));
    connect(&rows, &QComboBox::currentIndexChanged, this, &MarksBox::applyScope);
    applyScope();
}

void MarksBox::applyScope()
{
    setEnabled(m_rows.scope() == RowScope::All);
}

mmd::SceneMarks MarksBox::marks() const
{
    return isEnabled() && isChecked() ? mmd::SceneMarks::Follow : mmd::SceneMarks::Stay;
}

} // namespace odori
