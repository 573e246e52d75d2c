// SPDX-License-Identifier: MIT
#pragma once

#include "ui/curves/easing/preset_library.h"

#include <QtWidgets/QMenu>

#include <optional>

namespace odori {

/// A menu of all presets by name with their curves, the editor's and the user's, and commands for
/// the user's. The user's file is read whenever the menu opens.
class PresetMenu : public QMenu {
    Q_OBJECT
public:
    explicit PresetMenu(PresetLibrary library, QWidget* parent = nullptr);

    /// The curve that "Save Preset" saves; if there is none, "Save Preset" is disabled.
    void setCurve(const std::optional<mmd::BezierCurve>& curve) { m_curve = curve; }
    void setLibrary(PresetLibrary library) { m_library = std::move(library); }
    [[nodiscard]] const PresetLibrary& library() const { return m_library; }

    /// Imports the presets of a file, and exports all of the user's to one; both show a message
    /// with the result.
    void importFrom(const QString& path);
    void exportTo(const QString& path);

signals:
    void chosen(const mmd::BezierCurve& curve, const QString& name);
    void said(const QString& text);
    /// One sentence that names the file.
    void failed(const QString& sentence);

private:
    void fill();
    void addUsers(const std::vector<CurvePreset>& presets);
    QMenu* addEach(const QString& title, const std::vector<CurvePreset>& presets,
        void (PresetMenu::*function)(const CurvePreset&));
    void save();
    void rename(const CurvePreset& preset);
    void remove(const CurvePreset& preset);
    void import();
    void exportAll();
    [[nodiscard]] QString askName(const QString& title, const QString& name);
    void check(const mmd::Result<void>& result, const QString& done);
    void fail(const mmd::Error& error, const std::filesystem::path& path);

    PresetLibrary m_library;
    std::optional<mmd::BezierCurve> m_curve;
};

} // namespace odori
