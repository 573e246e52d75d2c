// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QStyledItemDelegate>

namespace odori {

/// Paints a pose as a picture with its name below. A broken file has a warning instead of a
/// picture, a damaged one that can be used has it in the picture's corner, and a file that was not
/// read yet has an empty frame.
class PoseDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    static constexpr int pictureSize = 80; ///< logical pixels; three columns fit a narrow dock
    /// The size of a cell in a widget with this font.
    [[nodiscard]] static QSize cellSize(const QFontMetrics& font);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(
        const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// Keeps what is typed when the row changes, for example because its picture is ready.
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
};

} // namespace odori
