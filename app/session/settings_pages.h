// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QRect>
#include <QtCore/QString>

#include <optional>

namespace odori {

class MainWindow;
struct MemoryUse;

/// Pages of the Settings dialog that commands open.
namespace SettingsPage {
inline constexpr char general[] = "general", keyMap[] = "keyMap", opening[] = "opening",
                      safety[] = "safety", memory[] = "memory";
} // namespace SettingsPage

/// The memory that the caches use now.
[[nodiscard]] MemoryUse memoryUseOf(MainWindow& window);

/// Opens the Settings dialog of `window`, or raises it, and shows `page`; without a name, the page
/// that was shown last.
void showSettings(MainWindow& window, const char* page = nullptr);

/// Shows `problem` where the user looks: in the Settings dialog of `window` if it is open, as that
/// may cover the window's message, and otherwise over the view.
void sayNotSaved(MainWindow& window, const QString& problem);

/// The state of the Settings dialog over a window, for another window.
struct ShownSettings {
    QString page;
    QString field; ///< object name of the focused field, or empty
    QRect geometry;
    int letter = 0;  ///< height of its font
    QString problem; ///< that it shows
};
/// None if the dialog is not visible.
[[nodiscard]] std::optional<ShownSettings> shownSettings(const MainWindow& window);
void showSettings(MainWindow& window, const ShownSettings& shown);

} // namespace odori
