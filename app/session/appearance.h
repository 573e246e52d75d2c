// SPDX-License-Identifier: MIT
#pragma once

#include "ui/settings/settings.h"

#include <QtCore/QObject>
#include <QtGui/QFont>
#include <QtWidgets/QApplication>

namespace odori {

/// Gives the program the look and the language of the settings. The theme follows them, and the
/// system where they say so, at once. Language and font size are for windows that are made next:
/// call applyTexts().
class Appearance : public QObject {
    Q_OBJECT
public:
    /// Applies all of them. Made before any other change of the application's font or palette.
    Appearance(QApplication& application, Settings& settings);
    /// Gives the application the system's font back.
    ~Appearance() override;

    void applyTexts();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void applyTheme();
    void followSystem();

    QApplication& m_application;
    Settings& m_settings;
    QFont m_systemFont;
    bool m_isFollowing = false; ///< the system has changed, which was not looked at yet
};

} // namespace odori
