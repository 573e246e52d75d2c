// SPDX-License-Identifier: MIT
#pragma once

#include "ui/theme/theme.h"

#include <QtCore/QRectF>
#include <QtCore/QString>
#include <QtGui/QFont>
#include <QtGui/QPolygonF>
#include <QtGui/QStaticText>

#include <cstdint>
#include <optional>
#include <vector>

class QPainter;

namespace odori {

/// The texts over the picture: the line at the top left, the frame rate at the top right, the
/// number beside the mouse, the name beside a mark, the frames of ghosts, the sector of a drag, the
/// selection rectangle or lasso, the safe frame, and in the middle why there is no picture.
class Hud {
public:
    void setFont(const QFont& font);
    /// Texts are laid out again only if they change.
    void setTitle(const QString& text) { setText(m_title, text); }
    void setRate(const QString& text) { setText(m_rate, text); }
    void setNumber(const QString& text) { setText(m_number, text); }
    void setName(const QString& text) { setText(m_name, text); }
    void setNote(const QString& text) { setText(m_note, text); }

    /// The number is beside `mouse`, inside the picture.
    void paint(QPainter& painter, const QSizeF& size, const QPointF& mouse, const Theme& theme);

    QString whyNoPicture; ///< empty: there is one
    bool isBare = false;  ///< only the number and the note at the bottom are painted
    bool isBoxed = false; ///< title and rate have boxes, so that any background can be behind them
    QPointF named;        ///< the mark that has the name
    /// The frame of a ghost, at its highest point.
    struct Frame {
        QPointF at;
        std::uint32_t number = 0;
        bool isBefore = false; ///< the current frame
    };
    std::vector<Frame> frames; ///< the most important ones first

    QPolygonF sector; ///< sector of a ring's drag; empty without a drag
    QColor sectorColour;
    std::optional<QRectF> rubberBand;
    QPolygonF lasso;                 ///< the line of the mouse; empty without one
    std::optional<QRectF> safeFrame; ///< the film's picture

private:
    void setText(QStaticText& target, const QString& text) const;
    void paintArea(QPainter& painter, const Theme& theme) const;
    void paintSafeFrame(QPainter& painter, const QSizeF& size) const;
    /// A text in a box with this corner, moved into the picture.
    static void paintPill(
        QPainter& painter, const QSizeF& size, const QPointF& corner, const QStaticText& text);
    void paintTexts(QPainter& painter, const QSizeF& size) const;
    void paintReason(QPainter& painter, const QSizeF& size) const;
    void paintFrames(QPainter& painter) const;
    void paintPills(QPainter& painter, const QSizeF& size, const QPointF& mouse) const;

    QFont m_font;
    QStaticText m_title, m_rate, m_number, m_name, m_note;
};

} // namespace odori
