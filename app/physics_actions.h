// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/physics.h"

#include <QtCore/QObject>

class QAction;
class QActionGroup;
class QMenu;

namespace odori {

class MainWindow;

/// The commands of physics: when it runs, reset, what of it shows. They remember the mode and the
/// size of the cache from one start to the next.
class PhysicsActions : public QObject {
    Q_OBJECT
public:
    explicit PhysicsActions(MainWindow& window);

    [[nodiscard]] QMenu* menu() const { return m_menu; }
    /// Off, while playing, always.
    [[nodiscard]] QActionGroup* modes() const { return m_modes; }
    [[nodiscard]] QAction* resetAction() const { return m_reset; }

private:
    void addMode(const QString& text, PhysicsMode mode);
    void showMode(PhysicsMode mode);
    void connectPhysics();
    void bake();
    void showSettings();

    MainWindow& m_window;
    Physics& m_physics;
    QMenu* m_menu;
    QActionGroup* m_modes;
    QAction* m_reset;
    QAction* m_bake;
};

} // namespace odori
