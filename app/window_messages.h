// SPDX-License-Identifier: MIT
#pragma once

namespace odori {

class EditCommands;
class MainWindow;
class PosePanel;

/// Shows in the window's message bar what its parts say: errors, warnings, notes, and files that
/// could not be stored. The parts belong to the window.
void showMessages(MainWindow& window, EditCommands& edits, PosePanel& poses);

} // namespace odori
