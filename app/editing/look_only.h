// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QList>
#include <QtCore/QObject>

class QAction;
class QDialog;

namespace odori {

class MainWindow;

/// During its lifetime, the window can only be looked at: the mouse turns its view, and the keys of
/// the views act there and in `dialog`. All other input of the window is dropped, as if the dialog
/// were modal. A modal dialog would also take the mouse from the view.
class LookOnly : public QObject {
    Q_OBJECT
public:
    /// Both must outlive this object.
    LookOnly(MainWindow& window, QDialog& dialog);

    /// Shows `dialog` until it is closed; returns its result.
    [[nodiscard]] int exec();

private:
    enum class Place { Elsewhere, Window, View };

    [[nodiscard]] Place placeOf(const QObject* object) const;
    bool eventFilter(QObject* watched, QEvent* event) override;

    MainWindow& m_window;
    QDialog& m_dialog;
    QList<QAction*> m_views; ///< the commands that only turn the view
};

} // namespace odori
