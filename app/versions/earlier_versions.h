// SPDX-License-Identifier: MIT
#pragma once

namespace odori {

struct Editor;

/// File > Earlier Versions: shows the kept versions of the project and of the open motions, of the
/// active one first, and of all other files that have some, and opens the chosen one. A motion
/// replaces the open one as an undo step and has no file; if its file is not open, it is placed
/// like an opened file. A project is opened as a new, unsaved scene.
void showEarlierVersions(Editor& editor);

} // namespace odori
