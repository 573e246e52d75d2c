// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/curve.h"

#include <QtCore/QRectF>
#include <QtGui/QColor>
#include <QtGui/QIcon>
#include <QtWidgets/QAbstractButton>

class QPainter;

namespace odori {

/// Draws a small curve for a button or a menu into `square`.
void paintThumbnail(
    QPainter& painter, const QRectF& square, const mmd::BezierCurve& curve, const QColor& colour);
[[nodiscard]] QIcon thumbnailOf(const mmd::BezierCurve& curve, const QPalette& palette);

/// A button that shows a curve; it is down if the selected keys have this curve. Its text is its
/// accessible name.
class ThumbnailButton : public QAbstractButton {
    Q_OBJECT
public:
    ThumbnailButton(const QString& name, const mmd::BezierCurve& curve, QWidget* parent = nullptr);

    [[nodiscard]] const mmd::BezierCurve& curve() const { return m_curve; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void nextCheckState() override {} // the document decides whether it is down

private:
    mmd::BezierCurve m_curve;
};

} // namespace odori
