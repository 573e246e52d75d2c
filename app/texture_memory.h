// SPDX-License-Identifier: MIT
#pragma once

namespace odori {

class MainWindow;

/// Takes the remembered memory for textures over into the viewport.
void restoreTextureMemory(MainWindow& window);
/// Asks how much it may be, and keeps the answer.
void askForTextureMemory(MainWindow& window);

} // namespace odori
