// SPDX-License-Identifier: MIT
#pragma once

#include "ui/settings/settings.h"

#include <QtCore/QObject>
#include <QtGui/QFont>
#include <QtWidgets/QApplication>

namespace odori {

/// Applies the theme, font size, language and amount of motion of the settings to the program.
/// Changes of the theme (also of the system's theme, if the settings use it) take effect at once.
/// Language and font size apply to new windows: call applyTexts().
class Appearance : public QObject {
    Q_OBJECT
public:
    /// Applies all settings. Create it before any other change of the application's font or
    /// palette.
    Appearance(QApplication& application, Settings& settings);
    /// Restores the system's font.
    ~Appearance() override;

    void applyTexts();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void applyTheme();
    void applyMotion();
    void followSystem();

    QApplication& m_application;
    Settings& m_settings;
    QFont m_systemFont;
    int m_flashTime;            ///< of the system's text cursor, in milliseconds
    bool m_isFollowing = false; ///< a change of the system's theme is queued
};

} // namespace odori
