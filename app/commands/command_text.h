// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/command.h"

/// Commands and keys as people read them.
namespace odori {

enum class Language { English, Shown };

/// "Copy", without access key.
[[nodiscard]] QString nameOf(const Command& command, Language language = Language::Shown);
/// "Edit", "View › Panels": the menus that show it, with `arrow` between them.
[[nodiscard]] QString menuOf(
    const Command& command, const QString& arrow, Language language = Language::Shown);
/// "Edit ▸ Copy": names like "None" or "Range…" say little without their menu.
[[nodiscard]] QString fullNameOf(const Command& command, Language language = Language::Shown);

/// "view, dope sheet": where its keys act; empty for the whole window.
[[nodiscard]] QString placeOf(CommandScope scope);

/// "Ctrl+Y, Ctrl+Shift+Z"
[[nodiscard]] QString textOf(const QList<QKeySequence>& keys,
    QKeySequence::SequenceFormat format = QKeySequence::NativeText);

} // namespace odori
