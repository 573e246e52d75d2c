// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/models/key_table_model.h"

#include <QtWidgets/QTableView>

#include <optional>

namespace odori {

/// The keyframe table as a widget: rows of one height, cells edited in place as text, and the keys
/// of a spreadsheet (Ctrl+C, X, V, A, Delete and Enter are the table's while it has the focus).
/// Double-clicking a track's name goes to the key's frame. The model follows the document while the
/// view shows.
///
/// The keys that the document has selected are drawn selected, however many there are; Qt's own
/// selection follows them for as long as they lie in few enough pieces (mostPieces), and is what
/// the mouse and the arrows work with.
class KeyTableView : public QTableView {
    Q_OBJECT
public:
    static constexpr std::size_t mostPieces = 1000;

    /// Both must outlive the view.
    KeyTableView(Document& document, KeyTableModel& model, QWidget* parent = nullptr);

    /// Selects what the document has selected, and brings the first of it into view if none of it
    /// is.
    void showSelection();

    void selectAll() override;

public slots:
    void copy();
    void cut();
    void paste();
    void deleteSelected();

signals:
    /// What was on the clipboard does not go into the table.
    void refused();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags command) override;

private:
    /// A row by its key, since a reset changes the rows' numbers.
    struct Row {
        mmd::TrackId track;
        std::uint32_t frame = 0;
    };
    void setColumnWidths();
    void showColumns();
    void forget();
    void restore();
    void updateSelection();
    void bringIntoView(const RowRanges& ranges);
    [[nodiscard]] RowRanges selectedRanges() const;
    [[nodiscard]] mmd::Selection shownKeys() const;

    Document& m_document;
    KeyTableModel& m_model;
    std::optional<Row> m_top, m_current; ///< before the reset that runs
    int m_currentColumn = 0;
    bool m_isChosenByUser = false; ///< the selection that changes now is the user's doing
    bool m_isFollowing = false;    ///< it is the document's
};

} // namespace odori
