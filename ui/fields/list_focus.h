// SPDX-License-Identifier: MIT
#pragma once

class QAbstractItemView;

namespace odori {

/// Shows the position of the keyboard focus in a list.
enum class ListFocus { Row, Cell };

/// Draws a frame around the current row or cell of `view` while it has the focus, or around all of
/// the view if no current row is visible. Call it at the end of its paintEvent().
void paintListFocus(QAbstractItemView& view, ListFocus part = ListFocus::Row);

} // namespace odori
