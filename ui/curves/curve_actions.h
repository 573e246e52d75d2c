// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QList>
#include <QtCore/QObject>

class QAction;
class QMenu;
class QWidget;

namespace odori {

class CurveCommands;
class CurveView;
class Document;
struct SelectedCurves;

/// The curve editor's actions, with keys that act while it has the focus. Each knows whether it
/// could do anything now.
class CurveActions : public QObject {
    Q_OBJECT
public:
    CurveActions(
        CurveCommands& commands, CurveView& view, const Document& document, QWidget* owner);

    /// In the order in which they are shown.
    [[nodiscard]] QList<QAction*> all() const;
    [[nodiscard]] QAction* insertKeys() const { return m_insert; }
    [[nodiscard]] QAction* deleteKeys() const { return m_delete; }
    [[nodiscard]] QAction* paste() const { return m_paste; }
    [[nodiscard]] QAction* mirror() const { return m_mirror; }
    [[nodiscard]] QAction* smooth() const { return m_smooth; }
    /// Paste to all channels, or to one of them.
    [[nodiscard]] QMenu* pasteMenu() const { return m_pasteMenu; }

    /// After another selection, or a change.
    void update(const SelectedCurves& curves);
    /// Those alone that put keys in and take them out, which act where no curve is shown too.
    void updateKeyActions();

private:
    void createPasteMenu(QWidget* owner);
    void applyIcons();
    bool eventFilter(QObject* watched, QEvent* event) override;

    CurveCommands& m_commands;
    const Document& m_document;
    QAction* m_copy = nullptr;
    QAction* m_paste = nullptr;
    QAction* m_mirror = nullptr;
    QAction* m_smooth = nullptr;
    QAction* m_nudge = nullptr;
    QAction* m_speed = nullptr;
    QAction* m_insert = nullptr;
    QAction* m_delete = nullptr;
    QMenu* m_pasteMenu = nullptr;
    QList<QAction*> m_cameraOnly; ///< of the paste menu
};

} // namespace odori
