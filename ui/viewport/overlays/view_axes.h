// SPDX-License-Identifier: MIT
#pragma once

#include "ui/render/framing/camera_controller.h"

#include <QtCore/QList>
#include <QtWidgets/QWidget>

#include <array>
#include <optional>

class QAction;

namespace odori {

class Playback;
class ViewCamera;

inline constexpr int standardViewCount = 6;

/// The axes of the scene in a corner of the viewport. A click on the end of an axis shows the
/// standard view from there, a drag orbits the camera: both without a number pad or a second mouse
/// button. Hidden while the film plays through the camera, and in a clean view.
class ViewAxes : public QWidget {
    Q_OBJECT
public:
    /// Both must outlive this widget.
    ViewAxes(ViewCamera& camera, Playback& playback, QWidget* parent = nullptr);

    /// The commands of the standard views, in the order of StandardView.
    void setCommands(const QList<QAction*>& views);

    /// Hides the axes in a clean view.
    void setClean(bool clean);

    /// The position of an axis end, in the widget's coordinates.
    [[nodiscard]] QPointF positionOf(StandardView view) const;

    [[nodiscard]] QSize sizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    /// An end of an axis: its position, and whether it points to the viewer.
    struct End {
        StandardView view{};
        QPointF at;
        float depth = 0.0f; ///< larger is nearer
    };
    [[nodiscard]] std::array<End, standardViewCount> ends() const;
    [[nodiscard]] std::optional<StandardView> endAt(const QPointF& position) const;
    void setHovered(std::optional<StandardView> view);
    void endDrag(bool keeps);
    void showPlaying();

    ViewCamera& m_camera;
    Playback& m_playback;
    QList<QAction*> m_views;
    std::optional<StandardView> m_hovered, m_pressed;
    Qt::MouseButton m_button = Qt::NoButton; ///< held since a press here
    bool m_isDragging = false, m_isClean = false;
    QPointF m_mouse;
};

} // namespace odori
