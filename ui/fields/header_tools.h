// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QToolBar>

namespace odori {

/// Commands as buttons in a panel's header. It asks for no room of its own: put it into the layout
/// with a stretch. Buttons that find no room are behind an arrow, so that texts beside them are
/// never cut for their sake.
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
