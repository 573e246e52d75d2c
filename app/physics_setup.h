// SPDX-License-Identifier: MIT
#pragma once

namespace odori {

class MainWindow;

/// Shows what physics did in the dope sheet, the status bar and the messages.
void setUpPhysics(MainWindow& window);
/// The dialog; keeps what was chosen.
void showPhysicsSettings(MainWindow& window);

} // namespace odori
