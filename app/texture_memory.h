// SPDX-License-Identifier: MIT
#pragma once

class QAction;

namespace odori {

class MainWindow;

/// Takes the remembered memory for textures over into the viewport, and gives the command that
/// changes it. The action belongs to the window.
[[nodiscard]] QAction* textureMemoryAction(MainWindow& window);

} // namespace odori
