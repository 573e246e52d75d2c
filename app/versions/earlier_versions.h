// SPDX-License-Identifier: MIT
#pragma once

namespace odori {

struct Editor;

/// File > Earlier Versions: shows the kept versions of the project and of the active motion, and
/// opens the chosen one. A motion replaces the active one as an undo step and has no file; a
/// project is opened as a new, unsaved scene.
void showEarlierVersions(Editor& editor);

} // namespace odori
