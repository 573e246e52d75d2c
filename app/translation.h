// SPDX-License-Identifier: MIT
#pragma once

class QCoreApplication;

namespace odori {

/// Loads Odori's and Qt's own translation for the system's language; English without one.
/// ODORI_LANGUAGE (for example "ja") overrides the system.
void installTranslations(QCoreApplication& application);

} // namespace odori
