// SPDX-License-Identifier: MIT
#pragma once

#include "ui/curves/easing/preset_library.h"

#include <QtWidgets/QWidget>

#include <optional>

class QGridLayout;
class QMenu;
class QToolButton;

namespace odori {

class PresetMenu;
class ThumbnailButton;

/// The presets: a button with a small picture for each built-in curve, and one with a menu of all
/// presets by name, including the user's.
class PresetBox : public QWidget {
    Q_OBJECT
public:
    explicit PresetBox(std::filesystem::path userFile, QWidget* parent = nullptr);

    void setColumns(int columns);
    /// The common curve of the selected keys, which can be saved.
    void setCurve(const std::optional<mmd::BezierCurve>& curve);
    [[nodiscard]] PresetMenu& menu() { return *m_menu; }

signals:
    void chosen(const mmd::BezierCurve& curve, const QString& name);

protected:
    void changeEvent(QEvent* event) override;

private:
    void applyIcon();

    QGridLayout* m_layout;
    QList<ThumbnailButton*> m_buttons;
    QToolButton* m_more;
    PresetMenu* m_menu;
    int m_columns = 0;
};

} // namespace odori
