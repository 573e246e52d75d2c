// SPDX-License-Identifier: MIT
#pragma once

#include "app/keymap/key_map.h"
#include "libmmd/base/error.h"

#include <QtCore/QByteArray>

/// A key map as a file (docs/keymap.md): JSON in UTF-8 with a version, the name of the preset and
/// the differences from it.
namespace odori {

[[nodiscard]] QByteArray jsonOf(const KeyMap& map);

/// WrongSignature for another kind of JSON, UnsupportedVersion for a newer file, BadText for
/// invalid text: `value` is its line.
[[nodiscard]] mmd::Result<KeyMap> keyMapOfJson(const QByteArray& json);

/// The content of a key map's file. The errors of readFile().
[[nodiscard]] mmd::Result<QByteArray> readKeyMapFile(const QString& path);

/// keyMapOfJson() for a file.
[[nodiscard]] mmd::Result<KeyMap> readKeyMap(const QString& path);

/// Creates the folder if there is none. The errors of writeFile().
[[nodiscard]] mmd::Result<void> writeKeyMap(const KeyMap& map, const QString& path);

} // namespace odori
