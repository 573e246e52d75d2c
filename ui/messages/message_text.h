// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QCoreApplication>
#include <QtCore/QString>

namespace odori {

/// A sentence of ui/messages in the user's language; `count` is its %n. Private to ui/messages.
[[nodiscard]] inline QString tr(const char* text, const char* comment = nullptr, int count = -1)
{
    return QCoreApplication::translate("odori", text, comment, count);
}

} // namespace odori
