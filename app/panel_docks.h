// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QList>

class QDockWidget;
class QMainWindow;
class QString;
class QWidget;

namespace odori {

class Document;

/// The docks in the same tab group as the key panel: keyframe table, camera, light, model and
/// drafts.
class PanelDocks {
public:
    /// Creates the docks as tabs behind `keyDock`. The window owns them.
    PanelDocks(QMainWindow& window, Document& document, QDockWidget* keyDock);

    /// Docks and shows all of them, with the key panel in front.
    void reset();

    [[nodiscard]] const QList<QDockWidget*>& docks() const { return m_docks; }

private:
    void add(const char* name, const QString& title, QWidget* panel, QWidget* header);

    QMainWindow& m_window;
    QDockWidget* m_keyDock;
    QList<QDockWidget*> m_docks;
};

} // namespace odori
