// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QWidget>

class QLabel;

namespace odori {

class Document;
class KeyTableModel;
class KeyTableView;
class PanelHeader;

/// The keyframe table: every key of the selected tracks as a row, to be edited in place, sorted,
/// copied, pasted from a spreadsheet and deleted. The table and the document have the same
/// selection.
class KeyTablePanel : public QWidget {
    Q_OBJECT
public:
    explicit KeyTablePanel(Document& document, QWidget* parent = nullptr);

    /// Title and number of keys; can be the title bar of a dock.
    [[nodiscard]] PanelHeader* header() { return m_header; }
    [[nodiscard]] KeyTableView& table() { return *m_table; }
    [[nodiscard]] KeyTableModel& model() { return *m_model; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    void showCount();
    void sayRefused();

    Document& m_document;
    KeyTableModel* m_model;
    KeyTableView* m_table;
    PanelHeader* m_header;
    QLabel* m_state;
};

} // namespace odori
