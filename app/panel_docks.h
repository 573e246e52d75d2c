// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QList>

class QDockWidget;
class QMainWindow;
class QString;
class QWidget;

namespace odori {

class Document;

/// The docks that share others' places as tabs: keyframe table, camera, light and model behind the
/// key panel, drafts behind the morphs.
class PanelDocks {
public:
    /// Makes them; `keyDock` and `morphDock` stay in front. The window owns them.
    PanelDocks(
        QMainWindow& window, Document& document, QDockWidget* keyDock, QDockWidget* morphDock);

    /// All of them docked and shown, key panel and morphs in front.
    void reset();

    [[nodiscard]] const QList<QDockWidget*>& docks() const { return m_docks; }

private:
    void add(const char* name, const QString& title, QWidget* panel, QWidget* header,
        QDockWidget* before);

    QMainWindow& m_window;
    QDockWidget* m_keyDock;
    QDockWidget* m_morphDock;
    QList<QDockWidget*> m_docks;
};

} // namespace odori
