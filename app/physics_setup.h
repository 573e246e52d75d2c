// SPDX-License-Identifier: MIT
#pragma once

namespace odori {

class MainWindow;

/// Shows simulated frames in the dope sheet, dropped frames in the status bar, and warnings of
/// physics as messages.
void setUpPhysics(MainWindow& window);
/// Shows the dialog, and stores the chosen cache size in the settings.
void showPhysicsSettings(MainWindow& window);

} // namespace odori
