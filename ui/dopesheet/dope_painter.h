// SPDX-License-Identifier: MIT
#pragma once

#include "ui/dopesheet/dope_canvas.h"
#include "ui/theme/theme.h"

#include <QtCore/QRect>

class QPainter;

namespace odori {

/// What the mouse is doing, to be drawn over the sheet.
struct DopeGestureView {
    QRect rectangle; ///< of a selection being drawn; empty if none
    bool movesKeys = false;
    long long delta = 0;
    QPoint mouse;
};

/// Draws a dope sheet: only the rows and frames inside the clip.
class DopePainter {
public:
    DopePainter(QPainter& painter, const DopeCanvas& canvas, const Document& document,
        const DopeRowsModel& model);

    void paint(const QRect& clip, const DopeGestureView& gesture);
    [[nodiscard]] int paintedKeys() const { return m_paintedKeys; }

private:
    void paintBackground(int first, int last);
    void paintColumns();
    void paintKeys(int row);
    void paintHeld(int row, const mmd::TrackId& track);
    void paintSegment(int row, const mmd::TrackId& track);
    void paintDrafts(int row, const mmd::TrackId& track);
    void paintNames(int first, int last);
    void paintRuler();
    void paintCurrentFrame();
    void paintGesture(const DopeGestureView& gesture);
    void diamond(double x, double y, double radius, const QColor& fill, bool hollow);
    void cross(double x, double y, double radius, const QColor& ink);
    [[nodiscard]] bool isPhysicsOff(const mmd::TrackId& track, std::size_t key) const;
    [[nodiscard]] double rowMiddle(int row) const;

    QPainter& m_painter;
    const DopeCanvas& m_canvas;
    const Document& m_document;
    const DopeRowsModel& m_model;
    const Theme& m_theme;
    const TimeAxis& m_axis;
    const mmd::Motion* m_motion;
    QRect m_keys; ///< where keys are, in widget pixels
    int m_paintedKeys = 0;
};

} // namespace odori
