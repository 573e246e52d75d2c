// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QList>

namespace odori {

/// The title of the menu that shows a command, with its access key, by the first part of the
/// command's id ("file." or "file.save"). Not translated: its context is odori::Menus. Ends the
/// program for another id, which is a programming error.
[[nodiscard]] const char* menuTitleOf(const char* id);

/// The headings of a command inside that menu, the outer one first: the titles of its submenus, and
/// of a part of a menu. Not translated either.
[[nodiscard]] QList<const char*> headingsOf(const char* id);

/// The innermost of them, which must exist.
[[nodiscard]] const char* headingOf(const char* id);

} // namespace odori
