// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QCoreApplication>
#include <QtCore/QString>

namespace odori {

/// A sentence of ui/messages in the user's language. Private to ui/messages.
[[nodiscard]] inline QString tr(const char* text)
{
    return QCoreApplication::translate("odori", text);
}

} // namespace odori
