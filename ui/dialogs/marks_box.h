// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/time/columns.h"

#include <QtWidgets/QCheckBox>

namespace odori {

class RowBox;

/// Chooses whether markers and the play range move with the frames; enabled only if all rows move.
class MarksBox : public QCheckBox {
    Q_OBJECT
public:
    /// It is enabled while the scope of `rows` is all rows. `rows` must outlive it. `follow` is the
    /// initial state.
    MarksBox(const RowBox& rows, bool follow, QWidget* parent = nullptr);

    [[nodiscard]] mmd::SceneMarks marks() const;

private:
    void applyScope();

    const RowBox& m_rows;
};

} // namespace odori
