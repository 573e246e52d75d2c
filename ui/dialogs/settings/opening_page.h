// SPDX-License-Identifier: MIT
#pragma once

#include "ui/dialogs/settings/settings_form.h"

#include <functional>
#include <initializer_list>

class QButtonGroup;

namespace odori {

class Settings;

/// What becomes of files that are opened over what is open. The questions about that have the same
/// answers, and may set them for good.
class OpeningPage : public SettingsForm {
    Q_OBJECT
public:
    /// `settings` must outlive the page.
    explicit OpeningPage(Settings& settings, QWidget* parent = nullptr);

    void reset();

private:
    QButtonGroup* addChoices(const QString& heading, const char* name,
        std::initializer_list<QString> texts, std::function<void(int)> choose);
    void show();

    Settings& m_settings;
    QButtonGroup* m_models;
    QButtonGroup* m_motions;
    QButtonGroup* m_cameras;
};

} // namespace odori
