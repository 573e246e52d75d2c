// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QCoreApplication>

namespace odori::cli {

/// The help of the command line in the user's language: Text::tr("prints JSON"). Completions and
/// the manual page are always English.
class Text {
    Q_DECLARE_TR_FUNCTIONS(odori::cli)
};

} // namespace odori::cli
