// SPDX-License-Identifier: MIT
#pragma once

#include "ui/dialogs/settings/settings_form.h"

class QCheckBox;
class QComboBox;

namespace odori {

class Settings;

/// Language, theme, font size and the amount of motion.
class GeneralPage : public SettingsForm {
    Q_OBJECT
public:
    /// `settings` must outlive the page.
    explicit GeneralPage(Settings& settings, QWidget* parent = nullptr);

    void reset();

private:
    void show();

    Settings& m_settings;
    QComboBox* m_language;
    QComboBox* m_theme;
    QComboBox* m_font;
    QCheckBox* m_lessMotion;
};

} // namespace odori
