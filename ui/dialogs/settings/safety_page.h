// SPDX-License-Identifier: MIT
#pragma once

#include "ui/dialogs/settings/settings_form.h"

class QSpinBox;

namespace odori {

class Settings;
struct SettingRange;

/// What is kept on the disk so that no work is lost.
class SafetyPage : public SettingsForm {
    Q_OBJECT
public:
    /// `settings` must outlive the page.
    explicit SafetyPage(Settings& settings, QWidget* parent = nullptr);

    void reset();

private:
    QSpinBox* addField(const char* name, const QString& title, const SettingRange& range,
        void (Settings::*set)(int), const QString& note);
    void show();

    Settings& m_settings;
    QSpinBox* m_snapshot;
    QSpinBox* m_versions;
    QSpinBox* m_space;
};

} // namespace odori
