// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QObject>

class QAction;
class QMenu;

namespace odori {

class MainWindow;

/// The commands of the File menu for opening and saving; their texts say what they write where.
class FileMenu : public QObject {
    Q_OBJECT
public:
    explicit FileMenu(MainWindow& window);

    [[nodiscard]] QMenu* menu() const { return m_menu; }
    [[nodiscard]] QAction* openAction() const { return m_open; }
    [[nodiscard]] QAction* saveAction() const { return m_save; }
    [[nodiscard]] QAction* findTexturesAction() const { return m_findTextures; }

private:
    void createOpening();
    void createChoices();
    void createSaving();
    void fillRecent();
    void showState();

    MainWindow& m_window;
    QMenu* m_menu;
    QMenu* m_recent = nullptr;
    QAction* m_open = nullptr;
    QAction* m_findTextures = nullptr;
    QAction* m_save = nullptr;
    QAction* m_saveAs = nullptr;
    QAction* m_savePoseAs = nullptr;
    QAction* m_saveKeysAs = nullptr;
    QAction* m_saveMotion = nullptr;
    QAction* m_saveMotionAs = nullptr;
    QAction* m_saveProjectAs = nullptr;
};

} // namespace odori
