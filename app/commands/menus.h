// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QHash>
#include <QtCore/QObject>

class QAction;
class QMenu;

namespace odori {

class Commands;
class WaveformStrip;

/// The menu bar and the context menus: lists of commands by id.
class Menus : public QObject {
    Q_OBJECT
public:
    explicit Menus(Commands& commands);

    /// Also the context menu of the model list's rows.
    [[nodiscard]] QMenu* models() const { return m_models; }
    [[nodiscard]] QMenu* physics() const { return m_physics; }
    [[nodiscard]] QMenu* viewport() const { return m_viewport; }
    /// The context menu of the bone tree's rows.
    [[nodiscard]] QMenu* boneRows() const { return m_boneRows; }
    /// The saved sets of bones.
    [[nodiscard]] QMenu* boneSets() const { return m_boneSets; }

private:
    /// Adds a menu to the menu bar. `group` is the first part of its commands' ids.
    QMenu* add(const char* group, std::initializer_list<const char*> ids);
    static QMenu* addSubmenu(QMenu& menu, const QString& title, const QList<QAction*>& actions);
    void createFile();
    void createOpening(QMenu& menu);
    void createEdit();
    void createSelect();
    void createPose();
    void createTools();
    void createView();
    void createViewportMenu();
    void createCurves(QMenu& menu);
    void fillSheet();
    void fillStrip(WaveformStrip& strip);
    void fillCurveEditor();
    void fillRecent();
    void showLetters();

    Commands& m_commands;
    QHash<QMenu*, QString> m_titles; ///< of the menu bar, with access keys
    QMenu* m_recent = nullptr;
    QMenu* m_physics = nullptr;
    QMenu* m_models = nullptr;
    QMenu* m_boneRows = nullptr;
    QMenu* m_boneSets = nullptr;
    QMenu* m_viewport = nullptr;   ///< the context menu of the viewport
    QMenu* m_pasteCurve = nullptr; ///< pastes to one channel
};

} // namespace odori
