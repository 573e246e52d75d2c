// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QObject>

class QAction;
class QMenu;

namespace odori {

class MainWindow;

/// The commands of the Models menu: which model is active, which show, their order and terms. Those
/// on single keys act in the editors alone.
class ActorActions : public QObject {
    Q_OBJECT
public:
    explicit ActorActions(MainWindow& window);

    [[nodiscard]] QMenu* menu() const { return m_menu; }
    [[nodiscard]] QAction* soloAction() const { return m_solo; }

private:
    void createChoosing();
    void createOrder();
    void step(int by);
    void move(int by);
    void remove();
    void setVisible(bool visible);
    void showState();

    MainWindow& m_window;
    QMenu* m_menu;
    QAction* m_solo = nullptr;
    QAction* m_visible = nullptr;
    QAction* m_up = nullptr;
    QAction* m_down = nullptr;
    QAction* m_remove = nullptr;
    QAction* m_terms = nullptr;
};

} // namespace odori
