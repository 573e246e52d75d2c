// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/small_scene.h"
#include "ui/panels/table/key_table_panel.h"
#include "ui/panels/table/key_table_view.h"

#include <QtCore/QModelIndex>
#include <QtTest/QTest>

#include <memory>

namespace odori::test {

/// The keyframe table of the small scene in its own window, as a base for tests.
class TableStage {
protected:
    /// False if the window does not become active.
    [[nodiscard]] bool open(const QSize& size = {900, 400})
    {
        m_document = std::make_unique<Document>();
        loadSmallScene(*m_document);
        m_panel = std::make_unique<KeyTablePanel>(*m_document);
        m_panel->resize(size);
        m_panel->show();
        if (!QTest::qWaitForWindowActive(m_panel.get()))
            return false;
        table().setFocus();
        return true;
    }
    void close()
    {
        m_panel.reset();
        m_document.reset();
    }
    [[nodiscard]] KeyTableView& table() const { return m_panel->table(); }
    [[nodiscard]] KeyTableModel& model() const { return m_panel->model(); }
    /// The centre of a cell, which is scrolled into view.
    [[nodiscard]] QPoint centreOf(int row, KeyColumn column) const
    {
        const QModelIndex index = model().index(row, column.index());
        table().scrollTo(index);
        return table().visualRect(index).center();
    }
    void click(int row, KeyColumn column, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::mouseClick(table().viewport(), Qt::LeftButton, modifiers, centreOf(row, column));
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<KeyTablePanel> m_panel;
};

} // namespace odori::test
