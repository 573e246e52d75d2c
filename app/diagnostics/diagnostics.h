// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/message_bar.h"

#include <QtCore/QString>

/// Log, crash reports and Help > Copy Diagnostics: docs/diagnostics.md.
namespace odori {

class Application;
class MainWindow;
struct Editor;

/// Starts the log and the crash reports of the program, in the user's state folder.
void startDiagnostics(Application& application);
/// Writes the OpenGL renderer, which is known once a viewport exists, to the log and to later crash
/// reports.
void noteGraphics();

/// Logs a shown error or warning; nothing for a note.
void logMessage(MessageBar::Kind kind, const QString& text);

/// Versions, system, display, settings, memory, the last lines of the log and the newest crash
/// report; English, without personal paths.
[[nodiscard]] QString diagnosticsText(MainWindow& window);
/// Copies diagnosticsText() to the clipboard, and the status bar says so.
void copyDiagnostics(Editor& editor);

} // namespace odori
