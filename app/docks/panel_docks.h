// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QList>

class QAction;
class QByteArray;
class QDockWidget;
class QMainWindow;
class QString;
class QWidget;

namespace odori {

class CheckUpPanel;
class Document;
class PosePanel;
class ScenePanel;

/// The docks in the same tab group as the key panel: keyframe table, camera, light, model and
/// drafts; the check-up, which the window puts beside the curve editor; and the poses, which the
/// default layout puts beside the morphs.
class PanelDocks {
public:
    /// Creates the docks as tabs behind `keyDock`. The window owns them.
    PanelDocks(QMainWindow& window, Document& document, QDockWidget* keyDock);

    /// Shows the command that makes the camera active in the headers of camera and light.
    void setCommand(QAction* camera);
    /// Docks all of them, with the key panel in front. Shows all but the check-up.
    void reset();
    /// Call it after a layout was restored: docks that `state` lacks become tabs where the default
    /// layout has them.
    void placeNew(const QByteArray& state);

    [[nodiscard]] CheckUpPanel& checkUp() const { return *m_checkUp; }
    [[nodiscard]] QDockWidget& checkUpDock() const { return *m_checkUpDock; }
    [[nodiscard]] PosePanel& poses() const { return *m_poses; }
    [[nodiscard]] QDockWidget& posesDock() const { return *m_posesDock; }
    [[nodiscard]] const QList<QDockWidget*>& docks() const { return m_docks; }

private:
    /// Makes the panel of `arguments` and its parent, in the last of the docks.
    template <class PanelWidget, class... Arguments>
    PanelWidget* add(const char* name, const QString& title, Arguments&&... arguments);

    QMainWindow& m_window;
    QDockWidget* m_keyDock;
    QList<QDockWidget*> m_docks;
    QList<ScenePanel*> m_scenePanels; ///< of camera and light
    CheckUpPanel* m_checkUp = nullptr;
    QDockWidget* m_checkUpDock = nullptr;
    PosePanel* m_poses = nullptr;
    QDockWidget* m_posesDock = nullptr;
};

} // namespace odori
