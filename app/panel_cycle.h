// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QPointer>

class QMainWindow;
class QWidget;

namespace odori {

/// Moves the focus to the next panel of a window with the keyboard, to the last focused field of
/// that panel. If the panel has a list, a sheet or a curve, that gets the focus instead of a
/// button. The buttons of a dock's title bar count only if nothing else in it takes the focus.
/// Arrow keys on a button do not leave its panel.
class PanelCycle : public QObject {
    Q_OBJECT
public:
    /// The panels are the visible widgets of `centre` and the open docks, but not those behind
    /// other tabs. They follow each other as on the screen: the columns at the left, the centre,
    /// those at the right, and what is below. Uses the current docks of the window.
    PanelCycle(QMainWindow& window, const QList<QWidget*>& centre);

public slots:
    void next() { step(1); }
    void previous() { step(-1); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QList<QWidget*> panels() const;
    [[nodiscard]] QWidget* fieldOf(QWidget* panel) const;
    void step(int direction);
    void remember(QWidget* focused);

    QMainWindow& m_window;
    /// The centre, then the docks. A panel that the window deleted is null.
    QList<QPointer<QWidget>> m_all;
    QHash<QWidget*, QPointer<QWidget>> m_last; ///< last focused field in each panel
};

} // namespace odori
