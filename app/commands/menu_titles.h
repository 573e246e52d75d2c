// SPDX-License-Identifier: MIT
#pragma once

namespace odori {

/// The title of the menu that shows a command, with its access key, as the beginning of the
/// command's id says it ("file." or "file.save"). Not translated: its context is odori::Menus. Ends
/// the program for another id, which is a mistake of ours.
[[nodiscard]] const char* menuTitleOf(const char* id);

/// The title below that one which stands over a command: of a submenu, or of a part of a menu. Not
/// translated either; null for none.
[[nodiscard]] const char* headingOf(const char* id);

} // namespace odori
