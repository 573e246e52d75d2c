// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QToolBar>

namespace odori {

/// Commands as buttons in a panel's header. It requests no width for itself, so add it to the
/// layout with a stretch factor. A menu has the buttons for which there is no space, so that texts
/// beside the buttons are never cut.
class HeaderTools : public QToolBar {
    Q_OBJECT
public:
    explicit HeaderTools(QWidget* parent = nullptr);

    /// Only the size of the menu button.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void hideCutButton();

    QAction* m_nothing; ///< for a first button without space
};

} // namespace odori
