// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QLocale>
#include <QtCore/QString>

class QCoreApplication;

namespace odori {

/// The locale of `language` (for example "ja"); without one, that of ODORI_LANGUAGE or of the
/// system.
[[nodiscard]] QLocale localeOfTexts(const QString& language = {});

/// Loads the translations of Odori and Qt for localeOfTexts(language) and removes the previous
/// ones; English if there is no translation.
void installTranslations(QCoreApplication& application, const QString& language = {});

} // namespace odori
