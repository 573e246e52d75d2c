// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/curve.h"

#include <QtCore/QRectF>
#include <QtGui/QColor>
#include <QtGui/QIcon>
#include <QtWidgets/QAbstractButton>

class QPainter;

namespace odori {

/// A curve small enough for a button or a menu, drawn into `square`.
void paintThumbnail(
    QPainter& painter, const QRectF& square, const mmd::BezierCurve& curve, const QColor& colour);
[[nodiscard]] QIcon thumbnailOf(const mmd::BezierCurve& curve, const QPalette& palette);

/// A button that shows a curve; down while the selected keys have it. Its text is its accessible
/// name.
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
    void nextCheckState() override {} // the document says whether it is down

private:
    mmd::BezierCurve m_curve;
};

} // namespace odori
