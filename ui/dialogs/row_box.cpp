// SPDX-License-Identifier: MIT
#include "ui/dialogs/row_box.h"

#include <QtGui/QStandardItemModel>

namespace odori {

std::span<const mmd::TrackId> EditRows::of(RowScope scope) const
{
    if (scope == RowScope::Selected)
        return selected;
    return scope == RowScope::Visible ? visible : all;
}

RowBox::RowBox(EditRows rows, RowScope wanted, QWidget* parent)
    : QComboBox(parent)
    , m_rows(std::move(rows))
{
    add(tr("All tracks (%n)", nullptr, int(m_rows.all.size())), RowScope::All);
    add(tr("Selected tracks (%n)", nullptr, int(m_rows.selected.size())), RowScope::Selected);
    add(tr("Visible rows (%n)", nullptr, int(m_rows.visible.size())), RowScope::Visible);
    setAccessibleName(tr("Which rows"));
    setCurrentIndex(m_rows.of(wanted).empty() ? 0 : findData(int(wanted)));
}

void RowBox::add(const QString& text, RowScope scope)
{
    addItem(text, int(scope));
    if (auto* items = qobject_cast<QStandardItemModel*>(model()))
        items->item(count() - 1)->setEnabled(scope == RowScope::All || !m_rows.of(scope).empty());
}

RowScope RowBox::scope() const
{
    return RowScope(currentData().toInt());
}

} // namespace odori
