// SPDX-License-Identifier: MIT
#pragma once

#include "ui/curves/graph/value_graph.h"

#include <QtGui/QIcon>
#include <QtWidgets/QWidget>

#include <optional>
#include <vector>

namespace odori {

class ValueCanvas;

/// The tracks of the graph, a row for each: fold, colour, name, solo, visibility and lock. Below an
/// unfolded track are its channels, each with a box that shows or mutes its line. A double click on
/// a name is solo, too. With the focus, Up and Down choose a row, Left and Right fold, and Space
/// hides.
class ValueTrackList : public QWidget {
    Q_OBJECT
public:
    ValueTrackList(ValueCanvas& canvas, QWidget* parent);

    /// Reads the canvas again.
    void refresh();

    enum class Part : std::uint8_t { Fold, Colour, Name, Solo, Visible, Lock, Channel };
    /// A row: a track, or one of its channels.
    struct Row {
        std::size_t track = 0;
        std::optional<mmd::KeyNumber> channel;
        bool operator==(const Row&) const = default;
    };
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    /// The area of a part, in widget pixels; empty if the row does not have this part.
    [[nodiscard]] QRect areaOf(const Row& row, Part part) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// The row that the keyboard has chosen.
    void shown(const QRect& area);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] int rowHeight() const;
    /// A size beside usual texts, for those of this list.
    [[nodiscard]] int grown(int pixels) const;
    [[nodiscard]] std::optional<Row> rowAt(const QPoint& at) const;
    [[nodiscard]] std::optional<Part> partAt(const Row& row, const QPoint& at) const;
    [[nodiscard]] QString tipOf(const Row& row, Part part) const;
    /// The row of the active line; its track's row if that is folded.
    [[nodiscard]] std::optional<Row> activeRow() const;
    void press(const Row& row, Part part, Qt::KeyboardModifiers modifiers);
    void activate(const Row& row);
    void setSolo(std::size_t track, bool alsoOthers);
    void showColours(std::size_t track, const QPoint& at);
    void fold(const Row& row, bool folds);
    void makeIcons();
    void paintTrack(QPainter& painter, const Row& row) const;
    void paintChannel(QPainter& painter, const Row& row) const;

    ValueCanvas& m_canvas;
    std::vector<Row> m_rows;
    QIcon m_solo, m_visible, m_hidden, m_locked, m_open; ///< in the text colour
};

} // namespace odori
