// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QObject>
#include <QtCore/QPointer>
#include <QtWidgets/QWidget>

class QAction;
class QKeyEvent;
class QMainWindow;

namespace odori {

/// Enter registers wherever the focus is, in the window and its floating panels, while the key map
/// assigns it to that command: in the viewport, a tree, a slider, a number field with a committed
/// number. In a part of a panel with a Register button of its own (camera, light,
/// self-shadow, show and IK, outside parents) it registers what that part shows.
/// Exceptions: a field with uncommitted text (Enter commits it), a search field, an open
/// cell editor, list or menu, a focused button (Enter presses it), a dialog. A shortcut cannot do
/// this: it would take Enter from the fields.
class EnterKey : public QObject {
    Q_OBJECT
public:
    /// `action` is the command of Enter; if it is disabled, its tool tip is shown as the reason.
    /// `window` owns this object.
    EnterKey(QMainWindow& window, QAction& action);

signals:
    /// Enter cannot register; `why` is the reason.
    void refused(const QString& why);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool isRegister(const QKeyEvent& key) const;
    [[nodiscard]] bool isOfWindow(const QWidget& widget) const;
    void noteOrigin(QWidget& widget);
    [[nodiscard]] bool usesEnter(QWidget& origin) const;
    bool use();

    QMainWindow& m_window;
    QAction& m_action;
    QPointer<QWidget> m_origin;   ///< the first widget that got the key
    QPointer<QWidget> m_last;     ///< the last widget that got it, on the way up to the window
    bool m_isUncommitted = false; ///< the origin had uncommitted text before the key
};

} // namespace odori
