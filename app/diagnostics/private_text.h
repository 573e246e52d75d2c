// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QString>

namespace odori {

/// `text` for a log that a user may publish: the home folder is replaced by "~", and other folders
/// with the user's name by "<user>".
[[nodiscard]] QString withoutPersonalPaths(QString text);

} // namespace odori
