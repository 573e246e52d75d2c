// SPDX-License-Identifier: MIT
#pragma once

namespace odori {

/// The title of the menu that shows a command, with its access key, as the beginning of the
/// command's id says it ("file." or "file.save"). Not translated: its context is odori::Menus. Ends
/// the program for another id, which is a mistake of ours.
[[nodiscard]] const char* menuTitleOf(const char* id);

} // namespace odori
