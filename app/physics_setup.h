// SPDX-License-Identifier: MIT
#pragma once

namespace odori {

class MainWindow;
class Physics;
enum class PhysicsMode;

/// The mode and how much memory it may take as they were chosen last; shows what physics did in
/// the dope sheet, the status bar and the messages.
void setUpPhysics(MainWindow& window);
/// Keeps the choice for the next start.
void choosePhysicsMode(Physics& physics, PhysicsMode mode);
/// The dialog; keeps what was chosen.
void showPhysicsSettings(MainWindow& window);

} // namespace odori
