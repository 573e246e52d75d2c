// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QWidget>

class QHBoxLayout;
class QLayout;

namespace odori {

/// The bar at the top of a panel: its title in bold, then the panel's widgets. A panel has its
/// header above its content. Code that docks the panel can use the header as the dock's title bar
/// (QDockWidget::setTitleBarWidget): the dock gets presses on it.
class PanelHeader : public QWidget {
    Q_OBJECT
public:
    explicit PanelHeader(const QString& title, QWidget* parent = nullptr);

    /// Adds it left of the corner. With a `stretch` factor it gets the remaining width.
    void addWidget(QWidget* widget, int stretch = 0);
    void addStretch();
    /// Adds buttons at the right end; once.
    void addCorner(QLayout* buttons);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QHBoxLayout* m_layout;
    int m_corners = 0; ///< the number of items at the end that stay there
};

} // namespace odori
