// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QList>
#include <QtCore/QString>

namespace odori {

class KeyMap;

/// A command and its keys as text.
struct KeyRow {
    QString where; ///< the part of the window, empty for all of it
    QString keys;  ///< "Ctrl+Y, Ctrl+Shift+Z"
    QString text;
};

/// All commands that have keys in `map`, in the order of the menus.
[[nodiscard]] QList<KeyRow> keyList(const KeyMap& map);

} // namespace odori
