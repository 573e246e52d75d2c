// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"

#include <QtWidgets/QWidget>

class QLineEdit;
class QScrollBar;
class QToolButton;

namespace odori {

class DopeCanvas;
class DopeRowsModel;

/// The dope sheet with its header (filters, search) and scroll bars.
class DopeSheet : public QWidget {
    Q_OBJECT
public:
    explicit DopeSheet(Document& document, QWidget* parent = nullptr);

    /// Title, filters and search; a dock may take it as its title bar.
    [[nodiscard]] QWidget* headerBar() const { return m_header; }
    [[nodiscard]] DopeCanvas& canvas() { return *m_canvas; }
    /// The tracks of the rows that show: what "visible rows" means to an edit.
    [[nodiscard]] std::vector<mmd::TrackId> visibleTracks() const;

public slots:
    /// Registers the selected bones and morphs at the current frame, or those with a draft there if
    /// none is selected.
    void registerSelected();
    void deleteSelected();
    /// Every key of the rows that show.
    void selectAll();
    void nextKey();
    void previousKey();

signals:
    /// What is selected, in words.
    void statusText(const QString& text);

private:
    void createHeader();
    QToolButton* addFilter(const QString& text, const QString& hint);
    void applyFilters();
    void syncScrollBars();
    void takeChange(const Change& change);
    void takeFrame(double frame);
    void stepToKey(int direction);
    void showStatus();

    Document& m_document;
    DopeRowsModel* m_model;
    DopeCanvas* m_canvas;
    QWidget* m_header = nullptr;
    QToolButton* m_keyed = nullptr;
    QToolButton* m_selected = nullptr;
    QToolButton* m_drafts = nullptr;
    QLineEdit* m_search = nullptr;
    QScrollBar* m_vertical;
    QScrollBar* m_horizontal;
    bool m_isFitted = false;
};

} // namespace odori
