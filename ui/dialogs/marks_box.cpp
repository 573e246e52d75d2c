// SPDX-License-Identifier: MIT
#include "ui/dialogs/marks_box.h"

#include "libmmd/scene/edits/time/columns.h"
#include "ui/dialogs/row_box.h"

namespace odori {

MarksBox::MarksBox(const RowBox& rows, bool follow, QWidget* parent)
    : QCheckBox(tr("&Markers and play range follow"), parent)
    , m_rows(rows)
{
    setChecked(follow);
    setToolTip(tr("They belong to all models and the camera; the beats stay with the music"));
    connect(&rows, &QComboBox::currentIndexChanged, this, &MarksBox::takeScope);
    takeScope();
}

void MarksBox::takeScope()
{
    setEnabled(m_rows.scope() == RowScope::All);
}

mmd::SceneMarks MarksBox::marks() const
{
    return isEnabled() && isChecked() ? mmd::SceneMarks::Follow : mmd::SceneMarks::Stay;
}

} // namespace odori
