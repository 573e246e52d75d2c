// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QRect>
#include <QtCore/QString>

#include <optional>

namespace odori {

class MainWindow;

/// Pages of the Settings dialog that commands open.
namespace SettingsPage {
inline constexpr char general[] = "general", keyMap[] = "keyMap", opening[] = "opening",
                      memory[] = "memory";
} // namespace SettingsPage

/// Opens the Settings dialog of `window`, or brings it to the front, and shows the page; the one
/// that was shown last without a name.
void showSettings(MainWindow& window, const char* page = nullptr);

/// The Settings dialog as it shows over a window, for another window.
struct ShownSettings {
    QString page;
    QString field; ///< object name of the one that has the focus, or empty
    QRect geometry;
    int letter = 0; ///< height of its font
};
/// None where it does not show.
[[nodiscard]] std::optional<ShownSettings> shownSettings(const MainWindow& window);
void showSettings(MainWindow& window, const ShownSettings& shown);

} // namespace odori
