// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QPointer>

class QMainWindow;
class QWidget;

namespace odori {

/// Goes round the panels of a window by the keyboard, with each to the field that had the focus
/// there last.
class PanelCycle : public QObject {
    Q_OBJECT
public:
    /// From those of `centre` that show over the docks that are open, behind other tabs too, and
    /// back. The docks that `window` has now.
    PanelCycle(QMainWindow& window, const QList<QWidget*>& centre);

public slots:
    void next() { step(1); }
    void previous() { step(-1); }

private:
    [[nodiscard]] QList<QWidget*> panels() const;
    void step(int direction);
    void take(QWidget* focused);

    /// The centre, then docks as they were made: raising one moves it among its siblings. Those
    /// that the window has destroyed are null.
    QList<QPointer<QWidget>> m_all;
    QHash<QWidget*, QPointer<QWidget>> m_last; ///< focused in each panel
};

} // namespace odori
