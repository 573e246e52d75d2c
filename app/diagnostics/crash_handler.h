// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QByteArray>

/// Writes a report if the program crashes. All system calls for it are in crash_handler.cpp.
namespace odori {

/// From now on, a crash signal (also of a stack overflow in this thread), abort() and
/// std::terminate() write `folder`/crash-<time>-<process>.txt: `header`, the signal, the last
/// commands and the addresses of the stack, without names of the user's files and folders. Then the
/// signal has its usual effect, so exit codes and core dumps are as ever. `folder`: absolute, as
/// the system encodes it. Returns whether it is possible on this system.
bool installCrashHandler(const QByteArray& folder, const QByteArray& header);

/// One more line for reports, such as the graphics card, which is not known at the start. Only the
/// first call has an effect.
void addToCrashReports(const QByteArray& line);

} // namespace odori
