// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/command.h"

/// Texts of commands and keys for users.
namespace odori {

enum class Language { English, Shown };

/// "Copy", without access key.
[[nodiscard]] QString nameOf(const Command& command, Language language = Language::Shown);
/// "Edit", "View › Panels": the menus that show the command, with `arrow` between them.
[[nodiscard]] QString menuOf(
    const Command& command, const QString& arrow, Language language = Language::Shown);
/// "Edit ▸ Copy": names like "None" or "Range…" are unclear without their menu.
[[nodiscard]] QString fullNameOf(const Command& command, Language language = Language::Shown);

/// "view, dope sheet": the areas where keys of this scope act; empty for the whole window.
[[nodiscard]] QString areaText(CommandScope scope);

/// "Ctrl+Y, Ctrl+Shift+Z"
[[nodiscard]] QString textOf(const QList<QKeySequence>& keys,
    QKeySequence::SequenceFormat format = QKeySequence::NativeText);

} // namespace odori
