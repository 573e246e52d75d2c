// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QString>

class QCoreApplication;

namespace odori {

/// Loads the translations of Odori and Qt for `language` (for example "ja") and removes the
/// previous ones; English if there is no translation. Without a language, uses ODORI_LANGUAGE or
/// the system's.
void installTranslations(QCoreApplication& application, const QString& language = {});

} // namespace odori
