// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QList>
#include <QtCore/QString>

namespace odori {

/// A command and its keys as people read them.
struct KeyRow {
    QString where; ///< in which part of the window, empty for all of it
    QString keys;  ///< "Ctrl+Y, Ctrl+Shift+Z"
    QString text;
};

/// All commands that have keys, in the order of the menus.
[[nodiscard]] QList<KeyRow> keyList();

/// The same as the README has it: a table in Markdown, in English.
[[nodiscard]] QString keyTable();

} // namespace odori
