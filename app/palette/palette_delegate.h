// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QStyledItemDelegate>

namespace odori {

class PaletteModel;

/// A row of the palette: icon, menu, name with the typed letters in bold, and the keys at the right
/// end. A disabled command is dim and has a note.
class PaletteDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    PaletteDelegate(const PaletteModel& model, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(
        const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const PaletteModel& m_model;
};

} // namespace odori
