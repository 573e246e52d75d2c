// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QString>

class QCoreApplication;

namespace odori {

/// Loads Odori's and Qt's translation for `language` (for example "ja") instead of the previous
/// ones; English if there is none. Without a language it uses the system's, or that in
/// ODORI_LANGUAGE.
void installTranslations(QCoreApplication& application, const QString& language = {});

} // namespace odori
