// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/models/key_table_model.h"

#include <QtWidgets/QTableView>

#include <optional>

namespace odori {

/// The keyframe table as a widget: rows of one height, cells edited in place as text, and the keys
/// of a spreadsheet (Ctrl+C, X, V, A, Delete and Enter belong to the table while it has the focus).
/// Double-clicking a track's name goes to the key's frame. The model follows the document while the
/// view is visible.
///
/// The keys that are selected in the document are drawn selected, any number of them. Qt's own
/// selection follows them while it consists of few ranges (mostPieces); the mouse and the arrows
/// use it.
class KeyTableView : public QTableView {
    Q_OBJECT
public:
    static constexpr std::size_t mostPieces = 1000;

    /// Both must outlive the view.
    KeyTableView(Document& document, KeyTableModel& model, QWidget* parent = nullptr);

    /// Selects the keys of the document's selection, and scrolls to the first of them if none is
    /// visible.
    void showSelection();

    void selectAll() override;

public slots:
    void copy();
    void cut();
    void paste();
    void deleteSelected();

signals:
    /// The content of the clipboard cannot be pasted into the table.
    void refused();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags command) override;

private:
    /// Identifies a row by its key, because a reset changes the row numbers.
    struct Row {
        mmd::TrackId track;
        std::uint32_t frame = 0;
    };
    void addMenuActions();
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
    std::optional<Row> m_top, m_current; ///< before the running reset
    int m_currentColumn = 0;
    bool m_isChosenByUser = false; ///< the user is changing the selection
    bool m_hasWidths = false;
    bool m_isFollowing = false; ///< the document's selection is being copied to the table
};

} // namespace odori
