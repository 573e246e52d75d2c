// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QString>

class QCoreApplication;

namespace odori {

/// Loads Odori's and Qt's own translation for `language` (for example "ja") instead of those that
/// were loaded before; English where there is none. Without a language it is the system's, or that
/// of ODORI_LANGUAGE.
void installTranslations(QCoreApplication& application, const QString& language = {});

} // namespace odori
