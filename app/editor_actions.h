// SPDX-License-Identifier: MIT
#pragma once

#include "app/action_spec.h"

#include <QtCore/QList>
#include <QtCore/QObject>

#include <functional>

class QAction;
class QActionGroup;
class QMenu;

namespace odori {

class ActorActions;
class EditActions;
class FileMenu;
class MainWindow;
class PhysicsActions;

/// The editor's commands: menus, the tool bar and MMD's keys. Keys with Ctrl act everywhere in the
/// window; single keys, Enter and Delete only while the viewport, the dope sheet or the curve
/// editor has the focus, so that fields and trees keep them.
class EditorActions : public QObject {
    Q_OBJECT
public:
    explicit EditorActions(MainWindow& window);

    [[nodiscard]] QAction* findTexturesAction() const;
    [[nodiscard]] ActorActions& actors() const { return *m_actors; }
    /// One more command at the end of the View menu.
    void addViewAction(QAction* action);
    /// The switches of the panels: a menu of their own in the View menu.
    void addPanelActions(const QList<QAction*>& actions);

private:
    using Function = std::function<void()>;
    QAction* add(const ActionSpec& spec, Function function);
    void createFile();
    void createPlayback();
    void createModes();
    void createView();
    void addCameraViews();
    void createHelp();
    void createToolBar();
    void showExport();
    void showRegistering(bool isUrgent);
    void exportActor();
    void nextSpace();

    MainWindow& m_window;
    FileMenu* m_file = nullptr;
    QMenu* m_view = nullptr;
    QAction* m_export = nullptr;
    QWidget* m_registerButton = nullptr;
    EditActions* m_edit = nullptr;
    PhysicsActions* m_physics = nullptr;
    ActorActions* m_actors = nullptr;
    QAction* m_autoKey = nullptr;
    QActionGroup* m_modes = nullptr;
    QActionGroup* m_spaces = nullptr;
};

} // namespace odori
