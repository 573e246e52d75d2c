// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QToolBar>

namespace odori {

/// Commands as buttons in a panel's header. It requests no width of its own: add it to the layout
/// with a stretch. If there is no room for a button, a menu has it, so that texts beside the
/// buttons are never cut.
class HeaderTools : public QToolBar {
    Q_OBJECT
public:
    explicit HeaderTools(QWidget* parent = nullptr);

    /// The arrow alone.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
};

} // namespace odori
