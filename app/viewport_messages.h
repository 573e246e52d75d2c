// SPDX-License-Identifier: MIT
#pragma once

namespace odori {

class MainWindow;

/// Shows what the viewport says in the message bar: missing textures, warnings, notes.
void showViewportMessages(MainWindow& window);

} // namespace odori
