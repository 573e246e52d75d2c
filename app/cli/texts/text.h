// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QCoreApplication>

namespace odori::cli {

/// The help of the command line in the user's language: Text::tr("prints JSON"). Completions and
/// the manual page are always English.
///
/// Not in a function whose type has a `::`, such as std::string: there lupdate writes the text into
/// the context "Text", in which nobody looks for it. Use translate("odori::cli", ...) there.
class Text {
    Q_DECLARE_TR_FUNCTIONS(odori::cli)
};

} // namespace odori::cli
