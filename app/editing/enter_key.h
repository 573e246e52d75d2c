// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QObject>
#include <QtCore/QPointer>
#include <QtWidgets/QWidget>

class QAction;
class QKeyEvent;
class QMainWindow;

namespace odori {

/// Enter registers wherever the focus is, in the window and its floating panels, as long as the key
/// map gives it to that command: in the viewport, a tree, a slider, a number field whose number was
/// committed. Except: a field with text that is not committed (which Enter commits), a search
/// field, an open cell editor, list or menu, a focused button (which it presses), a dialog. A
/// shortcut could not do that: it would take Enter from the fields.
class EnterKey : public QObject {
    Q_OBJECT
public:
    /// `action` says what Enter does; while it is disabled its tip is said why. Owned by `window`.
    EnterKey(QMainWindow& window, QAction& action);

signals:
    /// Enter can do nothing; the reason.
    void refused(const QString& why);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool isRegister(const QKeyEvent& key) const;
    [[nodiscard]] bool isOfWindow(const QWidget& widget) const;
    void noteOrigin(QWidget& widget);
    [[nodiscard]] bool takesEnter(QWidget& origin) const;
    bool use();

    QMainWindow& m_window;
    QAction& m_action;
    QPointer<QWidget> m_origin;   ///< got the key first
    QPointer<QWidget> m_last;     ///< had it last, on its way up to the window
    bool m_isUncommitted = false; ///< the origin held typed text when the key came
};

} // namespace odori
