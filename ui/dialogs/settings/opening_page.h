// SPDX-License-Identifier: MIT
#pragma once

#include "ui/dialogs/settings/settings_form.h"

#include <functional>
#include <initializer_list>

class QButtonGroup;

namespace odori {

class Settings;

/// What happens if a file is opened while another one is open. The questions in that case have the
/// same answers, and can store an answer here.
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
