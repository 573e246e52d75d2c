// SPDX-License-Identifier: MIT
#pragma once

class QAbstractItemView;

namespace odori {

/// What of a list the keyboard is at.
enum class ListFocus { Row, Cell };

/// Draws a frame round the current row or cell of `view` while it has the focus; round all of the
/// view while no current row is in sight. To be called at the end of its paintEvent().
void paintListFocus(QAbstractItemView& view, ListFocus part = ListFocus::Row);

} // namespace odori
