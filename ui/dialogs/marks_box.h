// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/time/columns.h"

#include <QtWidgets/QCheckBox>

namespace odori {

class RowBox;

/// Chooses whether markers and the play range follow frames that move; only where all rows do.
class MarksBox : public QCheckBox {
    Q_OBJECT
public:
    /// Goes by the scope of `rows`, which must outlive it; begins ticked if they are to `follow`.
    MarksBox(const RowBox& rows, bool follow, QWidget* parent = nullptr);

    [[nodiscard]] mmd::SceneMarks marks() const;

private:
    void applyScope();

    const RowBox& m_rows;
};

} // namespace odori
