// SPDX-License-Identifier: MIT
#pragma once

namespace odori {

class EditCommands;
class MainWindow;

/// Shows the sound of the session above the sheet and the graph, and gives it to the commands for
/// beats.
void showSound(MainWindow& window, EditCommands& edits);

} // namespace odori
