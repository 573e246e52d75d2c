// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QString>

namespace odori::test {

class PanelsWindow;

/// Writes the pictures of the manual (docs/pictures/manual): the window and its parts with the
/// bundled sample. Returns their number.
int takeManualPictures(PanelsWindow& window, const QString& folder);

/// Writes animation-000.png … for the README's animation. Returns their number.
int takeAnimationPictures(PanelsWindow& window, const QString& folder);

} // namespace odori::test
