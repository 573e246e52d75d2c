// SPDX-License-Identifier: MIT
#pragma once

#include "ui/dialogs/settings/settings_form.h"

#include <QtCore/QTimer>

#include <cstddef>
#include <functional>

class QLabel;
class QProgressBar;
class QSpinBox;

namespace odori {

class Settings;
struct SettingRange;

/// The current memory use of the program, in bytes.
struct MemoryUse {
    std::size_t undo = 0;
    int undoSteps = 0;
    std::size_t textures = 0;
    int reducedTextures = 0;
    std::size_t physics = 0; ///< of the model with the highest use
};

/// The limits of the program's caches, and the use of each.
class MemoryPage : public SettingsForm {
    Q_OBJECT
public:
    using Source = std::function<MemoryUse()>;

    /// `settings` must outlive the page. `use` is called while the page is visible.
    MemoryPage(Settings& settings, Source use, QWidget* parent = nullptr);

    void reset();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    struct Limit {
        QSpinBox* field;
        QProgressBar* bar;
        QLabel* text;
    };
    [[nodiscard]] Limit addLimit(const char* objectName, const QString& name,
        const SettingRange& range, const std::function<void(Settings&, int)>& set,
        const QString& note);
    void showLimits();
    void showUse();

    Settings& m_settings;
    Source m_use;
    Limit m_undo, m_textures, m_physics;
    QTimer m_timer;
};

} // namespace odori
