// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QObject>
#include <QtCore/QPointer>
#include <QtWidgets/QWidget>

class QApplication;

namespace odori {

/// Opens the manual with F1 or Help in dialogs and fields, where the window's commands do not act,
/// and knows which widget help is about: the one that was clicked last, or the focus if it changed
/// since then. Many widgets, such as the tabs of panels, can be clicked but take no focus. One
/// object for the whole program.
class HelpKey : public QObject {
    Q_OBJECT
public:
    explicit HelpKey(QApplication& application);

    /// The widget that help is about, in the window of `focused`. It is `focused` in a program
    /// without a HelpKey.
    [[nodiscard]] static QWidget* placeOf(QWidget* focused);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QPointer<QWidget> m_clicked; ///< since the focus changed
};

} // namespace odori
