// SPDX-License-Identifier: MIT
#pragma once

namespace odori {

/// The title of the menu that shows a command, with its access key, by the first part of the
/// command's id ("file." or "file.save"). Not translated: its context is odori::Menus. Ends the
/// program for another id, which is a programming error.
[[nodiscard]] const char* menuTitleOf(const char* id);

/// The heading of a command inside that menu: the title of a submenu, or of a part of a menu. Not
/// translated either; null if there is none.
[[nodiscard]] const char* headingOf(const char* id);

} // namespace odori
