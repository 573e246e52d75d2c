// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QFrame>

class QBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace odori {

class Recovery;

/// A bar over the viewport that offers to restore a session. It never takes the keyboard focus by
/// itself, and it stays until the user decides or closes it.
class RecoveryBar : public QFrame {
    Q_OBJECT
public:
    explicit RecoveryBar(Recovery& recovery, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showOffer();
    void showIcon();
    void arrange();

    Recovery& m_recovery;
    QBoxLayout* m_line; ///< the text, and the buttons beside or below it
    QLabel* m_text;
    QLabel* m_details;
    QPushButton* m_restore;
    QPushButton* m_preview;
    QPushButton* m_discard;
    QPushButton* m_next;
    QToolButton* m_close;
};

} // namespace odori
