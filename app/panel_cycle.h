// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QPointer>

class QMainWindow;
class QWidget;

namespace odori {

/// Moves the focus to the next panel of a window by the keyboard, to the field that had the focus
/// there last.
class PanelCycle : public QObject {
    Q_OBJECT
public:
    /// From the visible widgets of `centre` to the open docks, including those behind other tabs,
    /// and back. Uses the window's present docks.
    PanelCycle(QMainWindow& window, const QList<QWidget*>& centre);

public slots:
    void next() { step(1); }
    void previous() { step(-1); }

private:
    [[nodiscard]] QList<QWidget*> panels() const;
    void step(int direction);
    void take(QWidget* focused);

    /// The centre, then docks in the order of their creation, because raising one changes the order
    /// of siblings. Those that the window deleted are null.
    QList<QPointer<QWidget>> m_all;
    QHash<QWidget*, QPointer<QWidget>> m_last; ///< last focused in each panel
};

} // namespace odori
